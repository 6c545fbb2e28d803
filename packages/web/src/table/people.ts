import type { SeatView } from '@quarterdeck/protocol';
import { say } from '../i18n/language.svelte.ts';
import type { Person } from './board.ts';

/** What a seat is called. One that its person has left for good is open again as soon as the game is over: its crew then stands for the name. */
export function nameOf({ name, crew }: Pick<SeatView, 'name' | 'crew'>): string {
  return name === '' ? say(`crew.${crew}`) : name;
}

/** Which mark a crest carries. */
export function presenceOf(person: Person): 'here' | 'away' | 'bot' | 'stand-in' {
  if (person.kind === 'bot') return 'bot';
  if (person.standIn) return 'stand-in';
  return person.here ? 'here' : 'away';
}

/** The others in playing order, from the one after me; everybody for a spectator. */
export function othersOf(people: readonly Person[], me: number | null): readonly Person[] {
  if (me === null) return people;
  return [...people.slice(me + 1), ...people.slice(0, me)];
}

const around: Readonly<Record<number, readonly string[]>> = {
  1: ['top'],
  2: ['left', 'right'],
  3: ['left', 'top', 'right'],
  4: ['left', 'tl', 'tr', 'right'],
  5: ['left', 'tl', 'top', 'tr', 'right'],
};

/** Where the pennants hang on a wide screen, for this many of them. */
export function placesFor(others: number): readonly string[] {
  return around[others] ?? Array.from({ length: others }, () => 'top');
}
