import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@quarterdeck/protocol';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { act, habitsFor, isMyTurn, isOver } from './driver.ts';
import { desk, newPerson, type Person, phone } from './person.ts';
import { type Quarterdeck, startQuarterdeck } from './quarterdeck.ts';
import { openTable, sentence, setSail } from './table.ts';

/**
 * Pictures of every screen and of every kind of decision, at both sizes and in both themes: `npm run screenshots`, then look at
 * screenshots/. `-- GAME …` for some games only. It plays real games against bots on the built server.
 */
const folder = fileURLToPath(new URL('../screenshots', import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(gameIds as readonly string[]).includes(name));
if (unknown !== undefined) throw new Error(`"${unknown}" is no game; there are ${gameIds.join(', ')}.`);
/** As many kinds of decision as are worth a picture, and as long as one game may take. */
const mostKinds = 14;
const patienceMs = 150_000;

const [browser, quarterdeck] = await Promise.all([launchBrowser(), startQuarterdeck({ botDelayMs: 50 })]);
try {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  for (const [size, viewport] of Object.entries({ phone, desk })) {
    for (const theme of ['light', 'dark'] as const) {
      const name = `${size}-${theme === 'light' ? 'day' : 'night'}`;
      if (wanted.length === 0) await shootScreens(browser, quarterdeck, name, { name: 'Ana', size: viewport, colorScheme: theme });
      for (const game of wanted.length > 0 ? wanted : gameIds) {
        await shootGame(browser, quarterdeck, game, name, { name: 'Ana', size: viewport, colorScheme: theme }, theme === 'light');
      }
    }
  }
} finally {
  await browser.close();
  await quarterdeck.stop();
}

type Setup = Parameters<typeof newPerson>[1];

async function shootScreens(on: Browser, { url }: Quarterdeck, look: string, setup: Setup): Promise<void> {
  const person = await newPerson(on, setup);
  const pages = { home: '/', settings: '/settings', credits: '/credits', lost: '/nowhere', 'no-such-table': '/r/ZZZZ' };
  for (const [name, path] of Object.entries(pages)) {
    await person.page.goto(url + path);
    await shoot(person, `screens/${name}-${look}`, true);
  }
  await person.context.close();
}

async function shootGame(on: Browser, { url }: Quarterdeck, game: string, look: string, setup: Setup, whole: boolean): Promise<void> {
  const person = await newPerson(on, setup);
  const { page } = person;
  for (const screen of ['about', 'new', 'guide']) {
    await page.goto(`${url}/${screen}/${game}`);
    await shoot(person, `${game}/${screen}-${look}`, screen !== 'guide');
  }
  await openTable(person, url, game, ['me', 'bot', 'bot', 'bot']);
  await shoot(person, `${game}/waiting-room-${look}`, true);
  await setSail(person);
  const seen = new Set<string>();
  const habits = habitsFor(game, 5);
  const until = Date.now() + (whole ? patienceMs : patienceMs / 5);
  while (Date.now() < until && !(await isOver(page))) {
    const say = (await sentence(page)).replaceAll(/[^A-Za-z ]/g, '').trim();
    const kind = say.split(' ').slice(0, 5).join('-').toLowerCase();
    if (kind !== '' && !seen.has(kind) && seen.size < (whole ? mostKinds : 2)) {
      seen.add(kind);
      await shoot(person, `${game}/${String(seen.size).padStart(2, '0')}-${kind}-${look}`);
      if (seen.size === 1) await shootSheets(person, game, look);
    }
    if (!whole && seen.size >= 2) break;
    if (!(await isMyTurn(page)) || (await act(person, habits)) === null) await page.waitForTimeout(120);
  }
  if (await isOver(page)) {
    const see = page.getByRole('button', { name: 'How it ended' });
    if (await see.isVisible()) await see.click();
    await shoot(person, `${game}/result-${look}`, true);
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await shoot(person, `${game}/over-${look}`);
  }
  await person.context.close();
}

async function shootSheets(person: Person, game: string, look: string): Promise<void> {
  const { page } = person;
  for (const [name, key] of [
    ['rules', '?'],
    ['log', 'l'],
  ] as const) {
    await page.keyboard.press(key);
    await shoot(person, `${game}/${name}-${look}`);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await shoot(person, `${game}/menu-${look}`);
  await page.keyboard.press('Escape');
}

async function shoot({ page }: Person, name: string, fullPage = false): Promise<void> {
  const path = join(folder, `${name}.png`);
  mkdirSync(join(path, '..'), { recursive: true });
  await page.waitForTimeout(350);
  await page.screenshot({ path, fullPage });
}
