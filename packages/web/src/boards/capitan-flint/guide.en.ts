/** The notes of the guide. */
export const en = {
  welcome:
    'Out of the <b>Chest</b> come jewels, one card after the other, into the centre. You have four <b>bags</b>: each takes one jewel or one colour, once.',
  card: 'Your first card: <b>2 red rings</b>. It stands in the column of its jewel; the letter is its colour, and the round seal is a <b>hat</b>.',
  window:
    'After every card the ring around <b>Parche</b> runs out. Anyone may touch him in that time, but only <b>three hats</b> make it right. A wrong hand costs two won cards, or a bag. So: hands off, for now.',
  draw: 'Each bag tells what it would take now: gems, then cards. That is little yet. <b>Draw a second card.</b>',
  pass: 'Another hat, that makes two. Save your bags and <b>end your turn</b>.',
  chest: 'The others turned up a card with a <b>chest</b> on its seal: one more card follows at once. Watch the hats…',
  touch: 'A third hat! <b>Touch Parche</b>: tap, click, or press space.',
  caught: 'You were faster, by the time from when the card showed on each screen. All cards with a hat are yours.',
  bag: 'Your card has <b>hooks</b>. On a first card they do nothing; on a second they end the turn. Your <b>red bag</b> takes two cards now: <b>open it</b>.',
  end: '5 gems more. The bag is gone, and your turn is over. When Captain Flint comes out of the Chest, or nobody has a bag left, the most gems win.',
  done: 'That is the whole game. The rules are always behind the book at the top.',
};
