import type { Locator, Page } from 'playwright-core';
import type { Person } from './person.ts';

/** What a seat is set up to be. */
export type SeatPlan = 'me' | 'open' | 'bot';

/** Where a guest types a name, in either language. */
export function nameField(page: Page): Locator {
  return page.locator('input[autocomplete="nickname"]');
}

/** A guest types a name and sits: two taps. */
async function goAboard({ page, name }: Person): Promise<void> {
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'Go aboard' }).click();
  await nameField(page).waitFor({ state: 'detached' });
}

/** Opens a table by hand, as a person would, and returns its code. */
export async function openTable(host: Person, url: string, game: string, plan: readonly SeatPlan[]): Promise<string> {
  const { page } = host;
  await page.goto(`${url}/new/${game}`);
  await page.locator('h2:text-is("Seats")').waitFor();
  if (await nameField(page).isVisible()) await goAboard(host);
  for (let seats = await page.locator('h2:text-is("Seats") + ul > li').count(); seats < plan.length; seats++)
    await page.getByRole('button', { name: 'Add a seat' }).click();
  for (let seats = await page.locator('h2:text-is("Seats") + ul > li').count(); seats > plan.length; seats--) {
    await page.getByRole('button', { name: `Take seat ${seats} away` }).click();
  }
  for (const [index, kind] of plan.entries()) {
    if (kind === 'bot') await page.getByRole('button', { name: `Bot instead : Seat ${index + 1}` }).click();
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/r\/[2-9A-Z]+$/);
  return new URL(page.url()).pathname.slice('/r/'.length);
}

/** Follows a link to a table: a name, a seat. */
export async function join(guest: Person, url: string, code: string, as: 'Take a seat' | 'Only watch' = 'Take a seat'): Promise<void> {
  await guest.page.goto(`${url}/r/${code}`);
  await guest.page.getByRole('button', { name: as }).or(nameField(guest.page)).first().waitFor();
  if (await nameField(guest.page).isVisible()) await nameField(guest.page).fill(guest.name);
  await guest.page.getByRole('button', { name: as }).click();
}

export async function setSail({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Set sail' }).click();
  await page.locator('.table').waitFor();
}

/** The plaque's sentence. */
export async function sentence(page: Page): Promise<string> {
  return ((await page.locator('.plaque .say').textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
}
