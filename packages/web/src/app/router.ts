import type { GameId } from '@quarterdeck/protocol';
import { codeAlphabet, gameIds } from '@quarterdeck/protocol';

/** Every address of the app. */
export type Route =
  | { readonly screen: 'home' }
  /** `isPublic`: anyone may find the table, unless the person decides otherwise. */
  | { readonly screen: 'new'; readonly game: GameId; readonly isPublic: boolean }
  | { readonly screen: 'about'; readonly game: GameId }
  | { readonly screen: 'guide'; readonly game: GameId }
  | { readonly screen: 'room'; readonly code: string }
  | { readonly screen: 'claim'; readonly secret: string }
  | { readonly screen: 'local'; readonly id: string }
  | { readonly screen: 'replay'; readonly table: string; readonly at: number | null }
  | { readonly screen: 'settings' }
  | { readonly screen: 'credits' }
  | { readonly screen: 'lost' };

/** The screen that a path leads to; `lost` for none. */
export function parsePath(path: string, hash = ''): Route {
  const [head = '', tail = '', ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  if (rest.length > 0) return { screen: 'lost' };
  switch (head) {
    case '':
      return { screen: 'home' };
    case 'new':
      return isGame(tail) ? { screen: 'new', game: tail, isPublic: hash === '#public' } : { screen: 'lost' };
    case 'about':
    case 'guide':
      return isGame(tail) ? { screen: head, game: tail } : { screen: 'lost' };
    case 'r': {
      const code = readCode(tail);
      return code === null ? { screen: 'lost' } : { screen: 'room', code };
    }
    case 'mine':
      // The secret stands behind the #, so that no server log ever has it.
      return hash.length > 1 ? { screen: 'claim', secret: hash.slice(1) } : { screen: 'lost' };
    case 'offline':
      return tail === '' ? { screen: 'lost' } : { screen: 'local', id: tail };
    case 'replay': {
      const at = /^#(\d{1,6})$/.exec(hash)?.[1];
      return tail === '' ? { screen: 'lost' } : { screen: 'replay', table: tail, at: at === undefined ? null : Number(at) };
    }
    case 'settings':
    case 'credits':
      return tail === '' ? { screen: head } : { screen: 'lost' };
    default:
      return { screen: 'lost' };
  }
}

/** The address of a screen. */
export function pathOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '/';
    case 'new':
      return `/new/${route.game}${route.isPublic ? '#public' : ''}`;
    case 'about':
    case 'guide':
      return `/${route.screen}/${route.game}`;
    case 'room':
      return `/r/${route.code}`;
    case 'claim':
      return `/mine#${route.secret}`;
    case 'local':
      return `/offline/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `/replay/${encodeURIComponent(route.table)}${route.at === null ? '' : `#${route.at}`}`;
    case 'settings':
    case 'credits':
      return `/${route.screen}`;
    case 'lost':
      return '/lost';
  }
}

/** A room code as typed by a person: any case, spaces and dashes left out. Null if it cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length >= 4 && code.length <= 8 && [...code].every((letter) => codeAlphabet.includes(letter)) ? code : null;
}

function isGame(text: string): text is GameId {
  return (gameIds as readonly string[]).includes(text);
}
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
