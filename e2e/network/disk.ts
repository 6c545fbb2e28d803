import type { Rng } from '@quarterdeck/kernel';
import type { Store, Unit } from '../../packages/server/src/ports.ts';
import { between, once } from './chance.ts';
import type { VirtualTime } from './time.ts';

/** A store that takes its time, fails now and then, and after `die` writes nothing more and answers nobody. */
export interface Disk extends Store {
  isFlawed: boolean;
  die(): void;
}

/** Puts a slow and faulty disk before a store; units stay in their order. */
export function overDisk(store: Store, time: VirtualTime, rng: Rng): Disk {
  let isDead = false;
  let last = 0;
  const disk: Disk = {
    ...store,
    isFlawed: true,
    die() {
      isDead = true;
    },
    put(unit: Unit) {
      if (disk.isFlawed && once(rng, 150)) {
        time.after(1, () => {
          if (!isDead) unit.done('unavailable');
        });
        return;
      }
      last = Math.max(last, time.now + (disk.isFlawed ? between(rng, 0, 30) : 0));
      time.after(last - time.now, () => {
        if (isDead) return;
        // It may die with the write done and nobody told.
        store.put({
          writes: unit.writes,
          done(fault) {
            if (!isDead) unit.done(fault);
          },
        });
      });
    },
  };
  return disk;
}
