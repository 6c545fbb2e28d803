import { defaultPace } from '@quarterdeck/protocol';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { newPerson } from './person.ts';
import { type Quarterdeck, startQuarterdeck } from './quarterdeck.ts';
import { nameField } from './table.ts';

let browser: Browser;
let quarterdeck: Quarterdeck;
beforeAll(async () => {
  [browser, quarterdeck] = await Promise.all([launchBrowser(), startQuarterdeck()]);
});
afterAll(async () => {
  await browser?.close();
  await quarterdeck?.stop();
});

/** All that a browser that was never here complains of when it opens this address: console, page and network. */
async function complaints(path: string): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'info' && message.type() !== 'log') found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`page: ${error.message}`));
  page.on('requestfailed', (request) => found.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
  await page.goto(quarterdeck.url + path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return found;
}

describe('the first visit of somebody who is nobody yet', () => {
  it.each(['/', '/settings', '/about/bacon', '/new/bacon', '/guide/bacon'])('opens %s without a complaint in the console', async (path) => {
    expect(await complaints(path)).toEqual([]);
  });

  it('follows the link to a room without a complaint in the console', async () => {
    const { context } = await newPerson(browser, { name: 'Ana' });
    const ask = async (path: string, data: object): Promise<{ readonly code: string }> =>
      (await context.request.post(quarterdeck.url + path, { data })).json();
    await ask('/api/guests', { name: 'Ana' });
    const { code } = await ask('/api/rooms', { game: 'bacon', config: {}, seats: 3, visibility: 'private', pace: defaultPace });
    expect(await complaints(`/r/${code}`)).toEqual([]);
    await context.close();
  });

  it('switches notices on only where the browser lets them come', async () => {
    const { context, page } = await newPerson(browser, { name: 'Ana' });
    await page.goto(`${quarterdeck.url}/settings`);
    const notices = page.getByRole('switch', { name: 'System notices' });
    await notices.click();
    await page.getByText('Your browser does not let this page send notices.').waitFor();
    expect(await notices.isChecked()).toBe(false);
    await context.close();
  });

  it('knows whoever comes back with nothing but the cookie', async () => {
    const { context, page } = await newPerson(browser, { name: 'Ana' });
    await context.request.post(`${quarterdeck.url}/api/guests`, { data: { name: 'Ana' } });
    await page.goto(`${quarterdeck.url}/settings`);
    expect(await nameField(page).inputValue()).toBe('Ana');
    await context.close();
  });
});
