import { expect, it } from 'vitest';
import { tongue } from '../i18n/language.svelte.ts';
import { nameOf } from './people.ts';

it('a seat that its person has left for good is named by its crew, so that no winner is without a name', async () => {
  await tongue.choose('en');
  expect(nameOf({ name: 'Cleo', crew: 'turtle' })).toBe('Cleo');
  expect(nameOf({ name: '', crew: 'turtle' })).toBe('Turtle');
});
