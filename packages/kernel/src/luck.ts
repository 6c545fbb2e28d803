import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sample, waysTo } from './chance.ts';
import type { Chance, ChanceOutcome, Rng } from './game.ts';

/** Decides chance node number `seq` of a table (the log line that the outcome will be). */
export type Luck = (chance: Chance, seq: number) => ChanceOutcome;

/** Everything needed to check a finished table's luck. `seed` is 32 bytes in hex; `contributions[seat]` is what that seat mixed in, '' for nothing. */
export interface LuckProof {
  readonly commitment: string;
  readonly seed: string;
  readonly contributions: readonly string[];
}

/** What is published before anybody contributes: it binds the host to the seed without telling it. Hex. */
export function commitTo(seed: string): string {
  return bytesToHex(sha256(join([utf8ToBytes('quarterdeck commitment 1'), hexToBytes(seed)])));
}

/**
 * Luck from a secret seed, mixed with what each seat contributed after the commitment was published. Every outcome depends on
 * the seed, all contributions and the line number alone, so that anyone who learns the seed can repeat it.
 */
export function sealedLuck(seed: string, contributions: readonly string[]): Luck {
  const mixed = [utf8ToBytes('quarterdeck luck 1'), hexToBytes(seed), ...contributions.map((text) => sha256(utf8ToBytes(text)))];
  const key = sha256(join(mixed));
  return (chance, seq) => sample(chance, hashRng(key, seq));
}

/** Luck that follows a script: for tests, guides and fixtures. Throws when the script ends or gives an impossible outcome. */
export function scriptedLuck(outcomes: readonly ChanceOutcome[], then?: Luck): Luck {
  let next = 0;
  return (chance, seq) => {
    const outcome = outcomes[next++];
    if (outcome === undefined) {
      if (then !== undefined) return then(chance, seq);
      throw new RangeError(
        `The script of chance outcomes ended after ${outcomes.length}; the table asks for one more: ${JSON.stringify(chance)}`,
      );
    }
    if (waysTo(chance, outcome) === 0)
      throw new RangeError(`Scripted outcome ${next} (${outcome.join(' ')}) is impossible here: ${JSON.stringify(chance)}`);
    return outcome;
  };
}

/** Luck for simulation. */
export function rngLuck(rng: Rng): Luck {
  return (chance) => sample(chance, rng);
}

/** Uniform integers from SHA-256 in counter mode; rejection sampling, so without modulo bias. */
function hashRng(key: Uint8Array, seq: number): Rng {
  const message = new Uint8Array(key.length + 8);
  message.set(key);
  const counters = new DataView(message.buffer);
  counters.setUint32(key.length, seq);
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  let blocks = 0;
  const word = (): number => {
    if (at >= block.byteLength) {
      counters.setUint32(key.length + 4, blocks++);
      const hash = sha256(message);
      block = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
      at = 0;
    }
    const value = block.getUint32(at);
    at += 4;
    return value;
  };
  return {
    below(n) {
      const limit = 2 ** 32 - (2 ** 32 % n);
      for (;;) {
        const value = word();
        if (value < limit) return value % n;
      }
    },
  };
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
