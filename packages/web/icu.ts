import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';

/** The syntax tree, as far as it is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const catalogue = /\/(i18n\/(en|es)|boards\/[a-z-]+\/messages\.(en|es))\.ts$/;

/**
 * Reads the ICU messages of all catalogues when the app is built, so that no page carries a parser. Plain texts stay as they are;
 * the others become their syntax tree, which the formatter takes as well. A faulty message fails the build.
 */
export function icu(): Plugin {
  return {
    name: 'icu',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      resolve: {
        alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }],
      },
    }),
    transform(code, id) {
      if (!catalogue.test(id.replaceAll('\\', '/'))) return null;
      const values: Node[] = [];
      collect(this.parse(code) as unknown as Node, values);
      let out = code;
      for (const value of values.reverse()) {
        const text = staticText(value);
        if (text === null || !/[{<']/.test(text)) continue;
        out =
          out.slice(0, value.start) +
          JSON.stringify(IntlMessageFormat.__parse?.(text, { captureLocation: false }), withoutLocation) +
          out.slice(value.end);
      }
      return { code: out, map: null };
    },
  };
}

/** The values of all properties, in the order in which they stand. */
function collect(node: unknown, into: Node[]): void {
  if (Array.isArray(node)) for (const child of node) collect(child, into);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    const { type, value } = node as Node;
    if (type === 'Property') into.push(value as Node);
    else for (const child of Object.values(node)) collect(child, into);
  }
}

/** What a literal, a template without holes or a sum of such says; null for anything else. */
function staticText(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral') {
    const [quasi, ...more] = node.quasis as { value: { cooked: string } }[];
    return more.length === 0 ? (quasi?.value.cooked ?? null) : null;
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const left = staticText(node.left as Node);
  const right = staticText(node.right as Node);
  return left === null || right === null ? null : left + right;
}

function withoutLocation(key: string, value: unknown): unknown {
  return key === 'location' ? undefined : value;
}
