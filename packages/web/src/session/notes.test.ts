import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetNotes, mostText, note, noted } from './notes.ts';

beforeEach(() => localStorage.clear());

describe('notes', () => {
  it('belong to one seat of one table', () => {
    note('t1', 0, 'Bea holds the map');
    note('t1', 1, 'mine');
    expect([noted('t1', 0), noted('t1', 1), noted('t2', 0)]).toEqual(['Bea holds the map', 'mine', '']);
    note('t1', 0, '');
    expect(noted('t1', 0)).toBe('');
    expect(noted('t1', 1)).toBe('mine');
  });

  it('are cut to their longest and kept for the last fifty tables only', () => {
    note('long', 0, 'x'.repeat(mostText + 5));
    expect(noted('long', 0)).toHaveLength(mostText);
    for (let table = 0; table < 60; table++) {
      vi.setSystemTime(1000 * (table + 1));
      note(`t${table}`, 0, 'n');
    }
    vi.useRealTimers();
    expect([noted('t8', 0), noted('t59', 0)]).toEqual(['', 'n']);
    expect(Object.keys(localStorage)).toHaveLength(50);
  });

  it('read as empty when what is stored is not a note', () => {
    localStorage.setItem('quarterdeck notes t1 0', '{"text":5}');
    expect(noted('t1', 0)).toBe('');
  });

  it('are thrown away together, and nothing else with them', () => {
    localStorage.setItem('other', 'kept');
    note('t1', 0, 'a');
    note('t2', 1, 'b');
    forgetNotes();
    expect(Object.keys(localStorage)).toEqual(['other']);
  });

  it('say so when the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new Error('QuotaExceededError');
      },
    });
    expect(note('t1', 0, 'x')).toBe(false);
    vi.unstubAllGlobals();
  });
});
