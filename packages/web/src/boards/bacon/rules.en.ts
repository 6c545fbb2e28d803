import type { RulesText } from '../../table/board.ts';

/** The rules of Bacon in English. */
export const rules: RulesText = {
  sections: [
    {
      title: 'In a nutshell',
      blocks: [
        'Get rid of your cards. Somebody lays a combination, the others go clockwise and beat it with a higher one of the same kind, or pass. When all others have passed, the winner leads again.',
        'Whoever is out early scores. Three and five play alone, four and six in two teams whose members sit alternately.',
      ],
    },
    {
      title: 'Setting up',
      blocks: [
        {
          table: [
            ['Players', 'Play as', 'Ranks', 'Suits', 'Each gets', 'The game ends at'],
            ['3', 'each alone', '1–8', '3', '16 + 2 Bacon', '6 VP'],
            ['4', 'two teams', '1–10', '3', '15 + 2 Bacon', '8 VP or 8 rounds'],
            ['5', 'each alone', '1–10', '3', '12 + 2 Bacon', '10 VP'],
            ['6', 'two teams', '1–9', '4', '12 + 2 Bacon', '24 VP or 6 rounds'],
          ],
        },
        'There are two of each card. Every round all cards of the table are shuffled and dealt, and each player gets two Bacon cards. The first start player is drawn by lot.',
      ],
    },
    {
      title: 'A turn',
      blocks: [
        'The start player <b>leads</b> any combo or special. Then, clockwise, each player with cards beats what was laid last or <b>passes</b>. Who passed may play again later in the same trick.',
        'When all others who hold cards have passed in a row, the cards are put aside and the winner leads. A lead is never a pass.',
        {
          list: [
            'A combo is beaten by a <b>higher combo of the same kind</b> with the same number of cards, or by <b>any special</b>.',
            'A special is beaten by a <b>higher one of its kind</b>, or by any special <b>further down the menu</b>.',
            'A combo never follows a special.',
            'The highest rank counts. Equal does not beat.',
            'No more than six cards.',
          ],
        },
      ],
    },
    {
      title: 'The menu',
      blocks: [
        {
          table: [
            ['Combo', 'What it is', 'Example'],
            ['Single', 'one card', '7'],
            ['Pair', 'two of a rank', '4-4'],
            ['Trip', 'three of a rank', '4-4-4'],
            ['Run', 'three to six in a row', '3-4-5'],
            ['Stair', 'two neighbouring pairs', '3-3-4-4'],
            ['Tube', 'three neighbouring pairs', '3-3-4-4-5-5'],
            ['Plate', 'two neighbouring trips', '3-3-3-4-4-4'],
          ],
        },
        {
          table: [
            ['Special, weakest first', 'What it is'],
            ['Quad', 'four of a rank'],
            ['Straight flush', 'five in a row, all in one suit'],
            ['Quint', 'five of a rank'],
            ['Stretch flush', 'six in a row, all in one suit'],
            ['Hex', 'six of a rank'],
          ],
        },
        'Only the two flushes care about suits. A row in one suit may also be laid as a plain run: you say what it is.',
      ],
    },
    {
      title: 'Bacon',
      blocks: [
        'A Bacon card stands for any rank, and in a flush for any suit that is in play. You say what it is when you lay it.',
        'It can even be <b>X</b>, one above the highest rank of the deck. Only Bacon can be X, so with two of them there are X-X or 10-10-X-X, but no three X.',
      ],
    },
    {
      title: 'Teams',
      blocks: [
        'Whoever wins a trick may let a <b>teammate lead</b> instead. That teammate must lead and cannot hand it on. The first lead of a round is not handed on.',
        'If the winner is out, a teammate with cards leads, whom the winner names; without one, or when playing alone, the next player with cards does.',
        'During a round nobody may tell what they hold or talk about plans: teammates have set phrases only.',
      ],
    },
    {
      title: 'The end of a round',
      blocks: [
        'Your last card played, you take the score token of your place at once. What you went out with may still be beaten. The round ends when only one player holds cards.',
        '<b>Alone:</b> each token brings the VP on it. <b>In teams:</b> only the team that was out first scores, for each other place that its members took. Out 1st, 3rd and 5th of six: 4 + 1 = 5 VP.',
        {
          table: [
            ['Players', '1st', '2nd', '3rd', '4th', '5th', '6th'],
            ['3', '2', '1', '–', '', '', ''],
            ['4', 'team scores', '4', '2', '0', '', ''],
            ['5', '4', '3', '2', '1', '–', ''],
            ['6', 'team scores', '8', '4', '2', '1', '0'],
          ],
        },
        'Has anyone reached the goal, or has the last round been played, most VP win; a tie is shared. Otherwise the player of the team with the fewest VP who sits closest clockwise after the last start player starts; if several have fewest, the next player clockwise.',
      ],
    },
  ],
  reconstructed: [
    'The VP on the score tokens for 3, 4 and 5 players. Those for 6 are from the rulebook. A table can set others.',
    'That a row of five or six in one suit may also be laid as a plain run.',
  ],
};
