import { gameIds } from '@quarterdeck/protocol';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { desk, newPerson, phone } from './person.ts';
import { type Quarterdeck, startQuarterdeck } from './quarterdeck.ts';
import { nameField } from './table.ts';

/** Every table fits into every usual window: what can be pressed lies within it, and neither deck nor plaque lies over it. */
const windows = {
  phone,
  desk,
  'small phone': { width: 360, height: 640 },
  'phone held sideways': { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  'low laptop': { width: 1366, height: 640 },
  'desk at 200 %': { width: 720, height: 450 },
};

let browser: Browser;
let quarterdeck: Quarterdeck;
beforeAll(async () => {
  [browser, quarterdeck] = await Promise.all([launchBrowser(), startQuarterdeck()]);
});
afterAll(async () => {
  await browser?.close();
  await quarterdeck?.stop();
});

/** What can be pressed but not reached, and how far the page goes sideways. */
async function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const button of document.querySelectorAll('.board button, .mine button, .choices button')) {
      if (!button.checkVisibility()) continue;
      const { left, top, width, height } = button.getBoundingClientRect();
      const name = button.getAttribute('aria-label') ?? button.textContent?.trim();
      if (Math.min(width, height) < 16) wrong.push(`"${name}" is ${width} x ${height} px`);
      // Its middle and its corners, but not its very edge: light things may lie a little over each other.
      for (const part of [0.25, 0.5, 0.75]) {
        const over = document.elementFromPoint(left + width * part, top + height * part);
        if (over === null) wrong.push(`"${name}" lies outside the window`);
        else if (button.closest('.board') !== null && over.closest('.deck') !== null) wrong.push(`"${name}" lies under the deck`);
        else if (button.closest('.mine') !== null && over.closest('.plaque') !== null) wrong.push(`"${name}" lies under the plaque`);
      }
    }
    return wrong;
  });
}

it.each(gameIds)('%s fits into every window', { timeout: 120_000 }, async (game) => {
  const { page, context } = await newPerson(browser, { name: 'Ana' });
  await page.goto(`${quarterdeck.url}/new/${game}`);
  await nameField(page).fill('Ana');
  await page.getByRole('button', { name: 'Play here against bots' }).click();
  await page.locator('.table .plaque .say').waitFor();
  const found: Record<string, readonly string[]> = {};
  for (const [name, size] of Object.entries(windows)) {
    await page.setViewportSize(size);
    // Nothing is told to a page when it has been laid out anew, and bots go on playing: the last look counts.
    await expect
      .poll(async () => (found[name] = await misfits(page)), { timeout: 3000 })
      .toEqual([])
      .catch(() => undefined);
  }
  expect(Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0))).toEqual({});
  await context.close();
});
