import { gameIds } from '@quarterdeck/protocol';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { habitsFor, playWhole } from './driver.ts';
import { desk, expectAccessible, newPerson, phone } from './person.ts';
import { type Quarterdeck, startQuarterdeck } from './quarterdeck.ts';
import { join, nameField, openTable, sentence, setSail } from './table.ts';

let browser: Browser;
let quarterdeck: Quarterdeck;
beforeAll(async () => {
  [browser, quarterdeck] = await Promise.all([launchBrowser(), startQuarterdeck()]);
});
afterAll(async () => {
  await browser?.close();
  await quarterdeck?.stop();
});

describe('a whole game, two people at a phone and a desk and one bot', () => {
  for (const [index, game] of gameIds.entries()) {
    it(game, { timeout: 900_000 }, async () => {
      const ana = await newPerson(browser, { name: 'Ana', size: phone });
      const nico = await newPerson(browser, { name: 'Nico', size: desk, locale: 'es-ES' });
      const plan = game === 'bacon' ? (['me', 'open', 'bot', 'bot'] as const) : (['me', 'open', 'bot'] as const);
      const code = await openTable(ana, quarterdeck.url, game, plan);
      await joinInSpanish(nico, quarterdeck.url, code);
      await ana.page.getByText('Nico').first().waitFor();
      await expectAccessible(ana.page, `${game}: waiting room`);
      await setSail(ana);
      const checked = new Set<string>();
      await playWhole([ana, nico], {
        habits: (_, seat) => habitsFor(game, 100 * index + seat),
        timeoutMs: 800_000,
        // The first of each kind of decision, on each of both screens: axe finds nothing.
        before: async (person, say) => {
          const kind = `${person.name} ${say.replaceAll(/\d+/g, '#').slice(0, 24)}`;
          if (checked.has(kind) || checked.size > 8) return;
          checked.add(kind);
          await expectAccessible(person.page, `${game}: ${say}`);
        },
      });
      for (const person of [ana, nico]) {
        await expectAccessible(person.page, `${game}: result`);
        expect(person.faults).toEqual([]);
        await person.context.close();
      }
    });
  }
});

describe('at a table', () => {
  it('a spectator sees the table, nobody’s hand, and can do nothing', async () => {
    const ana = await newPerson(browser, { name: 'Ana' });
    const bea = await newPerson(browser, { name: 'Bea', size: desk });
    const code = await openTable(ana, quarterdeck.url, 'capitan-bacon', ['me', 'bot']);
    await setSail(ana);
    await join(bea, quarterdeck.url, code, 'Only watch');
    await bea.page.locator('.table').waitFor();
    expect(await bea.page.locator('.plaque .choices button').count()).toBe(0);
    expect(await bea.page.locator('.mine .card').count()).toBe(0);
    await expectAccessible(bea.page, 'watching');
    await ana.context.close();
    await bea.context.close();
  });

  it('a double click acts once', async () => {
    const ana = await newPerson(browser, { name: 'Ana' });
    await openTable(ana, quarterdeck.url, 'coco-capitano', ['me', 'bot']);
    await setSail(ana);
    await ana.page.getByRole('button', { name: /^Roll/ }).waitFor();
    const sent: string[] = [];
    ana.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    await ana.page.reload();
    const roll = ana.page.getByRole('button', { name: /^Roll/ });
    await roll.dblclick();
    await ana.page.waitForTimeout(1000);
    expect(sent.filter((frame) => frame.includes('"act"')).length).toBe(1);
    await ana.context.close();
  });

  it('kill -9 in the middle of a game loses nothing that was seen', async () => {
    const ana = await newPerson(browser, { name: 'Ana' });
    await openTable(ana, quarterdeck.url, 'coco-capitano', ['me', 'bot']);
    await setSail(ana);
    let crashes = 0;
    await playWhole([ana], {
      habits: () => habitsFor('coco-capitano', 7),
      timeoutMs: 300_000,
      before: async ({ page }) => {
        if (crashes >= 3) return;
        crashes++;
        const before = await page.locator('.mine').textContent();
        await quarterdeck.crash();
        await page.locator('.plaque.is-yours .choices button').first().waitFor({ timeout: 30_000 });
        expect(await page.locator('.mine').textContent()).toBe(before);
      },
    });
    expect(crashes).toBe(3);
    await ana.context.close();
  });

  it('a reload in the middle of every kind of decision asks the same again', { timeout: 600_000 }, async () => {
    for (const [game, least] of [
      ['coco-capitano', 2],
      ['capitan-bacon', 5],
    ] as const) {
      const ana = await newPerson(browser, { name: 'Ana' });
      await openTable(ana, quarterdeck.url, game, ['me', 'bot']);
      await setSail(ana);
      const asked = new Set<string>();
      await playWhole([ana], {
        habits: () => habitsFor(game, 11),
        timeoutMs: 500_000,
        enough: () => asked.size >= least + 1,
        before: async ({ page }, say) => {
          // A choice that is only half made on the screen is nobody's business but the screen's.
          const kind = say.replaceAll(/\d+/g, '#');
          if (
            asked.has(kind) ||
            (await page.locator('.plaque .choices').getByText('Back').count()) > 0 ||
            (await page.locator('.is-sel').count()) > 0
          )
            return;
          asked.add(kind);
          await page.reload();
          await page.locator('.plaque .say').waitFor();
          if (await page.locator('.plaque.urgent').count()) return;
          await page.locator('.plaque.is-yours').waitFor({ timeout: 15_000 });
          expect(await sentence(page)).toBe(say);
        },
      });
      expect(asked.size, [...asked].join(' / ')).toBeGreaterThanOrEqual(least);
      await ana.context.close();
    }
  });
});

async function joinInSpanish(guest: Awaited<ReturnType<typeof newPerson>>, url: string, code: string): Promise<void> {
  const { page, name } = guest;
  await page.goto(`${url}/r/${code}`);
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'Tomar asiento' }).click();
}
