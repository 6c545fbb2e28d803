import { randomInt } from 'node:crypto';
import { codeAlphabet } from '@quarterdeck/protocol';

/** A random room code. The store refuses one that is taken; then another is made. */
export function newCode(length = 5): string {
  return Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
