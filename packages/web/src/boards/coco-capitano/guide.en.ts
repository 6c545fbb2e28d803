/** The notes of the guide. */
export const en = {
  welcome:
    'The Captain sails round the islands for treasure. On a roll, <b>Billy or the monkey</b> moves first, then <b>the Captain</b> by his pips.',
  roll: 'The numbers show where each pip leads; red means that somebody waits there now. <b>Roll both dice.</b>',
  took: 'Billy moved on, and the Captain came to an empty island: the top treasure is yours, a bag worth 3. It lies <b>at risk</b> until you stop.',
  rollAgain: 'Dare another roll? If the Captain ends where Billy or the monkey stands, you lose what is at risk. <b>Roll again.</b>',
  stop: 'A barrel, 2 more. Enough for now: <b>stop</b>, and all 5 points are safe for good.',
  others: 'Now the next crew sails. They found a chest, and they want more…',
  lost: 'They met Billy. Their treasure goes back on top of the stack, and it is your turn again.',
  rollOnce: 'That chest is the next treasure now. A turn always begins with a roll: <b>roll</b>.',
  bank: 'One point is better than none. <b>Stop</b> and bank it.',
  end: 'When the stack runs out, whoever has most points wins: chests 1, barrels 2, bags 3. A tie goes to the crew with more chests.',
  done: 'That is the whole game. The rules are always behind the book at the top.',
};
