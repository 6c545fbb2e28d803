import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { newPerson } from './person.ts';
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

/** What the page says instead of a replay. */
async function said(page: Page): Promise<string> {
  await page.locator('h1').first().waitFor();
  return ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
}

describe('a record that cannot be shown', () => {
  it('of a game that the server has not, or that is still played: so says the page', async () => {
    const { context, page } = await newPerson(browser, { name: 'Ana' });
    await page.goto(`${quarterdeck.url}/replay/nowhere`);
    expect(await said(page)).toMatch(/There is no record of this game.*still being played/i);
    await context.close();
  });

  it('out of a file, after the page was loaded again: the file is asked for', async () => {
    const { context, page } = await newPerson(browser, { name: 'Ana', locale: 'es-ES' });
    await page.goto(`${quarterdeck.url}/replay/file`);
    expect(await said(page)).toMatch(/ábrelo otra vez/i);
    await context.close();
  });

  it('because it breaks the rules: line and reason, in the language that they are written in', async () => {
    const { context, page } = await newPerson(browser, { name: 'Ana', locale: 'es-ES' });
    await page.goto(`${quarterdeck.url}/about/coco-capitano`);
    const text = 'quarterdeck record 1\ngame: coco-capitano 1\nseats: 2\nconfig: {}\n\n* 0\n* 123\n* 2\n0 fly\n';
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Abrir un registro guardado').click();
    await (await chooser).setFiles({ name: 'evening.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    expect(await said(page)).toMatch(/Este registro no se puede leer.*line 9: "fly" is not an action/i);
    expect(await page.getByText(/is not an action/).getAttribute('lang')).toBe('en');
    await context.close();
  });
});
