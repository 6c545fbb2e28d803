import { describe, expect, it } from 'vitest';
import { parsePath, pathOf, readCode } from './router.ts';

describe('addresses', () => {
  it('leads every route back to itself', () => {
    const routes = [
      { screen: 'home' },
      { screen: 'new', game: 'capitan-flint', isPublic: false },
      { screen: 'new', game: 'capitan-flint', isPublic: true },
      { screen: 'about', game: 'bacon' },
      { screen: 'room', code: 'K7QM' },
      { screen: 'local', id: 'a b/c' },
      { screen: 'replay', table: 't-1', at: 23 },
      { screen: 'replay', table: 't-1', at: null },
      { screen: 'claim', secret: 'abcdef0123456789' },
      { screen: 'settings' },
      { screen: 'credits' },
    ] as const;
    for (const route of routes) {
      const url = new URL(pathOf(route), 'http://here');
      expect(parsePath(url.pathname, url.hash)).toEqual(route);
    }
  });

  it('says lost where there is nothing', () => {
    for (const path of [
      '/nowhere',
      '/new/chess',
      '/new',
      '/r/01',
      '/r/K7QM/more',
      '/settings/x',
      '/mine',
      '/offline',
      '/replay',
      '/%E0%A4%A',
    ]) {
      expect(parsePath(path), path).toEqual({ screen: 'lost' });
    }
  });

  it('keeps the secret of another device out of what a server sees', () => {
    expect(new URL(pathOf({ screen: 'claim', secret: 'top-secret' }), 'http://here').pathname).not.toContain('top-secret');
  });

  it('reads codes as people type them', () => {
    expect(readCode(' k7-qm ')).toBe('K7QM');
    expect(readCode('K7Q')).toBeNull();
    expect(readCode('K0QM')).toBeNull();
    expect(readCode('ABCDEFGHJ')).toBeNull();
  });
});
