/**
 * Coco Capitano for two random players as one would write it without any framework: one function, local variables, its own
 * generator. Plays `games` games and returns how many decisions were made. It shows what the general contract costs.
 */
export function plainCoco(games: number, seed: number): number {
  let a = seed | 1;
  const word = (): number => {
    a ^= a << 13;
    a ^= a >>> 17;
    a ^= a << 5;
    return a >>> 0;
  };
  const below = (n: number): number => ((word() * n) / 2 ** 32) | 0;
  const order = new Uint8Array(27);
  const points = new Int32Array(2);
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    for (let i = 0; i < 27; i++) order[i] = i % 3;
    for (let i = 26; i > 0; i--) {
      const j = below(i + 1);
      const held = order[i] as number;
      order[i] = order[j] as number;
      order[j] = held;
    }
    points.fill(0);
    let turn = below(2);
    let captain = below(7);
    let billy = (captain + 1 + below(6)) % 7;
    let monkey = (captain + 1 + below(6)) % 7;
    while (monkey === billy) monkey = (captain + 1 + below(6)) % 7;
    let turnStart = 0;
    let top = 0;
    while (top < 27) {
      decisions++;
      if (top > turnStart && below(2) === 1) {
        for (let i = turnStart; i < top; i++) points[turn] = (points[turn] as number) + (order[i] as number) + 1;
        turnStart = top;
        turn = 1 - turn;
        continue;
      }
      const roll = below(36);
      const steps = roll % 3 === 2 ? 2 : 1;
      if (roll < 18) billy = billy + steps < 7 ? billy + steps : billy + steps - 7;
      else monkey = monkey + steps < 7 ? monkey + steps : monkey + steps - 7;
      const to = captain + 1 + (((roll % 18) / 6) | 0);
      captain = to < 7 ? to : to - 7;
      if (captain === billy || captain === monkey) {
        top = turnStart;
        turn = 1 - turn;
      } else top++;
    }
    for (let i = turnStart; i < top; i++) points[turn] = (points[turn] as number) + (order[i] as number) + 1;
  }
  return decisions;
}
