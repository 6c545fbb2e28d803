import { gameIds } from '@quarterdeck/protocol';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { habitsFor, isMyTurn, isOver } from './driver.ts';
import { actByKeys, press, reach } from './keys.ts';
import { desk, newPerson, type Person } from './person.ts';
import { type Quarterdeck, startQuarterdeck } from './quarterdeck.ts';
import { nameField, openTable, sentence, setSail } from './table.ts';

let browser: Browser;
let quarterdeck: Quarterdeck;
beforeAll(async () => {
  [browser, quarterdeck] = await Promise.all([launchBrowser(), startQuarterdeck({ botDelayMs: 200 })]);
});
afterAll(async () => {
  await browser?.close();
  await quarterdeck?.stop();
});

/** Somebody at a desk whose screen reader is overheard: everything that is added to the table's live region is noted. */
async function listener(): Promise<Person> {
  const ana = await newPerson(browser, { name: 'Ana', size: desk });
  await ana.page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches('.sr[aria-live="polite"] > *')) heard.push(node.textContent ?? '');
    }).observe(document, { subtree: true, childList: true });
  });
  return ana;
}

async function heardBy(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** Sentences in words, with nothing left unsaid. */
function expectWords(heard: readonly string[], least: number): void {
  expect(heard.length, heard.join('\n')).toBeGreaterThanOrEqual(least);
  for (const said of heard) expect(said).toMatch(/^\p{L}[^{}<>]*[.!?…)]$/u);
  for (const said of heard) expect(said).not.toMatch(/undefined|null|NaN|\[object/);
}

/** Nothing of what was chosen is under way any more. */
async function isSettled(page: Page): Promise<boolean> {
  return (await page.locator('.plaque.is-sending').count()) === 0;
}

/** Does what is offered until it is somebody else's turn again. */
async function turnByKeys(ana: Person, game: string, seed: number): Promise<number> {
  const { page } = ana;
  const end = Date.now() + 120_000;
  while (!(await isMyTurn(page))) {
    if (Date.now() > end) throw new Error(`It is never Ana's turn: ${await sentence(page)}`);
    if (await isOver(page)) return 0;
    await page.waitForTimeout(50);
  }
  const habits = habitsFor(game, seed);
  let acts = 0;
  while (((await isMyTurn(page)) || !(await isSettled(page))) && !(await isOver(page))) {
    if (Date.now() > end) throw new Error(`Ana's turn does not end: ${await sentence(page)}`);
    // In Capitán Flint the space bar is the hand that reaches for Parche.
    const done = await actByKeys(ana, habits, game === 'capitan-flint' || acts % 2 === 0 ? 'Enter' : 'Space');
    if (done === null) await page.waitForTimeout(50);
    else acts++;
  }
  return acts;
}

describe('by keyboard alone', () => {
  it('a table is set up, a whole game of Coco Capitano is played, and its end is read', { timeout: 600_000 }, async () => {
    const ana = await listener();
    const { page } = ana;
    await page.goto(`${quarterdeck.url}/new/coco-capitano`);
    await nameField(page).waitFor();
    await reach(page, nameField(page));
    await page.keyboard.type('Ana');
    await page.keyboard.press('Enter');
    await nameField(page).waitFor({ state: 'detached' });
    for (let seats = await page.locator('h2:text-is("Seats") + ul > li').count(); seats > 2; seats--)
      await press(page, page.getByRole('button', { name: `Take seat ${seats} away` }));
    await press(page, page.getByRole('button', { name: 'Bot instead : Seat 2' }), 'Space');
    await press(page, page.getByRole('button', { name: 'Open the table' }));
    await page.waitForURL(/\/r\/[2-9A-Z]+$/);
    await page.getByRole('button', { name: 'Set sail' }).waitFor();
    await press(page, page.getByRole('button', { name: 'Set sail' }));
    await page.locator('.table .plaque .say').waitFor();

    // The log and the rules are a letter away; Esc closes them.
    for (const key of ['l', '?']) {
      await page.keyboard.press(key);
      await page
        .locator('dialog[open]')
        .waitFor({ timeout: 10_000 })
        .catch(() => Promise.reject(new Error(`"${key}" opens nothing`)));
      await page.keyboard.press('Escape');
      await page.locator('dialog.sheet').waitFor({ state: 'detached' });
    }
    for (let turn = 0; !(await isOver(page)); turn++) await turnByKeys(ana, 'coco-capitano', turn);
    const look = page.getByRole('button', { name: 'How it ended' });
    if ((await look.count()) > 0) await press(page, look);
    await page.getByRole('heading', { name: /booty/ }).waitFor();
    const heard = await heardBy(page);
    expectWords(heard, 10);
    expect(heard.some((said) => /^You roll/.test(said))).toBe(true);
    expect(ana.faults).toEqual([]);
    await ana.context.close();
  });

  it.each(gameIds.filter((game) => game !== 'coco-capitano'))(
    '%s: whole turns, and the live region tells of them',
    { timeout: 400_000 },
    async (game) => {
      const ana = await listener();
      await openTable(ana, quarterdeck.url, game, game === 'bacon' || game === 'buccaneer' ? ['me', 'bot', 'bot'] : ['me', 'bot']);
      await setSail(ana);
      let acts = 0;
      // What somebody does may be heard a moment later, and what only prepares a move, like taking up a card, is not.
      for (let turn = 0; turn < 2 || (await heardBy(ana.page)).length < 2; turn++) acts += await turnByKeys(ana, game, turn);
      expect(acts).toBeGreaterThanOrEqual(2);
      expectWords(await heardBy(ana.page), 2);
      expect(ana.faults).toEqual([]);
      await ana.context.close();
    },
  );
});
