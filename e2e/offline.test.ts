import { gameIds } from '@quarterdeck/protocol';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { act, habitsFor, isMyTurn, playWhole } from './driver.ts';
import { expectAccessible, newPerson, type Person } from './person.ts';
import { type Quarterdeck, startQuarterdeck } from './quarterdeck.ts';
import { sentence } from './table.ts';

/** The network is cut: all games can still be played against bots, and what was begun goes on after the page was closed. */
let browser: Browser;
let quarterdeck: Quarterdeck;
beforeAll(async () => {
  [browser, quarterdeck] = await Promise.all([launchBrowser(), startQuarterdeck()]);
});
afterAll(async () => {
  await browser?.close();
  await quarterdeck?.stop();
});

/** Somebody who has opened the page once, and has no network any more. */
async function castaway(): Promise<Person> {
  const ana = await newPerson(browser, { name: 'Ana' });
  await ana.page.goto(quarterdeck.url);
  await ana.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await ana.context.setOffline(true);
  return ana;
}

async function playHere(page: Page, game: string): Promise<void> {
  await page.goto(`${quarterdeck.url}/new/${game}`);
  await page.getByRole('button', { name: 'Play here against bots' }).click();
  await page.locator('.table .plaque .say').waitFor();
}

it('a whole game is played, left in the middle, found again at home, and finished', { timeout: 600_000 }, async () => {
  const ana = await castaway();
  const { page } = ana;
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expectAccessible(page, 'home without a network');
  await playHere(page, 'coco-capitano');
  for (let acts = 0; acts < 6; ) {
    if ((await isMyTurn(page)) && (await act(ana, habitsFor('coco-capitano', acts))) !== null) acts++;
    else await page.waitForTimeout(100);
  }
  await page.locator('.plaque.is-yours').waitFor();
  const before = await sentence(page);
  const mine = await page.locator('.mine').textContent();
  await page.close();

  const again = await ana.context.newPage();
  await again.goto(quarterdeck.url);
  await again.locator('a[href^="/offline/"]').first().click();
  await again.locator('.plaque.is-yours').waitFor();
  expect(await sentence(again)).toBe(before);
  expect(await again.locator('.mine').textContent()).toBe(mine);
  await expectAccessible(again, 'a game without a network');
  await playWhole([{ ...ana, page: again }], { habits: () => habitsFor('coco-capitano', 5), timeoutMs: 400_000 });
  expect(ana.faults).toEqual([]);
  await ana.context.close();
});

it.each(gameIds)('%s is there without a network: a person acts, bots answer', { timeout: 300_000 }, async (game) => {
  const ana = await castaway();
  await playHere(ana.page, game);
  const end = Date.now() + 200_000;
  for (let acts = 0; acts < 3 && Date.now() < end; ) {
    if ((await isMyTurn(ana.page)) && (await act(ana, habitsFor(game, acts))) !== null) acts++;
    else await ana.page.waitForTimeout(100);
  }
  await ana.page.reload();
  await ana.page.locator('.table .plaque .say').waitFor();
  expect(ana.faults).toEqual([]);
  await ana.context.close();
});
