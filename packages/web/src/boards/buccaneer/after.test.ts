import { game, type View } from '@quarterdeck/games/buccaneer';
import { openTable, rngLuck, seatsOf, seededRng } from '@quarterdeck/kernel';
import { expect, it } from 'vitest';
import { after } from './after.ts';

/** What the eye follows; who is to act and what is asked stands in the update's own view. */
const eye = ({ stacks, money, loot, stock, open, toCome, boarded }: View): object => ({
  stacks,
  money,
  loot,
  stock,
  open,
  toCome,
  boarded,
});

it('Buccaneer board: following the events one by one shows what the next view says', () => {
  const rng = seededRng(4);
  const table = openTable({ game, config: game.config({}), seats: 4, luck: rngLuck(rng) });
  let shown = table.update(0, 0).view;
  for (let seq = table.seq; table.waiting.kind !== 'over'; seq = table.seq) {
    const [seat = 0] = seatsOf(table.waiting.must);
    const { legal } = table.update(seat, seq);
    const action = legal[rng.below(legal.length)];
    if (action === undefined || table.submit(seat, action, seq) !== null) throw new Error('A legal action was refused.');
    const { view, events } = table.update(0, seq);
    expect(eye(events.reduce(after, shown))).toEqual(eye(view));
    shown = view;
  }
});
