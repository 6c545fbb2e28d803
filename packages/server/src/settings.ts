import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockFile, tokenFile } from './files.ts';
import type { ServerOptions } from './server.ts';
import { storeFile } from './store/connection.ts';

/** A setting that does not work; the message says which, and what does. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

/** The oldest Node that this runs on. */
const oldestNode: readonly [major: number, minor: number] = [20, 19];

/** Null, or one line that says what to do about this version of Node. */
export function nodeFault(version: string): string | null {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [least, leastMinor] = oldestNode;
  if (major > least || (major === least && minor >= leastMinor)) return null;
  return `Node ${version} is too old: install Node ${oldestNode.join('.')} or newer (https://nodejs.org).`;
}

/** Names and values of settings, as a process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What a server started by hand is set to, from the environment. Throws `BadSetting`. */
export function readSettings(env: Environment): ServerOptions & { port: number; host: string } {
  const port = number(env, 'PORT', 8080, 0, 65_535);
  const keepDays = number(env, 'KEEP_DAYS', 90, 1, 36_500);
  const botDelayMs = number(env, 'BOT_DELAY_MS', 900, 0, 60_000);
  const openHandsDelayMs = number(env, 'HANDS_DELAY_MS', 60_000, 0, 3_600_000);
  const dataDir = env.DATA_DIR || 'data';
  return {
    port,
    host: env.HOST || '0.0.0.0',
    dataDir,
    keepDays,
    botDelayMs,
    openHandsDelayMs,
    trustProxy: isOn(env, 'TRUST_PROXY'),
    webRoot: webRoot(),
    ...(env.ADMIN_TOKEN ? { adminToken: env.ADMIN_TOKEN } : {}),
    ...(env.CONTACT ? { contact: contact(env.CONTACT) } : {}),
    ...(env.SOCKETS_PER_ADDRESS ? { limits: { socketsPerAddress: number(env, 'SOCKETS_PER_ADDRESS', 64, 1, 1_000_000) } } : {}),
  };
}

function number(env: Environment, name: string, otherwise: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  if (!/^\d{1,9}$/.test(text) || Number(text) < least || Number(text) > most) {
    throw new BadSetting(`${name} is "${text}"; it should be a whole number from ${least} to ${most}.`);
  }
  return Number(text);
}

function isOn(env: Environment, name: string): boolean {
  const text = env[name] || '0';
  if (text !== '0' && text !== '1') throw new BadSetting(`${name} is "${text}"; it should be 1 for on, 0 for off.`);
  return text === '1';
}

/** Push services refuse every message whose sender cannot be reached so. */
function contact(text: string): string {
  if (!/^(mailto:\S+@|https:\/\/)\S+$/.test(text))
    throw new BadSetting(`CONTACT is "${text}"; it should be an address such as mailto:ann@example.org or https://example.org.`);
  return text;
}

/** Makes the data folder and sees that it, and a database in it, can be written. Throws `BadSetting`. */
export function checkDataFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK | constants.X_OK);
    readdirSync(folder);
  } catch {
    throw new BadSetting(`The data folder "${folder}" cannot be written. Set DATA_DIR to a folder that can.`);
  }
  for (const file of [storeFile, `${storeFile}-wal`, `${storeFile}-shm`, lockFile, tokenFile]) {
    const path = join(folder, file);
    if (existsSync(path) && !canBeWritten(path))
      throw new BadSetting(`"${path}" cannot be written. Let the account that runs the server own it, or set DATA_DIR to another folder.`);
  }
}

function canBeWritten(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Folder by folder: Node's own recursive way never returns where a parent refuses new folders without a reason, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** The built web client, found from where this file lies (source or built). Throws `BadSetting` when it was not built. */
function webRoot(): string {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'dist');
  if (!existsSync(join(root, 'index.html')))
    throw new BadSetting('The web client has not been built. Run "npm run build" first, or "npm start", which does.');
  return root;
}

/** One line about why the server did not start; null if it is nobody's setting but a fault of ours. */
export function startFault(error: unknown, port: number): string | null {
  if (error instanceof BadSetting) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop whatever uses it, or choose another: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Choose one above 1023: PORT=8080 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'HOST is not an address of this machine. Leave it out to be reachable from everywhere.';
  if (code === 'SQLITE_CANTOPEN' || code === 'SQLITE_READONLY')
    return 'The file in the data folder cannot be written. Set DATA_DIR to another folder.';
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT')
    return `${storeFile} in the data folder is damaged, or something else. Put a backup in its place, or set DATA_DIR to another folder.`;
  return null;
}
