import type { Locator, Page } from 'playwright-core';
import { choose, type Habits } from './driver.ts';
import type { Person } from './person.ts';

const mostKeys = 120;

/** Goes to an element as somebody without a mouse does: Tab from one thing to the next, arrows inside a group. False if it is gone on arrival. */
export async function reach(page: Page, place: Locator): Promise<boolean> {
  const target = await place.elementHandle({ timeout: 2000 }).catch(() => null);
  if (target === null) return false;
  const passed: string[] = [];
  for (let keys = 0; keys < mostKeys; keys++) {
    const next = await target.evaluate((element) => {
      const active = document.activeElement;
      if (!element.isConnected) return 'gone';
      if (active === element) return 'there';
      const group = active?.closest('[role="group"], .quay, .looking-row');
      const isGrouped = element instanceof HTMLElement && element.tabIndex === -1 && group?.contains(element) === true;
      return isGrouped ? 'ArrowRight' : 'Tab';
    });
    if (next === 'gone' || next === 'there') return next === 'there';
    await page.keyboard.press(next);
    passed.push(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''),
    );
  }
  throw new Error(`${place} cannot be reached by keyboard; passed ${passed.slice(-30).join(' | ')}`);
}

/** Goes there and presses. */
export async function press(page: Page, place: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<boolean> {
  if (!(await reach(page, place))) return false;
  await page.keyboard.press(key);
  return true;
}

/** Does one thing that is offered, by keyboard alone. Returns what was pressed, or null if nothing was. */
export async function actByKeys(person: Person, habits: Habits, key: 'Enter' | 'Space' = 'Enter'): Promise<string | null> {
  const choice = await choose(person, habits);
  return choice !== null && (await press(person.page, choice.place, key)) ? choice.label : null;
}
