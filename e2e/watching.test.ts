import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@quarterdeck/protocol';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { act, habitsFor } from './driver.ts';
import { desk, expectAccessible, newPerson, type Person, phone } from './person.ts';
import { type Quarterdeck, startQuarterdeck } from './quarterdeck.ts';
import { join, openTable, sentence, setSail } from './table.ts';

/** Who watches sees every hand, late, if all seats agree; a replay shows them all. */
const lateMs = 1500;
let browser: Browser;
let quarterdeck: Quarterdeck;
beforeAll(async () => {
  [browser, quarterdeck] = await Promise.all([launchBrowser(), startQuarterdeck({ handsDelayMs: lateMs })]);
});
afterAll(async () => {
  await browser?.close();
  await quarterdeck?.stop();
});

async function fromMenu(page: Page, ...steps: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const name of steps) await page.getByRole('button', { name }).click();
}

/** Ana and Bea play with a bot, Cy watches. */
async function table(game: string, size = phone): Promise<Record<'ana' | 'bea' | 'cy', Person>> {
  const [ana, bea, cy] = await Promise.all([
    newPerson(browser, { name: 'Ana', size }),
    newPerson(browser, { name: 'Bea', size }),
    newPerson(browser, { name: 'Cy', size }),
  ]);
  const code = await openTable(ana, quarterdeck.url, game, ['me', 'open', 'bot']);
  await join(bea, quarterdeck.url, code);
  await bea.page.locator('.bunk', { hasText: 'Bea' }).waitFor();
  await setSail(ana);
  await join(cy, quarterdeck.url, code, 'Only watch');
  await cy.page.locator('.table').waitFor();
  return { ana, bea, cy };
}

async function openHands({ ana, bea }: Record<'ana' | 'bea', Person>): Promise<void> {
  await fromMenu(ana.page, 'With everybody’s consent', 'Show all hands, late, to those who watch');
  await bea.page.getByRole('button', { name: 'Agree' }).click();
}

it('hands are shown when all agree, seen late by whoever watches, and hidden again by one', { timeout: 180_000 }, async () => {
  const { ana, bea, cy } = await table('capitan-bacon');
  await fromMenu(ana.page, 'With everybody’s consent', 'Show all hands, late, to those who watch');
  await bea.page.getByRole('button', { name: 'Decline' }).click();
  expect(await cy.page.getByText('All have agreed').count()).toBe(0);

  await fromMenu(ana.page, 'With everybody’s consent', 'Show all hands, late, to those who watch');
  await ana.page.getByRole('button', { name: 'Take the proposal back' }).click();
  await ana.page.getByRole('button', { name: 'Take the proposal back' }).waitFor({ state: 'detached' });

  await openHands({ ana, bea });
  await cy.page.getByText('All have agreed to show their hands. They come 2 seconds late.').waitFor();
  await ana.page.getByRole('button', { name: 'Those who watch see your hand, late' }).waitFor();
  await expectAccessible(ana.page, 'a player whose hand is seen');
  await cy.page.getByRole('radio', { name: 'All open' }).check();
  await cy.page.locator('.open-hands .one').nth(2).waitFor();
  // Three hands of five, less what the bot has played meanwhile; two hands alone would be ten.
  expect(await cy.page.locator('.open-hands .one .card').count()).toBeGreaterThan(10);
  await expectAccessible(cy.page, 'all hands open');

  await cy.page.getByRole('radio', { name: 'Bea' }).check();
  await cy.page.locator('.mine').waitFor();
  const label = (page: Page): Promise<string[]> =>
    page.locator('.mine .card').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? card.textContent ?? ''));
  await expect.poll(async () => (await label(cy.page)).length === (await label(bea.page)).length, { timeout: 15_000 }).toBe(true);
  expect(await act(cy, habitsFor('capitan-bacon', 1))).toBeNull();
  await expectAccessible(cy.page, 'a seat’s eyes');

  await fromMenu(bea.page, 'Hide my hand from those who watch');
  await cy.page.locator('.watch').waitFor({ state: 'detached' });
  await cy.page.locator('.mine').waitFor({ state: 'detached' });
  expect(await sentence(cy.page)).not.toBe('');
  expect([...ana.faults, ...bea.faults, ...cy.faults]).toEqual([]);
  await Promise.all([ana, bea, cy].map(({ context }) => context.close()));
});

it('what happens is followed late with all hands open, and now without them', { timeout: 180_000 }, async () => {
  const { ana, bea, cy } = await table('bacon', desk);
  await openHands({ ana, bea });
  await cy.page.getByRole('radio', { name: 'All open' }).check();
  await cy.page.locator('.open-hands .one').nth(2).waitFor();
  const hands = cy.page.locator('.open-hands');
  const before = await hands.textContent();
  for (let acts = 0; acts < 60 && (await hands.textContent()) === before; acts++) {
    for (const person of [ana, bea]) await act(person, habitsFor('bacon', acts));
    await cy.page.waitForTimeout(100);
  }
  expect(await hands.textContent()).not.toBe(before);
  await cy.page.getByRole('radio', { name: 'Now' }).check();
  await hands.waitFor({ state: 'detached' });
  expect([...ana.faults, ...bea.faults, ...cy.faults]).toEqual([]);
  await Promise.all([ana, bea, cy].map(({ context }) => context.close()));
});

it.each(gameIds)('a replay of %s shows what everyone holds', { timeout: 60_000 }, async (game) => {
  const folder = new URL(`../packages/games/src/${game}/fixtures/`, import.meta.url);
  const record = readdirSync(folder)[0] ?? '';
  const dan = await newPerson(browser, { name: 'Dan' });
  const { page } = dan;
  await page.goto(`${quarterdeck.url}/about/${game}`);
  await page.locator('input[type=file]').setInputFiles(fileURLToPath(new URL(record, folder)));
  await page.getByLabel('Whose eyes').selectOption({ label: 'All open' });
  await page.locator('.track input').fill('20');
  await page.locator('.open-hands .one').nth(1).waitFor();
  await expectAccessible(page, `a replay of ${game} with all hands open`);
  await page.getByLabel('Whose eyes').selectOption({ index: 2 });
  await page.locator('.open-hands').waitFor({ state: 'detached' });
  expect(dan.faults).toEqual([]);
  await dan.context.close();
});
