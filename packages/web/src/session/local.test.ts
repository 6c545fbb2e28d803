import { seatsOf } from '@quarterdeck/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadBoard } from '../boards/index.ts';
import { LocalSource } from './local.svelte.ts';
import { newGame, recall } from './saved.ts';
import type { Thinker } from './thinker.ts';

const nobody: Thinker = { think: () => new Promise(() => {}), close: () => {} };
beforeEach(() => localStorage.clear());

/** Ana and Nico share this page; nobody else plays. */
async function shared(): Promise<LocalSource> {
  const board = await loadBoard('capitan-bacon');
  if (board === null) throw new Error('There is no board.');
  const sitters = [
    { kind: 'person', name: 'Ana' },
    { kind: 'person', name: 'Nico' },
  ] as const;
  return new LocalSource(board.game, newGame('capitan-bacon', board.game.version, { first: 0 }, sitters), nobody);
}

const turnOf = (source: LocalSource): number | undefined => {
  const waiting = source.feed?.update.waiting;
  return waiting?.kind === 'seats' ? seatsOf(waiting.must)[0] : undefined;
};

/** Whoever has the page passes their turn. */
async function pass(source: LocalSource): Promise<void> {
  const { seq, viewer } = source.feed?.update ?? { seq: 0, viewer: 0 };
  expect(await source.act('pass', seq, Number(viewer))).toMatchObject({ ok: true });
}

describe('a page that two people share', () => {
  it('shows whoever acted what came of it, then waits behind a curtain for the other', async () => {
    const source = await shared();
    const [first, second] = turnOf(source) === 0 ? [0, 1] : [1, 0];
    if (source.curtain !== null) source.raise();
    expect(source.feed?.update.viewer).toBe(first);
    const before = source.feed?.update.seq ?? 0;
    await pass(source);
    expect(source.curtain).toBe(second);
    expect(source.feed?.update.viewer).toBe(first);
    expect(source.feed?.update.seq).toBeGreaterThan(before);
    source.raise();
    expect([source.curtain, source.feed?.update.viewer]).toEqual([null, second]);
    source.close();
  });

  it('is handed on without being asked for', async () => {
    const source = await shared();
    if (source.curtain !== null) source.raise();
    const holder = Number(source.feed?.update.viewer);
    source.pass(1 - holder);
    expect(source.curtain).toBe(1 - holder);
    source.raise();
    expect([source.curtain, source.feed?.update.viewer]).toEqual([null, 1 - holder]);
    source.pass(holder);
    source.raise();
    await pass(source);
    expect(source.curtain).toBe(1 - holder);
    source.close();
  });

  it('keeps what was played, with the version of the rules', async () => {
    const source = await shared();
    if (source.curtain !== null) source.raise();
    await pass(source);
    const kept = recall(source.room?.table?.id ?? '');
    expect(kept).toMatchObject({ version: 1, isOver: false });
    expect(kept?.lines.some((line) => line.endsWith(' pass'))).toBe(true);
    source.close();
  });
});
