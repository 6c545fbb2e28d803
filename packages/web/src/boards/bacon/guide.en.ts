/** The notes of the guide. */
export const en = {
  welcome:
    'Be the first to get rid of your cards. Someone leads cards that belong together; each in turn <b>beats</b> them with higher ones of the same kind and number, or passes.',
  pass: 'A pair of 8s lies there, the highest pair but two Bacon. That would be too dear, so <b>pass</b>. You may come in again later.',
  single: 'All passed, so the pair of 8s won, and its player leads anew: a single 2. Your 7 fits nowhere else. <b>Tap it and play it.</b>',
  bacon:
    'An 8, and equal does not beat. But <b>Bacon</b> is wild: any rank, even X above the highest. <b>Play one Bacon as X</b>, and the lead is yours.',
  lead: 'Now you may lead anything on the menu. Three neighbouring pairs are a <b>tube</b>: six cards at once. <b>Play 1-1-2-2-3-3.</b>',
  special:
    'Four of a kind, a <b>special</b>: specials beat every combo, and only a better special beats them. <b>Play your three 4s and the Bacon.</b>',
  stair: 'Nobody can top that. Lead again: two neighbouring pairs are a <b>stair</b>. <b>Play 5-5-6-6.</b>',
  last: 'Two cards left, and they make a pair. <b>Play the 8s</b> and you are out.',
  end: 'Out first: most points of the round are yours. It goes on until one player holds cards; rounds follow until someone reaches the goal. With 4 or 6 you play in teams, and the winner of a trick may let a teammate lead.',
  done: 'That is the whole game. The rules are always behind the book at the top.',
};
