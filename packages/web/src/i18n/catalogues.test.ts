import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Messages } from './say.ts';

type Catalogue = { readonly en?: Messages; readonly es?: Messages };
const boards = import.meta.glob<Catalogue>('../boards/*/messages.*.ts', { eager: true });
const pairs: [name: string, en: Messages, es: Messages][] = [['the app', en, es]];
for (const [path, module] of Object.entries(boards)) {
  const spanish = boards[path.replace('.en.ts', '.es.ts')];
  if (path.endsWith('.en.ts') && module.en !== undefined) pairs.push([path, module.en, spanish?.es ?? {}]);
}

/** What a message is filled with and which parts it marks: names of holes and tags, with their kind. */
function holes(text: string, lang: string): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    else if (typeof node === 'object' && node !== null) {
      const { type, value } = node as { type?: number; value?: unknown };
      if (type === 8) found.add(`<${value}>`);
      else if (type !== undefined && type !== 0 && type !== 7) found.add(String(value));
      for (const child of Object.values(node)) visit(child);
    }
  };
  visit(new IntlMessageFormat(text, lang).getAst());
  return [...found];
}

describe.each(pairs)('messages of %s', (_, english, spanish) => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
  });

  it('are ICU, and never empty', () => {
    for (const [lang, catalogue] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      for (const [key, text] of Object.entries(catalogue)) {
        expect(text.trim(), key).not.toBe('');
        expect(() => new IntlMessageFormat(text, lang), key).not.toThrow();
      }
    }
  });

  it('ask in Spanish for nothing that English does not give', () => {
    // A seat datum `who` gives `whoIs` as well, and grammar may need a `count` that English does without.
    for (const [key, text] of Object.entries(english)) {
      const given = [...holes(text, 'en'), 'count'];
      const seats = given.flatMap((name) => [`${name}Is`, name.replace(/Is$/, '')]);
      for (const asked of holes(spanish[key] ?? '', 'es')) {
        if (!asked.startsWith('<')) expect([...given, ...seats], `${key}: {${asked}}`).toContain(asked);
      }
    }
  });

  it('quote nothing by accident: no typewriter apostrophes', () => {
    for (const catalogue of [english, spanish]) {
      for (const [key, text] of Object.entries(catalogue)) expect(text, key).not.toContain("'");
    }
  });
});
