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
  await again.getByRole('button', { name: 'Watch the replay' }).click();
  await again.getByLabel('Whose eyes').selectOption({ label: 'All open' });
  await again.locator('.open-hands .one').first().waitFor();
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

/** As if the game had been kept by an app with other rules; `line` is added to its log. */
async function keepAsVersion(page: Page, version: number, line: string | null): Promise<void> {
  await page.evaluate(
    ([version, line]) => {
      for (const [key, text] of Object.entries(localStorage)) {
        if (!key.startsWith('quarterdeck game ')) continue;
        const saved = JSON.parse(text) as { version: number; lines: string[] };
        saved.version = version;
        if (line !== null) saved.lines.push(line);
        localStorage.setItem(key, JSON.stringify(saved));
      }
    },
    [version, line] as const,
  );
  await page.reload();
}

it('a game that was begun under other rules says so, stays, and goes on only when asked', { timeout: 120_000 }, async () => {
  const ana = await newPerson(browser, { name: 'Ana' });
  const { page } = ana;
  await playHere(page, 'coco-capitano');
  await keepAsVersion(page, 7, null);
  await page.getByRole('heading', { name: 'Begun under other rules' }).waitFor();
  await expectAccessible(page, 'a game of other rules');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const stream = await (await downloaded).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).toString()).toMatch(/^quarterdeck record 1\ngame: coco-capitano 7\n/);

  await page.getByRole('button', { name: 'Go on under the present rules' }).click();
  await page.locator('.table .plaque .say').waitFor();
  await page.reload();
  await page.locator('.table .plaque .say').waitFor();

  await keepAsVersion(page, 7, '0 fly');
  await page.getByText('What has been played cannot be replayed under the present rules.').waitFor();
  await page.getByRole('link', { name: 'To the start page' }).click();
  await page.locator('a[href^="/offline/"]').first().waitFor();
  expect(ana.faults).toEqual([]);
  await ana.context.close();
});
