import { describe, expect, it } from 'vitest';
import { Announcer } from './announcer.svelte.ts';
import type { Line } from './board.ts';

type Table = ConstructorParameters<typeof Announcer>[0];

/** A table whose events are the lines that tell of them. */
function tableOf(): Table {
  return {
    board: { words: (event: Line | null) => event },
    viewer: 0,
    say: (key: string) => `${key}.`,
    onshown: null,
  } as unknown as Table;
}

function hear(...events: readonly (Line | null)[]): string[] {
  const table = tableOf();
  const announcer = new Announcer(table);
  for (const event of events) table.onshown?.(event as never);
  return announcer.sayings.map(({ text }) => text);
}

describe('Announcer', () => {
  it('says everything that is shown at once, the latest last', () => {
    expect(hear({ key: 'rolled' }, { key: 'moved' })).toEqual(['rolled.', 'moved.']);
  });

  it('says the same again when it happens again', () => {
    expect(hear({ key: 'rolled' }, { key: 'rolled' })).toEqual(['rolled.', 'rolled.']);
  });

  it('keeps quiet about what needs no words', () => {
    expect(hear(null, { key: 'drew', quiet: true }, { key: 'moved' })).toEqual(['moved.']);
  });

  it('keeps the last dozen only', () => {
    expect(hear(...Array.from({ length: 30 }, (_, index) => ({ key: `line ${index}` }))).slice(-12)).toHaveLength(12);
    expect(hear(...Array.from({ length: 30 }, (_, index) => ({ key: `line ${index}` })))[0]).toBe('line 18.');
  });
});
