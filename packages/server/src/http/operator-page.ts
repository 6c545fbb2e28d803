import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The languages of the operator's page. */
export type PageLanguage = 'en' | 'es';

const words = {
  en: {
    title: 'Operator',
    token: 'Token',
    hint: 'ADMIN_TOKEN, or what the first start wrote into the data folder as admin-token.',
    look: 'Look',
    again: 'Look again',
    wrong: 'This is not the token.',
    numbers: 'Now',
  },
  es: {
    title: 'Operador',
    token: 'Clave',
    hint: 'ADMIN_TOKEN, o lo que el primer arranque escribió en la carpeta de datos como admin-token.',
    look: 'Ver',
    again: 'Ver otra vez',
    wrong: 'Esta no es la clave.',
    numbers: 'Ahora',
  },
} as const;

/** The names of the numbers are English sentences already. */
const spanish: Readonly<Record<string, string>> = {
  version: 'versión',
  'up for seconds': 'en marcha desde hace segundos',
  connections: 'conexiones',
  'rooms in memory': 'salas en memoria',
  'tables in memory': 'mesas en memoria',
  'rooms stored': 'salas guardadas',
  'tables stored': 'mesas guardadas',
  people: 'personas',
  'memory in MiB': 'memoria en MiB',
  'event loop, 99 of 100 turns start within ms': 'bucle de eventos, 99 de 100 vueltas empiezan en ms',
};

/** What the client's sheet does not have. Without a client its values stand in. */
export const operatorStyle = `
body { margin: 0; font-family: var(--font-text, Georgia, serif); }
.operator-page { align-content: start; }
.operator { border-collapse: collapse; width: 100%; }
.operator th, .operator td { padding: 9px 0; border-bottom: 1px solid var(--paper-edge, currentColor); vertical-align: baseline; }
.operator tr:last-child > * { border-bottom: 0; }
.operator th { text-align: start; font-weight: 500; padding-inline-end: 18px; }
.operator td { text-align: end; font-weight: 800; font-variant-numeric: lining-nums tabular-nums; white-space: nowrap; }
`;

/** Which of the two languages a browser would rather have. */
export function languageOf(accepted: string | undefined): PageLanguage {
  return /^\s*es\b/i.test(accepted ?? '') ? 'es' : 'en';
}

export interface OperatorPage {
  readonly lang: PageLanguage;
  /** The folder of the built web client, whose look the page wears; null if there is none. */
  readonly webRoot: string | null;
  /** Null before the token was given. */
  readonly numbers: Readonly<Record<string, string | number>> | null;
  readonly isWrong: boolean;
}

/** The page without scripts: its form, and the numbers once the token is right. */
export function operatorPage({ lang, webRoot, numbers, isWrong }: OperatorPage): string {
  const say = words[lang];
  const sheets = [clientSheet(webRoot), '/admin.css'].filter((href) => href !== null);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
<title>${say.title} · Quarterdeck</title></head><body><div class="page"><header class="bar"><a class="mark" href="/">Quarterdeck</a></header>
<main class="wrap narrow-page stack operator-page"><h1 class="page-title">${say.title}</h1>${numbers === null ? '' : tableOf(numbers, lang)}
<form class="panel stack" method="post" action="/admin"><div class="field"><label for="token">${say.token}</label>
<input id="token" type="password" name="token" autocomplete="current-password" required aria-describedby="hint"${isWrong ? ' aria-invalid="true"' : ''}>
<p id="hint" class="${isWrong ? 'wrong' : 'hint'}"${isWrong ? ' role="alert"' : ''}>${isWrong ? say.wrong : say.hint}</p></div>
<button class="btn brass">${numbers === null ? say.look : say.again}</button></form></main></div></body></html>`;
}

function tableOf(numbers: Readonly<Record<string, string | number>>, lang: PageLanguage): string {
  const rows = Object.entries(numbers).map(([name, value]) => {
    const label = lang === 'es' ? (spanish[name] ?? name) : name;
    return `<tr><th scope="row">${label}</th><td>${value}</td></tr>`;
  });
  return `<section class="panel"><h2>${words[lang].numbers}</h2><table class="operator"><tbody>${rows.join('')}</tbody></table></section>`;
}

/** The client's sheet has a hash in its name, which only its first page knows. */
function clientSheet(webRoot: string | null): string | null {
  if (webRoot === null) return null;
  const index = join(webRoot, 'index.html');
  const page = existsSync(index) ? readFileSync(index, 'utf8') : '';
  return /<link rel="stylesheet"[^>]* href="(\/assets\/[\w.-]+\.css)"/.exec(page)?.[1] ?? null;
}
