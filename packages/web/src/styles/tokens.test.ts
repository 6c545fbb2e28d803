import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Rgb = readonly [number, number, number];

/** The value of a token by day (0) or at night (1). */
function colour(name: string, theme: 0 | 1): Rgb {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no --${name}.`);
  const found = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)[^)]*\)/g)];
  const [, l, c, h] = (value.startsWith('light-dark') ? found[theme] : found[0]) ?? [];
  return fromOklch(Number(l), Number(c), Number(h));
}

/** Linear sRGB, clipped to what a screen shows. */
function fromOklch(l: number, c: number, h: number): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [x, y, z] = [
    l + 0.3963377774 * a + 0.2158037573 * b,
    l - 0.1055613458 * a - 0.0638541728 * b,
    l - 0.0894841775 * a - 1.291485548 * b,
  ].map((v) => v ** 3) as unknown as Rgb;
  const clip = (v: number): number => Math.min(1, Math.max(0, v));
  return [
    clip(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    clip(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    clip(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
}

function contrast(one: Rgb, other: Rgb): number {
  const light = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [high, low] = [light(one), light(other)].sort((p, q) => q - p) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const texts = [
  ['on-paper', 'paper'],
  ['on-paper', 'paper-3'],
  ['on-paper-2', 'paper-3'],
  ['on-paper', 'flag'],
  ['on-paper-2', 'flag'],
  ['wax-text', 'paper'],
  ['good-text', 'paper'],
  ['on-sea', 'sea-lo'],
  ['on-sea', 'sea-hi'],
  ['on-wood', 'wood-hi'],
  ['on-wood-2', 'wood-hi'],
  ['on-brass', 'brass-lo'],
  ['on-brass', 'brass-hi'],
  ['on-wax', 'wax'],
  ['card-ink', 'card'],
  ...['crab', 'whale', 'star', 'turtle', 'octopus', 'anchor'].map((crew) => [`on-seat-${crew}`, `seat-${crew}`] as const),
  ...['red', 'blue', 'yellow', 'green'].map((jewel) => [`on-jewel-${jewel}`, `jewel-${jewel}`] as const),
  ...['tomato', 'coffee', 'egg', 'avocado', 'bacon'].map((suit) => [`suit-${suit}-text`, 'card'] as const),
] as const;

describe.each([
  ['day', 0],
  ['night', 1],
] as const)('contrast by %s', (_, theme) => {
  it.each(texts)('--%s on --%s can be read (4.5)', (text, surface) => {
    expect(contrast(colour(text, theme), colour(surface, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it('one of the two focus rings stands out on every surface (3)', () => {
    for (const surface of ['paper', 'sea', 'sea-lo', 'sea-hi', 'wood', 'brass', 'card', 'sand', 'grass', 'wax']) {
      const best = Math.max(...['focus-in', 'focus-out'].map((ring) => contrast(colour(ring, theme), colour(surface, theme))));
      expect(best, surface).toBeGreaterThanOrEqual(3);
    }
  });

  it('the dark line outside the glow stands out where the glow does not (3)', () => {
    for (const surface of ['sea', 'sea-lo']) {
      const best = Math.max(
        contrast(colour('glow', theme), colour(surface, theme)),
        contrast(colour('brass-edge', theme), colour('glow', theme)),
      );
      expect(best, surface).toBeGreaterThanOrEqual(3);
    }
  });
});
