import { describe, expect, it, vi } from 'vitest';
import { type Reading, sayPlain, sayRich } from './format.ts';
import { marked } from './marked.ts';

const game = {
  digs: '{whoIs, select, you {You dig} other {<b>{who}</b> digs}} on island {island}.',
  loot: 'Taken: {cards}.',
  shovel: 'Shovel',
  plain: 'Nothing to fill in.',
};
const reading = (me: number): Reading => ({
  lang: 'en',
  catalogues: [game, { plain: 'Not this one', app: 'From the app' }],
  who: (seat) => ({ name: ['Ana', '<b>Nico</b>'][seat] ?? '', isMe: seat === me }),
});

describe('messages', () => {
  it('speak to each reader in person', () => {
    const data = { who: { seat: 0 }, island: 'F' };
    expect(sayPlain(reading(0), 'digs', data)).toBe('You dig on island F.');
    expect(sayPlain(reading(1), 'digs', data)).toBe('Ana digs on island F.');
  });

  it('keep what people typed as text, tags and all', () => {
    expect(sayRich(reading(0), 'digs', { who: { seat: 1 }, island: '{x}' })).toEqual([
      { tag: 'b', parts: ['<b>Nico</b>'] },
      ' digs on island {x}.',
    ]);
  });

  it('translate what stands inside them', () => {
    expect(sayPlain(reading(0), 'loot', { cards: [{ key: 'shovel' }, 'Map', { seat: 0 }] })).toBe('Taken: Shovel, Map, and Ana.');
  });

  it('look into the game first, then into the app, and show an unknown key', () => {
    expect(sayPlain(reading(0), 'plain')).toBe('Nothing to fill in.');
    expect(sayPlain(reading(0), 'app')).toBe('From the app');
    expect(sayPlain(reading(0), 'nowhere')).toBe('nowhere');
  });
});

describe('a message that is not given all it asks for', () => {
  it('shows its key and says so in the console', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(sayPlain(reading(0), 'loot', {})).toBe('loot');
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});

describe('marked texts', () => {
  it('know bold and italic and nothing else', () => {
    expect(marked('A <b>bold</b> and <script>alert(1)</script> word')).toEqual([
      'A ',
      { tag: 'b', parts: ['bold'] },
      ' and <script>alert(1)</script> word',
    ]);
  });
});
