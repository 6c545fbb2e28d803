import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';

const catalogue = /\/(i18n\/(en|es)|boards\/[a-z-]+\/(messages|guide)\.(en|es))\.ts$/;

/**
 * Reads the ICU messages of all catalogues when the app is built, so that no page carries a parser. A catalogue stands alone and
 * exports nothing but messages. Plain texts stay as they are; the others become their syntax tree, which the formatter takes as
 * well. A faulty message fails the build.
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
    async transform(code, id) {
      if (!catalogue.test(id.replaceAll('\\', '/'))) return null;
      const exported: Record<string, Record<string, string>> = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      const lines = Object.entries(exported).map(([name, messages]) => {
        const read = Object.entries(messages).map(([key, text]) => [key, readMessage(key, text)]);
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(read))};\n`;
      });
      return { code: lines.join(''), map: null };
    },
  };
}

function readMessage(key: string, text: string): unknown {
  if (!/[{<']/.test(text)) return text;
  try {
    const tree = IntlMessageFormat.__parse?.(text, { captureLocation: false });
    return JSON.parse(JSON.stringify(tree, (name, value: unknown) => (name === 'location' ? undefined : value)));
  } catch (error) {
    throw new Error(`The message "${key}" is not ICU: ${text}`, { cause: error });
  }
}
