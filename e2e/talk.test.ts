import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { desk, expectAccessible, newPerson } from './person.ts';
import { type Quarterdeck, startQuarterdeck } from './quarterdeck.ts';
import { join, openTable, setSail } from './table.ts';

let browser: Browser;
let quarterdeck: Quarterdeck;
beforeAll(async () => {
  [browser, quarterdeck] = await Promise.all([launchBrowser(), startQuarterdeck()]);
});
afterAll(async () => {
  await browser?.close();
  await quarterdeck?.stop();
});

it('what is said stands beside the table on a desk, and is marked unread on a phone', async () => {
  const ana = await newPerson(browser, { name: 'Ana' });
  const bea = await newPerson(browser, { name: 'Bea', size: desk });
  const code = await openTable(ana, quarterdeck.url, 'coco-capitano', ['me', 'open']);
  await join(bea, quarterdeck.url, code);
  await bea.page.locator('.bunk', { hasText: 'Bea' }).waitFor();
  await setSail(ana);
  await bea.page.locator('.table').waitFor();

  const beside = bea.page.getByRole('list', { name: 'What was said last' });
  await bea.page.getByLabel('Say something').fill('<b>Ahoy</b> from Bea');
  await bea.page.keyboard.press('Enter');
  await beside.getByText('<b>Ahoy</b> from Bea').waitFor();

  await ana.page.getByRole('button', { name: 'Log and chat, 1 unread' }).click();
  await ana.page.getByRole('button', { name: 'Well played!' }).click();
  await beside.getByText('Well played!').waitFor();
  await bea.page.getByRole('button', { name: 'Log and chat', exact: true }).waitFor();
  await expectAccessible(bea.page, 'the talk beside the table');
  expect([...ana.faults, ...bea.faults]).toEqual([]);
  for (const { context } of [ana, bea]) await context.close();
});

it('a name and words that are code stay words, on every screen they come to', async () => {
  const name = '<svg/onload=alert()>';
  const words = '<img src=x onerror=alert(1)>';
  const ana = await newPerson(browser, { name });
  const bea = await newPerson(browser, { name: 'Bea', size: desk });
  const alerts: string[] = [];
  for (const { page } of [ana, bea]) {
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });
  }
  const code = await openTable(ana, quarterdeck.url, 'coco-capitano', ['me', 'open']);
  await join(bea, quarterdeck.url, code);
  await bea.page.locator('.bunk', { hasText: name }).waitFor();
  await setSail(ana);
  await bea.page.locator('.table').waitFor();
  await bea.page.getByLabel('Say something').fill(words);
  await bea.page.keyboard.press('Enter');
  await bea.page.getByRole('list', { name: 'What was said last' }).getByText(words).waitFor();
  await ana.page.getByRole('button', { name: 'Log and chat, 1 unread' }).click();
  await ana.page.getByRole('dialog').getByText(words).waitFor();
  await ana.page.keyboard.press('Escape');
  const roll = ana.page.getByRole('button', { name: /^Roll/ });
  const [roller, other] = (await roll.count()) > 0 ? [ana, bea] : [bea, ana];
  await roller.page.getByRole('button', { name: /^Roll/ }).click();
  await other.page.locator('.plaque .say').waitFor();
  await bea.page.locator('.seat', { hasText: name }).first().waitFor();
  await ana.page.goto(quarterdeck.url);
  await ana.page.getByRole('heading', { name: 'My tables' }).waitFor();
  for (const { page } of [ana, bea]) expect(await page.locator('svg[onload], img[onerror], .board script').count()).toBe(0);
  expect(alerts).toEqual([]);
  expect([...ana.faults, ...bea.faults]).toEqual([]);
  for (const { context } of [ana, bea]) await context.close();
});
