import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chatKept, commit, type LogRow, type RoomRow, type Store, type TableRow } from '../ports.ts';
import { BadSetting } from '../settings.ts';
import { connect, storeFile } from './connection.ts';
import { openEmbeddedStore } from './embedded.ts';

/** What every store must do, whatever it is made of. `open` opens the same store again after `close`. */
function contract(name: string, open: (folder: string) => Promise<Store>): void {
  describe(`${name} keeps the store contract`, () => {
    let folder: string;
    let store: Store;
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'quarterdeck-store-'));
      store = await open(folder);
      await commit(store, { type: 'save-person', row: { id: 'ann', name: 'Ann', created: 1 } });
      await commit(store, { type: 'insert-room', row: room('ABCDE') });
      await commit(store, { type: 'insert-table', row: table('t1') });
    });
    afterEach(async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    });

    const room = (code: string, more: Partial<RoomRow> = {}): RoomRow => ({
      code,
      doc: '{"a":1}',
      listed: true,
      touched: 5,
      people: ['ann'],
      ...more,
    });
    const table = (id: string): TableRow => ({
      id,
      room: 'ABCDE',
      game: 'toy',
      version: 1,
      seats: 2,
      config: { rounds: 1 },
      names: ['Ann', 'Bo'],
      seed: 'secret',
      commitment: 'c',
      people: ['ann', null],
      contributions: ['x', ''],
      started: 7,
      ended: null,
    });
    const row = (n: number, more: Partial<LogRow> = {}): LogRow => ({
      table: 't1',
      n,
      at: 9,
      seat: 1,
      action: `a${n}`,
      heard: 3,
      lines: ['1 dig', '* 2'],
      clocks: null,
      ...more,
    });

    it('gives back what was written, also after it was closed and opened', async () => {
      await commit(store, { type: 'append', row: row(1) });
      await commit(store, { type: 'append', row: row(2, { lines: [], clocks: '{}', seat: null, action: null, heard: null }) });
      await store.close();
      store = await open(folder);
      expect(await store.table('t1')).toEqual(table('t1'));
      expect(await store.log('t1')).toEqual([row(1), row(2, { lines: [], clocks: '{}', seat: null, action: null, heard: null })]);
      expect((await store.room('ABCDE'))?.doc).toBe('{"a":1}');
      expect(await store.person('ann')).toEqual({ id: 'ann', name: 'Ann', created: 1 });
    });

    it('lets one of two writers have a place in the log, and the other has nothing of its unit written', async () => {
      const results = await Promise.allSettled([
        commit(store, { type: 'append', row: row(1, { action: 'first' }) }),
        commit(store, { type: 'setting', key: 'k', value: 'v' }, { type: 'append', row: row(1, { action: 'second' }) }),
        commit(store, { type: 'append', row: row(2) }),
      ]);
      expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(results[1]).toMatchObject({ reason: { fault: 'conflict' } });
      expect((await store.log('t1')).map((entry) => entry.action)).toEqual(['first', 'a2']);
      expect(await store.setting('k')).toBeNull();
    });

    it('refuses what speaks of somebody who is gone, and nothing else of the same turn', async () => {
      const results = await Promise.allSettled([
        commit(store, { type: 'setting', key: 'k', value: 'v' }),
        commit(store, { type: 'save-room', row: room('ABCDE', { doc: '{"a":2}', people: ['ann', 'gone'] }) }),
        commit(store, { type: 'save-session', hash: 'h', person: 'gone', at: 1 }),
        commit(store, { type: 'append', row: row(1) }, { type: 'insert-chat', row: { room: 'NOWHERE', n: 1, doc: 'a' } }),
        commit(store, { type: 'append', row: row(1, { action: 'good' }) }),
      ]);
      expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled']);
      expect(results[1]).toMatchObject({ reason: { fault: 'unavailable' } });
      expect((await store.room('ABCDE'))?.doc).toBe('{"a":1}');
      expect((await store.roomsOf('ann', 10)).map((found) => found.code)).toEqual(['ABCDE']);
      expect((await store.log('t1')).map((entry) => entry.action)).toEqual(['good']);
    });

    it('keeps room codes, table ids and chat numbers unique', async () => {
      await expect(commit(store, { type: 'insert-room', row: room('ABCDE') })).rejects.toMatchObject({ fault: 'conflict' });
      await expect(commit(store, { type: 'insert-table', row: table('t1') })).rejects.toMatchObject({ fault: 'conflict' });
      await commit(store, { type: 'insert-chat', row: { room: 'ABCDE', n: 1, doc: 'a' } });
      await expect(commit(store, { type: 'insert-chat', row: { room: 'ABCDE', n: 1, doc: 'b' } })).rejects.toMatchObject({
        fault: 'conflict',
      });
      expect(await store.chat('ABCDE', 10)).toEqual([{ room: 'ABCDE', n: 1, doc: 'a' }]);
    });

    it('keeps the last lines of a chat, not all that was ever said', async () => {
      for (let n = 1; n <= chatKept + 3; n++)
        store.put({ writes: [{ type: 'insert-chat', row: { room: 'ABCDE', n, doc: 'a' } }], done() {} });
      await commit(store, { type: 'setting', key: 'k', value: 'v' });
      const kept = await store.chat('ABCDE', 2 * chatKept);
      expect([kept.length, kept[0]?.n]).toEqual([chatKept, 4]);
    });

    it('calls done in order, after everything of that turn is durable', async () => {
      const order: number[] = [];
      for (let n = 1; n <= 50; n++) store.put({ writes: [{ type: 'append', row: row(n) }], done: () => order.push(n) });
      await commit(store, { type: 'setting', key: 'k', value: 'v' });
      expect(order).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
      expect(await store.log('t1')).toHaveLength(50);
    });

    it('finds rooms by person and by list, newest first', async () => {
      await commit(
        store,
        { type: 'insert-room', row: room('BBBBB', { touched: 8 }) },
        { type: 'insert-room', row: room('CCCCC', { listed: false, touched: 9 }) },
      );
      expect((await store.roomsOf('ann', 10)).map((found) => found.code)).toEqual(['CCCCC', 'BBBBB', 'ABCDE']);
      expect((await store.listedRooms(0, 10)).map((found) => found.code)).toEqual(['BBBBB', 'ABCDE']);
      await commit(store, { type: 'save-room', row: room('BBBBB', { people: null, touched: 10 }) });
      expect((await store.roomsOf('ann', 10)).map((found) => found.code)).toEqual(['BBBBB', 'CCCCC', 'ABCDE']);
      await commit(store, { type: 'save-room', row: room('BBBBB', { people: [], touched: 10 }) });
      expect((await store.roomsOf('ann', 10)).map((found) => found.code)).toEqual(['CCCCC', 'ABCDE']);
      expect((await store.listedRooms(6, 10)).map((found) => found.code)).toEqual(['BBBBB']);
    });

    it('knows people by session, and opens a link once and not too late', async () => {
      await commit(
        store,
        { type: 'save-session', hash: 'h', person: 'ann', at: 1 },
        { type: 'insert-link', hash: 'l', person: 'ann', expires: 100 },
      );
      expect((await store.personBySession('h'))?.name).toBe('Ann');
      expect(await store.personBySession('other')).toBeNull();
      expect(await store.personByLink('l', 101)).toBeNull();
      expect((await store.personByLink('l', 100))?.id).toBe('ann');
      await commit(store, { type: 'use-link', hash: 'l' });
      await expect(commit(store, { type: 'use-link', hash: 'l' })).rejects.toMatchObject({ fault: 'conflict' });
    });

    it('forgets a person with sessions, links, pushes and places in rooms', async () => {
      await commit(
        store,
        { type: 'save-session', hash: 'h', person: 'ann', at: 1 },
        { type: 'insert-link', hash: 'l', person: 'ann', expires: 100 },
        { type: 'save-push', row: { endpoint: 'https://push.example/1', person: 'ann', keys: '{}' } },
      );
      expect(await store.pushes('ann')).toHaveLength(1);
      await commit(store, { type: 'forget-person', person: 'ann' });
      expect(await store.personBySession('h')).toBeNull();
      expect(await store.personByLink('l', 1)).toBeNull();
      expect(await store.pushes('ann')).toEqual([]);
      expect(await store.roomsOf('ann', 10)).toEqual([]);
    });

    it('forgets what a person said and what its seats were called, and nobody else of that name', async () => {
      for (const [n, member] of ['ann', 'bo', 'ann'].entries()) {
        await commit(store, { type: 'insert-chat', row: { room: 'ABCDE', n, doc: JSON.stringify({ member }) } });
      }
      const names = ['Ann', 'Bo', 'Ann'];
      await commit(store, { type: 'insert-table', row: { ...table('t2'), seats: 3, names, people: ['bo', null, 'ann'] } });
      await commit(store, { type: 'insert-table', row: { ...table('t3'), seats: 3, names, people: [] } });
      await commit(store, { type: 'forget-name', name: 'Bo', tables: ['t1', 't2', 't3'] });
      await commit(store, { type: 'forget-person', person: 'ann' });
      expect((await store.chat('ABCDE', 10)).map((line) => line.n)).toEqual([1]);
      const called = await Promise.all(['t1', 't2', 't3'].map(async (id) => (await store.table(id))?.names));
      expect(called).toEqual([
        ['—', 'Bo'],
        ['Ann', 'Bo', '—'],
        ['Ann', '—', 'Ann'],
      ]);
    });

    it('finds the rooms that speak of a person, also of one that is no member', async () => {
      await commit(store, { type: 'insert-room', row: room('BBBBB', { doc: '{"leftBy":"ann"}', people: [] }) });
      expect([await store.roomsNaming('ann'), await store.roomsNaming('an')]).toEqual([['BBBBB'], []]);
    });

    it('tells what is due, and what was being looked after', async () => {
      for (const [id, due] of [
        ['a', 0],
        ['b', 50],
        ['c', 20],
        ['d', 90],
      ] as const)
        await commit(store, { type: 'due', table: id, due });
      expect(await store.dueTables(60, false, 10)).toEqual(['c', 'b']);
      expect(await store.dueTables(60, true, 10)).toEqual(['a']);
      await commit(store, { type: 'due', table: 'c', due: null });
      expect(await store.dueTables(60, false, 10)).toEqual(['b']);
    });

    it('purges rooms that nobody has touched, with all that is in them', async () => {
      await commit(store, { type: 'append', row: row(1) }, { type: 'insert-chat', row: { room: 'ABCDE', n: 1, doc: 'a' } });
      await commit(store, { type: 'insert-room', row: room('NEWER', { touched: 50, people: [] }) });
      expect(await store.purge(10)).toBe(1);
      expect(await store.room('ABCDE')).toBeNull();
      expect(await store.room('NEWER')).not.toBeNull();
      expect(await store.table('t1')).toBeNull();
      expect(await store.log('t1')).toEqual([]);
      expect(await store.chat('ABCDE', 10)).toEqual([]);
      expect(await store.person('ann')).toBeNull();
      expect(await store.count('rooms')).toBe(1);
    });

    it('purges no room in which somebody has acted or said something since', async () => {
      await commit(store, { type: 'insert-room', row: room('BBBBB') }, { type: 'append', row: row(1, { at: 11 }) });
      await commit(store, { type: 'insert-chat', row: { room: 'BBBBB', n: 1, doc: '{"at":11}' } });
      expect(await store.purge(10)).toBe(0);
      expect(await store.log('t1')).toHaveLength(1);
      expect(await store.purge(12)).toBe(2);
    });

    it('purges links that have long run out', async () => {
      await commit(store, { type: 'insert-link', hash: 'old', person: 'ann', expires: 3 });
      await commit(store, { type: 'insert-link', hash: 'new', person: 'ann', expires: 9 });
      await store.purge(4);
      expect([await store.personByLink('old', 0), (await store.personByLink('new', 0))?.id]).toEqual([null, 'ann']);
    });

    it('makes a backup while it runs, from which everything comes back', async () => {
      await commit(store, { type: 'append', row: row(1) });
      const elsewhere = mkdtempSync(join(tmpdir(), 'quarterdeck-backup-'));
      await store.backup(join(elsewhere, storeFile));
      await commit(store, { type: 'append', row: row(2) });
      expect(existsSync(join(elsewhere, storeFile))).toBe(true);
      const restored = await open(elsewhere);
      expect(await restored.log('t1')).toEqual([row(1)]);
      await commit(restored, { type: 'append', row: row(2, { action: 'anew' }) });
      expect(await restored.log('t1')).toHaveLength(2);
      await restored.close();
      rmSync(elsewhere, { recursive: true });
    });
  });
}

contract('the embedded store', openEmbeddedStore);
contract('the embedded store with a thread that writes', (folder) => openEmbeddedStore(folder, { thread: true }));

it('a database of a newer version is left alone, and one line says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-newer-'));
  await (await openEmbeddedStore(folder)).close();
  const { connection } = connect(folder);
  connection.exec("insert into kysely_migration values ('999-newer', '2030-01-01')");
  connection.close();
  await expect(openEmbeddedStore(folder)).rejects.toThrow(BadSetting);
  rmSync(folder, { recursive: true });
});
