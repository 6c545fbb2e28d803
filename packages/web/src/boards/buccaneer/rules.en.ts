import * as buccaneer from '@quarterdeck/games/buccaneer';
import type { RulesText } from '../../table/board.ts';

const ships = buccaneer.ships.map((ship) => [String(ship.ducats), String(ship.crew), String(ship.mystery), ship.loot.join(', ')]);

/** Buccaneer's rules, in our own words. */
export const rules: RulesText = {
  sections: [
    {
      title: 'What it is about',
      blocks: [
        'Everybody sends five pirates into the same harbour. They climb on each other’s shoulders until a stack is big enough to board a ship. Whoever is on top is the captain: the captain gets the ship’s ducats and pays everybody else’s pirates in the stack.',
        'The richest player wins when all 15 ships have been boarded.',
      ],
    },
    {
      title: 'Set-up',
      blocks: [
        {
          list: [
            'Three ships lie open. New ones come only when all three have been boarded, and then at once.',
            'You have five pirates with wages of <b>2, 3, 4, 5</b> and <b>?</b>, and 10 ducats.',
            'The loot lies in the stock: six pieces each of sabres, candlesticks, barrels and chests.',
          ],
        },
      ],
    },
    {
      title: 'Your turn',
      blocks: [
        'Do exactly one of two things. You may not pass; if you can do neither, you are skipped.',
        {
          list: [
            '<b>Move:</b> take a pirate or stack of yours (yours is on top) and put it on another player’s pirate or stack. The whole now lies in front of you, and you are its captain.',
            '<b>Board:</b> put a stack of yours on a ship that needs no more pirates than the stack has.',
          ],
        },
        {
          list: [
            'A stack never splits, and none is higher than nine.',
            'Your own pirates never go on your own.',
            'Nobody may look at the wages of covered pirates, not even at their own. Colours and order are seen from the side.',
            'If boarding is all you can do, you must board, even at a loss.',
          ],
        },
      ],
    },
    {
      title: 'Sharing the booty',
      blocks: [
        {
          list: [
            'The captain takes one of the loot pieces that the ship shows. The owner of the second pirate from the top gets the other, if the ship shows two.',
            'The captain takes the ship’s ducats and pays every pirate of the others its wage. The <b>?</b> is paid what the ship says.',
            'The captain’s own pirates are not paid. What is left is the captain’s.',
            'If the ship’s ducats do not suffice, the captain pays from his own. If those do not suffice either, the stock pays the rest: the captain ends with nothing, but keeps the loot.',
            'All pirates go home, face up, and the ship is gone.',
          ],
        },
        'If the stock has no piece of a kind left, that piece is not given.',
      ],
    },
    {
      title: 'Mutiny',
      blocks: [
        'If three or more of your pirates lie in one stack of another player, and that stack could board a ship, you are asked at the start of that captain’s turn whether you <b>demand</b> that it boards. One demand is enough. The captain must then board with such a stack; which ship, and which of several stacks, is the captain’s choice.',
        'You can set that you always or never demand, and change it at any time.',
      ],
    },
    {
      title: 'Blockade',
      blocks: [
        'If nobody at all can move or board, all stacks dissolve without pay and the next player goes on. A third blockade with no boarding between them ends the game as it stands.',
      ],
    },
    {
      title: 'The end',
      blocks: [
        'When the last ship has been boarded, the loot is counted, kind by kind:',
        {
          table: [['kind', 'most of it'], ...buccaneer.lootKinds.map((kind, index) => [kind, `${buccaneer.bonuses[index]} ducats`])],
        },
        {
          list: [
            'Whoever has the most pieces of a kind gets its ducats. If several have the most they share, rounded down.',
            'Who gets nothing for a kind has 1 ducat for each piece of it instead.',
            'Example: two players have two chests each, two others one each. The first two share 15, 7 each; the others get 1 each.',
          ],
        },
        'Most money wins. A tie is a shared victory.',
      ],
    },
    {
      title: 'The ships',
      blocks: [{ table: [['ducats', 'crew', '?', 'loot'], ...ships] }],
    },
  ],
  reconstructed: [
    'The 15 ships: known are the range of crews, a ship of 22 ducats for a crew of 5 that pays 4 to a question mark, one of 30 for 6, one of 15, and that small ships show one piece and richer ones two. The other values were chosen to fit.',
    'Wages, loot pieces and their bonuses are those of the box.',
    'Not in the rulebook: what happens when nobody can act (blockade), when the stock lacks a piece, and that a tie is shared.',
  ],
};
