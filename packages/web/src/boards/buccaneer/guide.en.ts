/** The notes of the guide. */
export const en = {
  welcome:
    'Pirates climb on each other until the stack is tall enough for a <b>ship</b>. Whoever is on top is captain and gets the ship’s ducats, but pays the <b>wages</b> of the others’ pirates. Most money wins.',
  move: 'In a turn you <b>move or board</b>. Your own pirates cost you nothing, so climb on a cheap one: <b>tap your 2, then the 2 on the left.</b>',
  stack:
    'A stack moves as a whole and never splits. Four pirates are enough for the smallest ship: <b>put your stack on the one on the left.</b>',
  board:
    'Four pirates, and nobody climbed on you. <b>Board the ship of 18</b>: it shows two pieces of loot, and you choose yours. The second pirate from the top gets the other.',
  paid: '18 ducats less 7 in wages: 11 for you. All pirates are back with their owners. When all three ships are boarded, three new ones come.',
  takeOver:
    'Five pirates, two of them yours, and a 5 on top. Climb on, and it is your stack: <b>put your 2 on it.</b> Next turn it could board any ship.',
  covered:
    'Too late, they climbed on you: now it is their stack, with three of yours in it. Remember their wages! Meanwhile <b>put your ? on the stack with three.</b>',
  mutiny:
    'With <b>three pirates</b> in another’s stack you may mutiny at the start of its captain’s turn: it must board. <b>Demand it.</b>',
  end: 'You were paid 9 and, second from the top, got a barrel. After 15 ships, whoever has most of a kind of loot earns its ducats: chests 15, barrels 12, candlesticks 9, sabres 6.',
  done: 'That is the whole game. The rules are always behind the book at the top.',
};
