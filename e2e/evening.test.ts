import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { act, habitsFor, isMyTurn, isOver } from './driver.ts';
import { desk, expectAccessible, newPerson, type Person, phone } from './person.ts';
import { type Quarterdeck, startQuarterdeck } from './quarterdeck.ts';
import { join, openTable, sentence, setSail } from './table.ts';

/** Two phones and a desk play three games in one room: what happens around games on a real evening. */
let browser: Browser;
let quarterdeck: Quarterdeck;
beforeAll(async () => {
  [browser, quarterdeck] = await Promise.all([launchBrowser(), startQuarterdeck()]);
});
afterAll(async () => {
  await browser?.close();
  await quarterdeck?.stop();
});

const pictures = new URL('../screenshots/evening/', import.meta.url).pathname;
let taken = 0;

/** A screen that was reached: axe finds nothing, and a picture is kept of it. */
async function reached(person: Person, what: string): Promise<void> {
  await expectAccessible(person.page, `${person.name}: ${what}`);
  const number = String(++taken).padStart(2, '0');
  await person.page.screenshot({ path: `${pictures}${number}-${person.name}-${what.replaceAll(' ', '-')}.png` });
}

/** People play until `isDone`, or until the game is over for all of them. */
async function play(people: () => readonly Person[], game: string, isDone: () => Promise<boolean> = async () => false): Promise<void> {
  const end = Date.now() + 400_000;
  for (let round = 0; ; round++) {
    if (await isDone()) return;
    const here = people();
    const over = await Promise.all(here.map(({ page }) => isOver(page)));
    if (over.every((is) => is)) return;
    if (Date.now() > end)
      throw new Error(`${game} does not end: ${(await Promise.all(here.map(({ page }) => sentence(page)))).join(' / ')}`);
    const done = await Promise.all(
      here.map(async (person, index) =>
        !over[index] && (await isMyTurn(person.page)) ? act(person, habitsFor(game, 1000 * index + round)) : null,
      ),
    );
    if (done.every((label) => label === null)) await here[0]?.page.waitForTimeout(100);
  }
}

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
}

/** The host leads everyone back to the waiting room and puts another game on the table. */
async function another(host: Person, game: string): Promise<void> {
  const { page } = host;
  const look = page.getByRole('button', { name: 'How it ended' });
  if ((await look.count()) > 0) await look.click();
  await page.getByRole('button', { name: 'Another game' }).click();
  await page.getByRole('dialog').getByLabel('Another game').selectOption({ label: game });
  await reached(host, `choosing ${game}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Change the table' }).click();
  await page.getByRole('heading', { level: 1, name: game }).waitFor();
}

it('an evening: three games, another device, a farewell and a watcher', { timeout: 1_500_000 }, async () => {
  mkdirSync(pictures, { recursive: true });
  const ana = await newPerson(browser, { name: 'Ana', size: phone });
  let nico = await newPerson(browser, { name: 'Nico', size: phone });
  const cleo = await newPerson(browser, { name: 'Cleo', size: desk });
  const dora = await newPerson(browser, { name: 'Dora', size: desk });

  const code = await openTable(ana, quarterdeck.url, 'coco-capitano', ['me', 'open', 'open']);
  await join(nico, quarterdeck.url, code);
  await join(cleo, quarterdeck.url, code);
  await ana.page.getByText('Cleo').first().waitFor();
  await reached(ana, 'the crew is complete');
  await reached(cleo, 'waiting for the host');
  await setSail(ana);
  for (const { page } of [nico, cleo]) await page.locator('.table').waitFor();
  await join(dora, quarterdeck.url, code, 'Only watch');
  await dora.page.locator('.table').waitFor();
  await reached(dora, 'watching');
  expect(await dora.page.locator('.plaque .choices button').count()).toBe(0);

  // Nico's phone dies; before, it made a link, and his tablet opens it.
  let turns = 0;
  await play(
    () => [ana, nico, cleo],
    'coco-capitano',
    async () => ++turns > 12,
  );
  await menu(nico.page, 'Go on with another device');
  const answer = nico.page.waitForResponse(/\/api\/me\/link$/);
  await nico.page.getByRole('button', { name: 'Make the link' }).click();
  const { secret } = (await (await answer).json()) as { secret: string };
  await nico.page
    .getByRole('img', { name: 'Another device' })
    .or(nico.page.getByRole('button', { name: 'Copy' }))
    .first()
    .waitFor();
  await reached(nico, 'a link for another device');
  expect(nico.faults).toEqual([]);
  await nico.context.close();
  nico = await newPerson(browser, { name: 'Nico', size: desk });
  await nico.page.goto(`${quarterdeck.url}/mine#${secret}`);
  await nico.page.locator('main .btn.brass').waitFor();
  await reached(nico, 'claiming on another device');
  await nico.page.locator('main .btn.brass').click();
  await nico.page.locator(`a[href="/r/${code}"]`).first().click();
  await nico.page.locator('.table').waitFor();
  await reached(nico, 'back at the table');
  await play(() => [ana, nico, cleo], 'coco-capitano');
  await reached(ana, 'the first result');
  await reached(cleo, 'the first result');

  // The second game: Cleo has to go, for good, and a bot takes her seat.
  await another(ana, 'Capitán Bacon');
  await cleo.page.getByRole('heading', { level: 1, name: 'Capitán Bacon' }).waitFor();
  await reached(cleo, 'waiting for the second game');
  await setSail(ana);
  for (const { page } of [nico, cleo]) await page.locator('.plaque .say').waitFor();
  turns = 0;
  await play(
    () => [ana, nico, cleo],
    'capitan-bacon',
    async () => ++turns > 8,
  );
  await menu(cleo.page, 'Leave for good');
  await reached(cleo, 'giving the seat up');
  await cleo.page.getByRole('dialog').getByRole('button', { name: 'Leave for good' }).click();
  await cleo.page.waitForURL(`${quarterdeck.url}/`);
  await reached(cleo, 'ashore');
  await play(() => [ana, nico], 'capitan-bacon');
  await reached(nico, 'the second result');

  // The third: her seat is open again, and Dora, who has only watched, takes it.
  await another(ana, 'Capitán Flint');
  await dora.page.getByRole('heading', { level: 1, name: 'Capitán Flint' }).waitFor();
  await dora.page.getByRole('button', { name: 'Sit here' }).first().click();
  await ana.page.getByText('Dora').first().waitFor();
  await reached(dora, 'taking a seat');
  await setSail(ana);
  for (const { page } of [nico, dora]) await page.locator('.plaque .say').waitFor();
  await reached(dora, 'at the table');
  await play(() => [ana, nico, dora], 'capitan-flint');
  await reached(dora, 'the last result');
  await reached(ana, 'the last result');
  for (const { faults } of [ana, nico, cleo, dora]) expect(faults).toEqual([]);
  for (const { context } of [ana, nico, cleo, dora]) await context.close();
});
