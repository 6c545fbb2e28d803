import { type Rng, seededRng } from '@quarterdeck/kernel';
import type { Locator, Page } from 'playwright-core';
import type { Person } from './person.ts';
import { sentence } from './table.ts';

/** Everything that can be chosen now: the plaque's choices and whatever is lit. */
const choosable = [
  '.plaque:not(.is-sending) .choices button[aria-disabled="false"]',
  '.board button.lit:not([aria-disabled="true"])',
  '.board button.is-lit:not([aria-disabled="true"])',
  '.board .is-lit button:not([aria-disabled="true"])',
  '.mine button.lit:not([aria-disabled="true"])',
  '.mine button.is-lit:not([aria-disabled="true"])',
  '.seat.is-target button.flag',
  'dialog[open] button.is-lit',
  // In Bacon any card may be taken up; what they make together is said at once. Who took up many at random would seldom hold a play
  // again, so one or two are taken up, and put down again.
  '.g-bacon .mine .fan:not(:has(.up ~ .up)) button.card',
  '.g-bacon .mine .up button.card',
].join(', ');

/** How somebody plays: what they like to press, first match first; what they do only for want of anything else; what they never touch. */
export interface Habits {
  readonly rng: Rng;
  readonly likes: readonly RegExp[];
  readonly shuns?: RegExp;
  readonly avoids?: RegExp;
}

/** Habits that bring a game to its end soon, in both languages. */
const habitsByGame: Readonly<Record<string, Omit<Habits, 'rng'>>> = {
  'capitan-bacon': {
    likes: [/^(Board|Abord)/, /^(Keep|Quedár)/, /^(Take|Tomar)/, /^(Dig|Cavar)/, /^(End|Acabar)/],
    // What opens a window costs everybody its seconds.
    shuns: /Rod|Caña|^Mapa?\b|Spyglass|Catalejo|Ballast|lastre|Switcheroo|Cambiazo|^(Bury|Enterrar) |^(Pass|Pasar)|^(Look|Mirar)/,
  },
  'capitan-flint': { likes: [/^(Open|Abrir)/], avoids: /Parche/ },
  bacon: { likes: [/^(Play|Jugar)/, /^(Pass|Pasar)/] },
  buccaneer: { likes: [/^(Board|Abordar)/] },
  'coco-capitano': { likes: [/^(Roll|Tirar)$/] },
};

export function habitsFor(game: string, seed: number): Habits {
  return { rng: seededRng(seed), ...(habitsByGame[game] ?? { likes: [] }) };
}

/** One of the things that are offered; null if nothing is. */
export async function choose({ page }: Person, habits: Habits): Promise<{ readonly label: string; readonly place: Locator } | null> {
  const offered = page.locator(choosable);
  const labels = await offered.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''),
  );
  const open = labels
    .map((label, index) => ({ label, index }))
    .filter(({ label }) => habits.avoids === undefined || !habits.avoids.test(label));
  const better = open.filter(({ label }) => habits.shuns?.test(label) !== true);
  const rest = better.length > 0 ? better : open;
  if (rest.length === 0) return null;
  const liked = habits.likes.map((like) => rest.find(({ label }) => like.test(label))).find((choice) => choice !== undefined);
  const choice = liked !== undefined && habits.rng.below(4) > 0 ? liked : rest[habits.rng.below(rest.length)];
  return choice === undefined ? null : { label: choice.label, place: offered.nth(choice.index) };
}

/** Does one thing that is offered, by a real click. Returns what was pressed, or null if nothing is. */
export async function act(person: Person, habits: Habits): Promise<string | null> {
  const choice = await choose(person, habits);
  // What was offered may be gone by now: the table does not wait for a test. A card in a fan shows its left edge only.
  const position = (await choice?.place.evaluate((element) => element.closest('.fan') !== null).catch(() => false))
    ? { x: 9, y: 20 }
    : null;
  await choice?.place.click({ timeout: 1500, ...(position === null ? {} : { position }) }).catch(() => undefined);
  return choice?.label ?? null;
}

/** Longer than any window or picture lasts: a table on which nothing changes for so long stands still. */
const stillMs = 45_000;

export interface Whole {
  /** Enough has been seen: no need to play to the end. */
  readonly enough?: () => boolean;
  /** Called before each act; for reloads, crashes and pictures in the middle of a game. */
  readonly before?: (person: Person, say: string) => Promise<void>;
  readonly habits: (person: Person, index: number) => Habits;
  readonly timeoutMs: number;
}

/** Plays until the game is over for everybody. Throws with what each screen says if that takes too long or the table stands still. */
export async function playWhole(people: readonly Person[], { before, enough, habits, timeoutMs }: Whole): Promise<void> {
  const until = Date.now() + timeoutMs;
  let moved = Date.now();
  let failed: Error | null = null;
  await Promise.all(
    people.map(async (person, index) => {
      const mine = habits(person, index);
      let looks = '';
      for (let idle = 0; failed === null && enough?.() !== true && !(await isOver(person.page)); ) {
        if (Date.now() > until) failed = new Error(`Still playing after ${timeoutMs / 1000} s. ${await screens(people)}`);
        if (Date.now() - moved > stillMs) failed = new Error(`Nothing has changed for ${stillMs / 1000} s. ${await screens(people)}`);
        if (before !== undefined && (await isMyTurn(person.page))) await before(person, await sentence(person.page));
        const done = (await isMyTurn(person.page)) ? await act(person, mine) : null;
        idle = done === null ? idle + 1 : 0;
        if (done === null) await person.page.waitForTimeout(Math.min(50 * idle, 250));
        const now =
          (await person.page
            .locator('.table')
            .first()
            .textContent()
            .catch(() => null)) ?? looks;
        if (done !== null || now !== looks) moved = Date.now();
        looks = now;
      }
    }),
  );
  if (failed !== null) throw failed;
}

/** What everybody sees, for somebody who has to find out why nothing moves. */
async function screens(people: readonly Person[]): Promise<string> {
  const seen = people.map(async ({ name, page, faults }) => {
    const plaque = await page
      .locator('.plaque')
      .first()
      .getAttribute('class')
      .catch(() => 'no plaque');
    const choices = await page.locator('.plaque .choices button').allTextContents();
    const dialogs = await page.locator('dialog[open]').allTextContents();
    return JSON.stringify({ name, says: await sentence(page), plaque, choices, dialogs, faults });
  });
  return (await Promise.all(seen)).join('\n');
}

/** Something is asked of this person, and nothing is under way. */
export async function isMyTurn(page: Page): Promise<boolean> {
  return (await page.locator('.plaque.is-yours:not(.is-sending), .plaque.urgent:not(.is-sending)').count()) > 0;
}

/** The result is on show: the winner under the laurel, in any language. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.win h1').count()) > 0;
}
