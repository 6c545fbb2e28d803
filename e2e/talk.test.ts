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
