import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** What an installed Chrome or Chromium is called, by the usual places. */
const installed = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A real Chromium: an installed one, else one that Playwright has installed, else the one that ships inside an npm package.
 * Throws with what to do if there is none: browser tests are never skipped.
 */
export async function launchBrowser(): Promise<Browser> {
  const tried: string[] = [];
  const attempts: [name: string, launch: () => Promise<Browser>][] = [];
  const path = installed.find((candidate) => candidate !== undefined && existsSync(candidate));
  if (path !== undefined) attempts.push([path, () => chromium.launch({ executablePath: path, args: flags })]);
  if (existsSync(chromium.executablePath())) attempts.push(["Playwright's own", () => chromium.launch({ args: flags })]);
  attempts.push(['@sparticuz/chromium', launchPackaged]);
  for (const [name, launch] of attempts) {
    try {
      return await launch();
    } catch (error) {
      tried.push(`${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
    }
  }
  throw new Error(`No browser could be started. Install Chrome or Chromium, or set CHROME_PATH. Tried: ${tried.join('; ')}`);
}

async function launchPackaged(): Promise<Browser> {
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packaged.args, ...flags] });
}
