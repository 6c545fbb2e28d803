import { emitKeypressEvents, type Key } from 'node:readline';
import type { AnyShape, Replay } from '@quarterdeck/kernel';
import { type Eyes, nextEyes, showStop } from './stop.ts';

/** Where the reader is. */
export interface Place {
  readonly stop: number;
  readonly eyes: Eyes;
}

/** Where a key leads; null: away. */
export function moved({ stop, eyes }: Place, key: Pick<Key, 'name' | 'ctrl'>, last: number, seats: number): Place | null {
  const to = (wanted: number): Place => ({ stop: Math.max(0, Math.min(last, wanted)), eyes });
  if (key.ctrl === true) return key.name === 'c' || key.name === 'd' ? null : { stop, eyes };
  switch (key.name) {
    case 'right':
    case 'space':
    case 'return':
      return to(stop + 1);
    case 'left':
    case 'backspace':
      return to(stop - 1);
    case 'down':
      return to(stop + 10);
    case 'up':
      return to(stop - 10);
    case 'home':
      return to(0);
    case 'end':
      return to(last);
    case 'v':
      return { stop, eyes: nextEyes(eyes, seats) };
    case 'q':
    case 'escape':
      return null;
    default:
      return { stop, eyes };
  }
}

/** Steps through a replay by keys until the reader leaves. */
export function step(replay: Replay<AnyShape>, from: number, eyes: Eyes): Promise<void> {
  const { stdin, stdout } = process;
  const last = replay.stops.length - 1;
  let at: Place = { stop: from, eyes };
  const draw = (): void => {
    stdout.write(`\u001b[2J\u001b[H${showStop(replay, at.stop, at.eyes)}\n\n→ next  ← back  ↑↓ ten  home end  v other eyes  q leave\n`);
  };
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  draw();
  return new Promise((resolve) => {
    const onKey = (_text: string | undefined, key: Key): void => {
      const next = moved(at, key, last, replay.seats);
      if (next !== null) {
        at = next;
        draw();
        return;
      }
      stdin.off('keypress', onKey);
      stdin.setRawMode(false);
      stdin.pause();
      resolve();
    };
    stdin.on('keypress', onKey);
  });
}
