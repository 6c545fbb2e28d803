import { expect, it } from 'vitest';
import { PersonName } from './room.ts';

it.each([
  ['Ann', true],
  ['  Íñigo de la Mar  ', true],
  ['海賊', true],
  ['🏴‍☠️', true],
  ['\u200d\u200d', false],
  ['🦜', true],
  ['❤️', true],
  ['', false],
  ['   ', false],
  ['a\nb', false],
  ['\u202eAnn', false],
  ['half a sign \ud83e', false],
  ['\u3164', false],
  ['\u2800\u2800', false],
  ['\u115f\u1160', false],
  ['x'.repeat(21), false],
])('%j as a name: %s', (name, allowed) => {
  expect(PersonName.safeParse(name).success).toBe(allowed);
});
