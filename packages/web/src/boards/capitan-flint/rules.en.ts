import type { RulesText } from '../../table/board.ts';

/** The rules in English. */
export const rules: RulesText = {
  sections: [
    {
      title: 'The aim',
      blocks: [
        'Jewels come out of a ghost’s Chest, one after the other. Take whole kinds or colours with your few bags, and be the first to lay a hand on Parche, the parrot, when three hats lie there. Whoever has won the most gems when Captain Flint appears wins.',
      ],
    },
    {
      title: 'What you begin with',
      blocks: [
        'Everyone has <b>four bags</b>, hidden from the others: each is for one jewel (rings, diamonds, coins, pearls) or one colour (red, blue, yellow, green). If anyone’s four are of only two types, all are dealt anew.',
        'In the Chest lie 80 jewel cards, four pirates and Captain Flint. Flint is among the last 26 cards.',
      ],
    },
    {
      title: 'Your turn',
      blocks: [
        {
          list: [
            '<b>First card.</b> It comes out of the Chest by itself and lies down in the centre, beside what was left there.',
            'Then <b>open a bag</b>, or <b>draw</b> the second card.',
            '<b>Second card.</b> Then open a bag, or end your turn.',
          ],
        },
        'An opened bag takes <b>every</b> card of its jewel or colour from the centre. The bag leaves the game and your turn is over. A bag may be opened even if it takes nothing.',
        'Without bags you still turn up both cards.',
      ],
    },
    {
      title: 'What the seals mean',
      blocks: [
        {
          table: [
            ['Seal', 'What happens'],
            ['Chest', 'Another card comes at once. A card with a chest is neither your first nor your second.'],
            ['Hooks', 'On the first card nothing. On the second your turn ends at once, and you open no bag.'],
            ['Hat', 'With three hats in the centre Parche may be caught.'],
            ['Pirate', 'All cards of his jewel leave the game, and so does he. He counts as a first or second card.'],
          ],
        },
      ],
    },
    {
      title: 'Parche',
      blocks: [
        'After every card there is a short time in which anyone may <b>touch Parche</b>: tap him, click him, or press the space key. What counts is how fast you were from the moment the card appeared on <b>your</b> screen; a slow line costs you nothing.',
        'If three hats or more lie in the centre, the fastest hand takes all cards with a hat. Hands that were later lose nothing. If nobody touches him, the catch stays open with the next cards.',
        '<b>A wrong hand</b> costs two of your won cards, which you choose. With fewer than two it costs one of your bags. With nothing to give it costs nothing.',
        'The time is the same after every card, whether there is something to catch or not. Nobody learns who touched before it is over.',
      ],
    },
    {
      title: 'The end',
      blocks: [
        'The game ends at once when <b>Captain Flint</b> appears, or when nobody has a bag left. What lies in the centre then belongs to nobody.',
        'Each gem on a won card is a point. A tie goes to whoever has fewer cards; after that it is shared.',
      ],
    },
    {
      title: 'House rules',
      blocks: [
        {
          list: [
            '<b>Veteran pirates.</b> Three hooks open the catch as well; the fastest hand takes all cards with that symbol. If both stand at three, the card just turned up decides, and hats if it has neither. Hooks and a hat as first and second card, in either order, end the turn; a catch comes before that.',
            '<b>Calm.</b> No race: there are some seconds after every card, and of the hands that were right one is drawn by lot. Wrong hands pay as always. It is what tables over days begin with.',
            '<b>Open scores.</b> Everyone sees how many gems each player has won. Otherwise only how many cards.',
            '<b>Count hats for everyone.</b> Lamps count the hats in the centre, and move only when the time to touch is up.',
          ],
        },
      ],
    },
  ],
  reconstructed: [
    'The five cards of each jewel and colour: 1 gem with a chest; 1 gem with a symbol that turns from pair to pair; 2 gems with hooks; 2 gems with a hat; 3 gems without one. In all 20 cards with each symbol and 20 without, 144 gems.',
  ],
};
