/** The notes of the guide. */
export const en = {
  welcome:
    'Be first to hold a <b>complete set</b> of one treasure: 3 chests or diamonds, 4 pigs or gold bars, 5 barrels or sacks. The counters over your hand show how far you are.',
  turn: 'In a turn you play <b>one kind</b> of card, as often as you hold it. Or you bury cards, or pass. You hold two Shovels.',
  dig: 'Each island hides a card. <b>Tap a Shovel, then island D.</b>',
  digAgain:
    'A Boarding card: that will be useful. The others saw where you dug, not what you found. You hold another Shovel: <b>dig on island E.</b>',
  end: 'A barrel! Treasures stay in your hand. <b>End your turn</b>; then you draw up to five cards.',
  mirror: 'You are being fished from! But you hold a <b>Mirror</b>. Everyone waits the same time, so nobody can tell. <b>Use it.</b>',
  mirrored: 'The Rod turned round: you took a card from them, another Boarding. A Mirror works against Rod, Spyglass and Drop Ballast.',
  board: 'The Galleon’s top card lies open: a chest <b>and</b> a barrel, it counts as both. <b>Tap a Boarding card, then board.</b>',
  boardAgain: 'Three barrels. The next card shows a barrel as well: <b>board again.</b>',
  full: 'Four barrels of five! Nobody may count what is left on the Galleon; who takes its last card ends the game. <b>End your turn.</b>',
  buried: 'They <b>buried</b> a card: a new island, and only they know what lies there. Whoever buries should remember it.',
  map: 'One barrel is missing. With a <b>Map</b> you look before you take. <b>Tap the Map, then island F.</b>',
  leave: 'A Shovel, no barrel. <b>Look elsewhere, at island H</b>; what you leave stays where it is.',
  keep: 'There it is. <b>Keep it</b>: five barrels are a complete set, and you win at once.',
  done: 'The Black Truffle is yours! The rules are always behind the book at the top.',
};
