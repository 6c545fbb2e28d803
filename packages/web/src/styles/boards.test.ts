import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Style sheets stay once a board was loaded, so that what one says of a bare class reaches every other board and screen. Each selector
 * of a board's sheet has to name something that only this board has: its own class, or the board itself.
 */
const src = join(import.meta.dirname, '..');
const classes = (text: string): string[] => [...text.matchAll(/[\w-]+/g)].map(([word]) => word);

/** The classes that stand in a component's markup. */
function worn(file: string): Set<string> {
  const markup = readFileSync(join(src, file), 'utf8').split('<style>')[0] ?? '';
  return new Set(
    [...markup.matchAll(/class="([^"]*)"|class=\{([^}]*)\}|class:([\w-]+)/g)].flatMap((match) => classes(match.slice(1).join(' '))),
  );
}

/** Every selector of a style sheet. */
function selectors(file: string): string[] {
  const sheet = readFileSync(join(src, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...sheet.matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const components = files.filter((file) => file.endsWith('.svelte')).map((file) => ({ file, wears: worn(file) }));

describe('Styles of boards', () => {
  it.each(files.filter((file) => /^boards\/.*\.css$/.test(file)))('%s reaches nothing outside its board', (sheet) => {
    const others = components.filter(({ file }) => dirname(file) !== dirname(sheet));
    const isOwn = (name: string): boolean => name.startsWith('g-') || others.every(({ wears }) => !wears.has(name));
    const reaching = selectors(sheet).filter((selector) => {
      const named = [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
      return !named.some(isOwn);
    });
    expect(reaching).toEqual([]);
  });
});
