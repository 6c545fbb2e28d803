import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { act, habitsFor, isMyTurn, isOver } from './driver.ts';
import { desk, expectAccessible, newPerson, type Person } from './person.ts';
import { type Quarterdeck, startQuarterdeck } from './quarterdeck.ts';
import { join, openTable } from './table.ts';

/** Two people share a device at a table where others sit elsewhere. */
let browser: Browser;
let quarterdeck: Quarterdeck;
beforeAll(async () => {
  [browser, quarterdeck] = await Promise.all([launchBrowser(), startQuarterdeck()]);
});
afterAll(async () => {
  await browser?.close();
  await quarterdeck?.stop();
});

const curtain = (page: Page): ReturnType<Page['locator']> => page.locator('main.curtain');

/** The host lets somebody sit beside them, who needs no device. */
async function seatBeside({ page }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Somebody beside me' }).first().click();
  await page.getByLabel('Their name').fill(name);
  await expectAccessible(page, 'a seat for somebody beside me');
  await page.getByRole('button', { name: 'Give them the seat' }).click();
  await page.locator('.bunk', { hasText: name }).getByText('A person at this device').waitFor();
}

it('somebody beside me plays from my device, behind a curtain, while others play from theirs', { timeout: 300_000 }, async () => {
  const ana = await newPerson(browser, { name: 'Ana' });
  const bea = await newPerson(browser, { name: 'Bea', size: desk });
  const code = await openTable(ana, quarterdeck.url, 'capitan-bacon', ['me', 'open', 'open']);
  await join(bea, quarterdeck.url, code);
  await bea.page.locator('.bunk', { hasText: 'Bea' }).waitFor();
  await seatBeside(ana, 'Nico');
  await ana.page.getByRole('button', { name: 'Set sail' }).click();
  await bea.page.locator('.table').waitFor();

  // Nobody's hand is on screen before somebody has taken the device.
  await curtain(ana.page).waitFor();
  expect(await ana.page.locator('.mine').count()).toBe(0);
  await expectAccessible(ana.page, 'the curtain');

  const handed = new Set<string>();
  const acted = new Map<string, number>();
  let holder = '';
  const until = Date.now() + 240_000;
  while (Date.now() < until && !((acted.get('Ana') ?? 0) > 1 && (acted.get('Nico') ?? 0) > 1 && (acted.get('Bea') ?? 0) > 1)) {
    if (await curtain(ana.page).isVisible()) {
      const button = ana.page.getByRole('button', { name: /^I am / });
      holder = ((await button.textContent()) ?? '').trim().replace('I am ', '');
      handed.add(holder);
      expect(await ana.page.locator('.mine').count()).toBe(0);
      await button.click();
      await ana.page.locator('.table .mine').waitFor();
    }
    for (const [person, name] of [
      [ana, holder],
      [bea, 'Bea'],
    ] as const) {
      if (!(await isMyTurn(person.page)) || (await isOver(person.page))) continue;
      if ((await act(person, habitsFor('capitan-bacon', acted.get(name) ?? 0))) !== null) acted.set(name, (acted.get(name) ?? 0) + 1);
    }
    await ana.page.waitForTimeout(100);
  }
  expect([...acted.keys()].sort()).toEqual(['Ana', 'Bea', 'Nico']);
  expect([...handed].sort()).toEqual(['Ana', 'Nico']);

  // Whoever has the device may hand it on, and a reload shows nobody's hand.
  await ana.page.reload();
  await curtain(ana.page).waitFor();
  await ana.page.getByRole('button', { name: /^I am / }).click();
  await ana.page.locator('.table .mine').waitFor();
  await ana.page.getByRole('button', { name: 'Menu' }).click();
  await ana.page.getByRole('button', { name: /^Hand the device to / }).click();
  await curtain(ana.page).waitFor();
  expect([...ana.faults, ...bea.faults]).toEqual([]);
  await Promise.all([ana.context.close(), bea.context.close()]);
});

it('a table for people here and elsewhere is opened at once', { timeout: 120_000 }, async () => {
  const ana = await newPerson(browser, { name: 'Ana' });
  const bea = await newPerson(browser, { name: 'Bea' });
  const { page } = ana;
  await page.goto(`${quarterdeck.url}/new/coco-capitano`);
  await page.locator('input[autocomplete="nickname"]').fill('Ana');
  await page.getByRole('button', { name: 'Go aboard' }).click();
  await page.getByRole('button', { name: 'Person here : Seat 2' }).click();
  await page.getByLabel('Name of the person at seat 2').fill('Nico');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/r\/[2-9A-Z]+$/);
  await page.locator('.bunk', { hasText: 'Nico' }).waitFor();
  const seats = await page.locator('.bunk').count();
  await join(bea, quarterdeck.url, new URL(page.url()).pathname.slice('/r/'.length));
  for (let open = seats - 3; open > 0; open--) await page.getByRole('button', { name: 'Seat a bot' }).first().click();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await bea.page.locator('.table').waitFor();
  await curtain(page).waitFor();
  expect(ana.faults).toEqual([]);
  await Promise.all([ana.context.close(), bea.context.close()]);
});
