import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

/** Somebody with a browser of their own. `faults` collects what the page complained of. */
export interface Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
}

export interface PersonSetup {
  readonly name: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  readonly colorScheme?: 'light' | 'dark';
  /** Motion is reduced unless a test is about motion: the tests then need not wait for it. */
  readonly motion?: boolean;
}

/** What a page may say while the network is cut on purpose. */
const expected = /net::ERR_|WebSocket connection|Failed to load resource/;

export async function newPerson(
  browser: Browser,
  { name, size = phone, locale = 'en-GB', colorScheme = 'light', motion = false }: PersonSetup,
): Promise<Person> {
  const context = await browser.newContext({ viewport: size, locale, colorScheme, reducedMotion: motion ? 'no-preference' : 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text())) faults.push(message.text());
  });
  return { name, context, page, faults };
}

/** Axe finds nothing on what is shown now. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(told, `axe on ${where}`).toEqual([]);
}
