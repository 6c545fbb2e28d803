import { defaultPace } from '@quarterdeck/protocol';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { newPerson, type Person } from './person.ts';
import { type Quarterdeck, startQuarterdeck } from './quarterdeck.ts';

let browser: Browser;
let quarterdeck: Quarterdeck;
beforeAll(async () => {
  [browser, quarterdeck] = await Promise.all([launchBrowser(), startQuarterdeck()]);
});
afterAll(async () => {
  await browser?.close();
  await quarterdeck?.stop();
});

/** Ana with a room of her own, before its page is opened. */
async function host(): Promise<{ readonly ana: Person; readonly path: string }> {
  const ana = await newPerson(browser, { name: 'Ana' });
  const ask = async (path: string, data: object): Promise<{ readonly code: string }> =>
    (await ana.context.request.post(quarterdeck.url + path, { data })).json();
  await ask('/api/guests', { name: 'Ana' });
  const { code } = await ask('/api/rooms', { game: 'bacon', config: {}, seats: 3, visibility: 'private', pace: defaultPace });
  return { ana, path: `/r/${code}` };
}

/** Copies, and gives what a paste then brings. */
async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'paste';
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+v');
  return page.locator('#paste').inputValue();
}

describe('the link to a room', () => {
  it('is copied on plain http too, where pages have no clipboard', async () => {
    const { ana, path } = await host();
    await ana.context.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await ana.page.goto(quarterdeck.url + path);
    expect(await copied(ana.page)).toBe(quarterdeck.url + path);
    expect(ana.faults).toEqual([]);
    await ana.context.close();
  });

  it('names the server as others reach it when its maker came by "localhost"', async () => {
    const { ana, path } = await host();
    await ana.page.route('**/api/network', (route) => route.fulfill({ json: { address: 'http://192.0.2.7:8080' } }));
    await ana.page.goto(quarterdeck.url + path);
    expect(await copied(ana.page)).toBe(`http://192.0.2.7:8080${path}`);
    await ana.context.close();
  });
});

describe('whoever cannot stay', () => {
  it('is told in their own language: sent away, or refused', async () => {
    const { ana, path } = await host();
    const bo = await newPerson(browser, { name: 'Bo', locale: 'es-ES' });
    await bo.page.route('**/join', (route) => route.fulfill({ status: 429, json: { why: 'too-fast', text: 'Slow down.' } }));
    await bo.page.goto(quarterdeck.url + path);
    await bo.page.getByRole('textbox').fill('Bo');
    await bo.page.getByRole('button', { name: 'Tomar asiento' }).click();
    await bo.page.getByText('Demasiado deprisa').waitFor();
    await bo.page.unroute('**/join');
    await bo.page.getByRole('button', { name: 'Tomar asiento' }).click();
    await bo.page.getByText('La tripulación').waitFor();

    const me: { readonly id: string } = await (await bo.context.request.get(`${quarterdeck.url}/api/me`)).json();
    await ana.context.request.post(`${quarterdeck.url}/api/rooms/${path.slice(3)}`, { data: { type: 'kick', member: me.id } });
    await bo.page.getByText('Quien dirige la mesa ha dado tu sitio a otro').waitFor();
    await Promise.all([ana.context.close(), bo.context.close()]);
  });

  it('or wants to leave while the server is away, is told so', async () => {
    const { ana, path } = await host();
    const room = `${quarterdeck.url}/api/rooms/${path.slice(3)}`;
    for (const seat of [1, 2]) await ana.context.request.post(room, { data: { type: 'seat-bot', seat, level: 'random' } });
    await ana.context.request.post(room, { data: { type: 'start' } });
    await ana.page.goto(quarterdeck.url + path);
    await ana.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await ana.page.getByRole('button', { name: 'Leave for good' }).click();
    await ana.page.route(room, (route) => route.abort());
    await ana.page.getByRole('dialog').getByRole('button', { name: 'Leave for good' }).click();
    await ana.page.getByRole('alert').getByText('The server cannot be reached.').waitFor();
    expect(ana.faults).toEqual([]);
    await ana.context.close();
  });
});
