import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { expectAccessible, newPerson } from './person.ts';
import { adminToken, type Quarterdeck, startQuarterdeck } from './quarterdeck.ts';

let browser: Browser;
let quarterdeck: Quarterdeck;
beforeAll(async () => {
  [browser, quarterdeck] = await Promise.all([launchBrowser(), startQuarterdeck()]);
});
afterAll(async () => {
  await browser?.close();
  await quarterdeck?.stop();
});

it.each([
  { locale: 'en-GB', field: 'Token', look: 'Look', wrong: 'This is not the token.', row: 'tables stored' },
  { locale: 'es-ES', field: 'Clave', look: 'Ver', wrong: 'Esta no es la clave.', row: 'mesas guardadas' },
])('the operator sees the numbers, on a phone and with the token alone ($locale)', async ({ locale, field, look, wrong, row }) => {
  const { page, faults, context } = await newPerson(browser, { name: 'Op', locale });
  await page.goto(`${quarterdeck.url}/admin`);
  await expectAccessible(page, 'the closed page');
  await page.getByLabel(field).fill('not this');
  await page.getByRole('button', { name: look }).click();
  await page.getByText(wrong).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  await expectAccessible(page, 'the refusal');

  await page.getByLabel(field).fill(adminToken);
  await page.getByRole('button', { name: look }).click();
  await page.getByRole('rowheader', { name: row }).waitFor();
  await expectAccessible(page, 'the numbers');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await page.locator('.btn.brass').evaluate((button) => getComputedStyle(button).backgroundImage)).toContain('gradient');
  expect(faults).toEqual([]);
  await context.close();
});
