import type { RulesText } from '../../table/board.ts';

export const rules: RulesText = {
  sections: [
    {
      title: 'The aim',
      blocks: [
        'Be first to hold a complete set of one treasure. You win at once, whoever’s turn it is. A card that shows two treasures counts as both.',
        {
          table: [
            ['Treasure', 'For a set', 'Pirate deck', 'Galleon'],
            ['Treasure chests', '3', '0', '3'],
            ['Diamonds', '3', '0', '3'],
            ['Piggy banks', '4', '1', '4'],
            ['Gold bars', '4', '1', '4'],
            ['Barrels', '5', '3', '5'],
            ['Sacks', '5', '3', '5'],
          ],
        },
      ],
    },
    {
      title: 'Set-up',
      blocks: [
        'The 16 cards of the Galleon are shuffled and lie with their treasures up: everyone sees the top one, nobody may count the rest.',
        'Of the 56 Pirate cards, 8 lie face down as islands, everyone gets 5 (in Express Buccaneer 6), the rest is the deck. All backs are alike.',
      ],
    },
    {
      title: 'Your turn',
      blocks: [
        'Do exactly one of three things:',
        {
          list: [
            '<b>Play</b> one card, or several with the same action, one after the other. Each may be aimed at another player. A card of that kind which you gain in the turn may be played too.',
            '<b>Bury</b> any number of cards face down as new islands. Only you know what lies where.',
            '<b>Pass.</b>',
          ],
        },
        'Then you draw up to 5 (6) cards. Only then: who loses a card in another’s turn stays short.',
        'When no island is left, 8 new ones rise at once. When the deck is empty, the discards become the new deck.',
      ],
    },
    {
      title: 'The Pirate cards',
      blocks: [
        {
          list: [
            '<b>Shovel</b> (15): take an island of your choice into your hand, unseen.',
            '<b>Boarding</b> (11): take the top card of the Galleon.',
            '<b>Fishing Rod</b> (9): take one card from another player’s hand, by chance. Only the two of you see it.',
            '<b>Mirror</b> (3): answers a Fishing Rod, a Spyglass or Drop Ballast played against you. It turns on whoever played it. There is no Mirror against a Mirror.',
            '<b>Spyglass</b> (4): see another player’s whole hand and take one card.',
            '<b>Map</b> (4): look at an island. Keep the card, or leave it and look at another. The third, or the last there is, must be kept.',
            '<b>Drop Ballast</b> (1): another player shows the whole hand to everyone, buries all of it in an order of their choice and draws 5 (6) new cards.',
            '<b>Switcheroo</b> (1): exchange your whole hand with another player’s. A Mirror cannot answer it.',
          ],
        },
        'A Fishing Rod or Spyglass needs a target that holds a card. If a Mirror turns it on somebody without cards, nothing is taken.',
      ],
    },
    {
      title: 'The Mirror question',
      blocks: [
        'After every attack everyone waits the same time, whether or not the target holds a Mirror. The answer stays sealed until then and may be changed; no answer means that it happens.',
        'Whoever does not wish to be asked can say so; the pause stays the same.',
      ],
    },
    {
      title: 'The end',
      blocks: [
        'Besides a complete set, the game ends at once when somebody takes the last card of the Galleon, when a Pirate card is needed and none is left, or when everybody has passed three times in a row without drawing.',
        'Then most treasures in hand win, whatever their kind; doubles count two, ties share the victory. A set that is completed by the last card goes first.',
      ],
    },
  ],
  reconstructed: [
    'How the Galleon’s treasures share its 16 cards: singles are one each of chest, diamond, piggy bank and gold bar, two barrels, two sacks; the eight doubles are chest with piggy bank, chest with barrel, diamond with gold bar, diamond with sack, piggy bank with barrel, piggy bank with sack, gold bar with barrel, gold bar with sack.',
  ],
};
