import type { RulesText } from '../../table/board.ts';

/** Coco Capitano's rules, in our own words. */
export const rules: RulesText = {
  sections: [
    {
      title: 'What it is about',
      blocks: [
        'Captain de Palma sails from island to island and finds treasure, as long as he meets neither Pirate Billy nor the monkey. You steer him in your turn: roll once more, or bring home what you have found.',
        'When the stack of treasure has run out, the most points win.',
      ],
    },
    {
      title: 'Set-up',
      blocks: [
        {
          list: [
            '<b>7 islands</b> lie in a circle. The Captain, Billy and the monkey stand on three different ones, drawn by lot.',
            '<b>27 treasure tiles</b> lie in a stack, face up: everyone sees the top one.',
          ],
        },
      ],
    },
    {
      title: 'Your turn',
      blocks: [
        'Roll both dice. You must roll at least once.',
        {
          list: [
            'First the pirate die: <b>sabres</b> move Billy that many islands, <b>bananas</b> move the monkey.',
            'Then the Captain’s die: he moves as many islands as it shows. All move clockwise.',
            'Is the Captain <b>alone</b> on his island, you take the top tile. It lies open before you, at risk.',
            'Has he met <b>Billy or the monkey</b>, all you found in this turn is lost and goes back to the stack. Your turn is over.',
          ],
        },
        'Only where the Captain ends matters, not whom he passes. Billy and the monkey may share an island.',
        'After each tile you choose: <b>stop</b>, and your tiles are safe to the end of the game, or <b>roll again</b>.',
        'Lost tiles go back on top of the stack in their old order. At another table they may go to the bottom, or the whole stack is shuffled anew.',
      ],
    },
    {
      title: 'The dice',
      blocks: [
        {
          table: [
            ['die', 'faces'],
            ['pirate', '1 sabre twice, 2 sabres, 1 banana twice, 2 bananas'],
            ['Captain', '1, 2 and 3, each twice'],
          ],
        },
      ],
    },
    {
      title: 'The end',
      blocks: [
        'The game ends the moment the last tile is taken; what lies before that player counts.',
        {
          table: [
            ['tile', 'points', 'how many'],
            ['chest', '1', '9'],
            ['barrel', '2', '9'],
            ['bag', '3', '9'],
          ],
        },
        'Most points win. A tie goes to more chests; a further tie is shared.',
      ],
    },
    {
      title: 'House rules',
      blocks: [
        {
          list: [
            '<b>Older players:</b> 6 islands instead of 7.',
            '<b>Very young players:</b> the taller pile wins, whatever lies in it. A tie goes to more chests.',
            '<b>Open scores off:</b> safe tiles lie face down; you see how many, and remember which.',
          ],
        },
      ],
    },
  ],
  reconstructed: [
    'How many of the 27 tiles are chests, barrels and bags (9 each): the rulebook gives only their sum.',
    'Where lost tiles go in the stack: on top, in their old order.',
  ],
};
