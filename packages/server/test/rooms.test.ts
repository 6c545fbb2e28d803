import type { RoomRow, RoomView } from '@quarterdeck/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commit } from '../src/ports.ts';
import { mostMembers } from '../src/rooms/change.ts';
import type { Client } from '../src/tools/client.ts';
import { act, type Evening, enter, evening, eventually, settings } from './server.ts';

let night: Evening;
beforeEach(async () => {
  night = await evening({ graceMs: 300, hostGraceMs: 300, sleepMs: 100 });
});
afterEach(() => night.close());

/** A host and a guest, both in the room and seated. */
async function twoInRoom(more: Partial<typeof settings> = {}): Promise<{ ann: Client; bo: Client; code: string }> {
  const [ann, bo] = [await night.guest('Ann'), await night.guest('Bo')];
  const { code } = await ann.create({ ...settings, ...more });
  await bo.join(code);
  await enter(ann, code);
  await enter(bo, code);
  return { ann, bo, code };
}

async function playing(more: Partial<typeof settings> = {}): Promise<{ ann: Client; bo: Client; code: string }> {
  const all = await twoInRoom(more);
  await all.ann.inRoom(all.code, { type: 'start' });
  await eventually(() => all.ann.updates.size > 0 && all.bo.updates.size > 0, 'the first update');
  return all;
}

/** Plays the toy to its end. */
async function finish(ann: Client, bo: Client, first: Client = ann): Promise<void> {
  expect(await act(first, 'rest')).toBe('ack');
  const second = first === ann ? bo : ann;
  await eventually(
    () => (first.updates.values().next().value?.seq ?? 0) === (second.updates.values().next().value?.seq ?? 0),
    'the same view',
  );
  expect(await act(second, 'rest')).toBe('ack');
  await eventually(() => ann.room?.table?.phase === 'over', 'the end');
}

describe('a room', () => {
  it('gathers people by its code, and shows each their own part', async () => {
    const { ann, bo } = await twoInRoom();
    await eventually(() => ann.room?.members.every((member) => member.here) === true, 'presence');
    expect(ann.room?.me.seats).toEqual([0]);
    expect(bo.room?.me.seats).toEqual([1]);
    expect(ann.room?.host).toBe(ann.me.id);
    expect(JSON.stringify(ann.room)).not.toContain('seed"');
  });

  it('has places for so many; whoever is neither here nor seated makes room', async () => {
    const { ann, bo, code } = await twoInRoom();
    const room = await night.server.rooms.open(code);
    const away = Array.from({ length: mostMembers - 2 }, (_, n) => ({ id: `gone${n}`, name: 'Gone' }));
    await commit(night.server.store, ...away.map((row) => ({ type: 'save-person', row: { ...row, created: 1 } }) as const));
    await room?.change((doc) => {
      doc.members.push(...away);
      return { result: null };
    });
    const cy = await night.guest('Cy');
    expect((await cy.join(code, true)).members).toHaveLength(mostMembers);
    await enter(cy, code);
    expect(room?.doc.members.some(({ id }) => id === 'gone0')).toBe(false);
    await room?.change((doc) => {
      doc.members = doc.members.map((member) => (member.id.startsWith('gone') ? { ...member, id: cy.me.id } : member));
      return { result: null };
    });
    const dan = await night.guest('Dan');
    expect((await dan.http('POST', `/api/rooms/${code}/join`, { watch: true })).status).toBe(403);
    expect([ann, bo].map((client) => client.room?.me.seats)).toEqual([[0], [1]]);
  });

  it('notes who has had a seat once, however often it is left', async () => {
    const { bo, code } = await playing();
    for (let n = 0; n < 3; n++) {
      await bo.inRoom(code, { type: 'leave' });
      await bo.join(code);
    }
    expect((await night.server.rooms.open(code))?.doc.players).toHaveLength(2);
  });

  it('outlives its games: a rematch moves the start seat on, another game follows, the link stays', async () => {
    const { ann, bo, code } = await playing();
    await finish(ann, bo);
    const first = ann.room?.table?.id;
    await ann.inRoom(code, { type: 'start' });
    await eventually(
      () =>
        [ann, bo].every((client) =>
          [...client.updates.values()].some((update) => update.table === ann.room?.table?.id && update.table !== first),
        ),
      'the rematch',
    );
    const update = ann.updates.get(0);
    expect(update?.waiting).toMatchObject({ must: 0b10 });
    expect(update?.seq).toBe(0);
    expect(ann.room?.past).toHaveLength(1);
    await finish(ann, bo, bo);
    await ann.inRoom(code, { type: 'settings', settings: { ...settings, seats: 3 } });
    expect((await ann.ask<RoomRow>('GET', `/api/rooms/${code}`)).free).toBe(1);
  });

  it('begins with whoever is there, bots in the seats that the host gave them', async () => {
    const { ann, code } = await twoInRoom({ seats: 4 });
    await ann.inRoom(code, { type: 'seat-bot', seat: 3, level: 'easy' });
    const view = await ann.inRoom(code, { type: 'start' });
    expect(view.seats.map((seat) => seat.kind)).toEqual(['person', 'person', 'bot']);
  });

  it('refuses what the table of rights does not allow, with a sentence', async () => {
    const { bo, code } = await twoInRoom();
    const answer = await bo.http<{ why: string; text: string }>('POST', `/api/rooms/${code}`, { type: 'start' });
    expect([answer.status, answer.body]).toEqual([403, { why: 'not-allowed', text: 'Only the host may do this.' }]);
    const stranger = await night.guest('Cy');
    expect((await stranger.http('POST', `/api/rooms/${code}`, { type: 'sit' })).status).toBe(403);
    await stranger.connect();
    stranger.send({ type: 'enter', room: code });
    expect(await stranger.until('gone')).toMatchObject({ room: code });
  });

  it('lets the host send somebody away for good, who can come back by no link', async () => {
    const { ann, bo, code } = await twoInRoom();
    await ann.inRoom(code, { type: 'kick', member: bo.me.id });
    await bo.until('gone');
    expect((await bo.http('POST', `/api/rooms/${code}/join`, { watch: true })).status).toBe(403);
  });

  it('passes the host’s part to whoever has been there longest when the host vanishes', async () => {
    const { ann, bo } = await twoInRoom();
    ann.close();
    await eventually(() => bo.room?.host === bo.me.id, 'another host');
  });

  it('lists public rooms, and each person’s own with whose turn it is', async () => {
    const { ann, bo, code } = await playing({ visibility: 'public' });
    const stranger = await night.guest('Cy');
    const [row] = await stranger.ask<RoomRow[]>('GET', '/api/rooms');
    expect(row).toMatchObject({ code, phase: 'playing', waitingFor: ['Ann'] });
    expect((await ann.ask<RoomRow[]>('GET', '/api/me/rooms'))[0]?.myTurn).toBe(true);
    expect((await bo.ask<RoomRow[]>('GET', '/api/me/rooms'))[0]?.myTurn).toBe(false);
    await act(ann, 'rest');
    await night.restart();
    const later = night.again(bo);
    expect((await later.ask<RoomRow[]>('GET', '/api/me/rooms'))[0]).toMatchObject({ myTurn: true, waitingFor: ['Bo'] });
  });

  it('seats several people at one device', async () => {
    const ann = await night.guest('Ann');
    const { code } = await ann.create(settings);
    await ann.inRoom(code, { type: 'sit-local', name: 'Dad' });
    await enter(ann, code);
    await ann.inRoom(code, { type: 'start' });
    await eventually(() => ann.updates.size === 2, 'both seats');
    expect(await act(ann, 'rest', 0)).toBe('ack');
    await eventually(() => ann.updates.get(1)?.seq === 1, 'the other seat');
    expect(await act(ann, 'rest', 1)).toBe('ack');
    expect(await act(ann, 'rest', 5)).toBe('not-yours');
  });
});

describe('a seat', () => {
  it('is found again after the tab was closed, on another device by a one-time link, and after a restart', async () => {
    const { ann, code } = await playing();
    ann.close();
    const tab = night.again(ann);
    await enter(tab, code);
    await eventually(() => tab.updates.has(0), 'the seat');
    const { secret } = await ann.ask<{ secret: string }>('POST', '/api/me/link', {});
    const phone = await night.guest('Somebody');
    expect(await phone.ask('POST', '/api/guests/claim', { secret })).toEqual(ann.me);
    await enter(phone, code);
    expect(phone.room?.me.seats).toEqual([0]);
    const thief = await night.guest('Thief');
    expect((await thief.http('POST', '/api/guests/claim', { secret })).status).toBe(403);
    await night.restart();
    const after = night.again(ann);
    await enter(after, code);
    await eventually(() => after.updates.has(0), 'the seat after the restart');
  });

  it('of somebody who drops is played by a bot after a countdown, and taken back at once', async () => {
    const asked: number[] = [];
    await night.close();
    night = await evening({
      graceMs: 300,
      bots: { think: async ({ seat }) => ({ action: { type: 'rest' }, reaction: asked.push(seat) }), close: async () => {} },
    });
    const { ann, bo, code } = await playing({ config: { rounds: 3 } });
    ann.cut();
    await eventually(() => bo.room?.seats[0]?.botInSeconds === 1, 'a countdown');
    expect(bo.room?.seats[0]).toMatchObject({ here: false, standIn: false });
    await eventually(() => bo.room?.seats[0]?.standIn === true, 'the stand-in');
    await eventually(() => bo.updates.get(1)?.waiting.kind === 'seats' && (bo.updates.get(1)?.seq ?? 0) > 0, 'the bot’s action');
    expect(asked).toEqual([0]);
    const back = night.again(ann);
    const room = await enter(back, code);
    expect(room.seats[0]).toMatchObject({ here: true, standIn: false });
    expect(back.room?.me.seats).toEqual([0]);
  });

  it('whose person leaves for good goes to a bot, and may be taken over', async () => {
    const { ann, bo, code } = await playing();
    await bo.inRoom(code, { type: 'leave' }).catch(() => {});
    await bo.until('gone');
    await eventually(() => ann.room?.seats[1]?.kind === 'bot', 'the bot');
    const cy = await night.guest('Cy');
    const view = await cy.join(code);
    expect(view.me.seats).toEqual([1]);
  });

  it('that was left is not for somebody who has seen another hand of this game', async () => {
    const { ann, bo, code } = await playing();
    for (const client of [ann, bo]) await client.inRoom(code, { type: 'leave' }).catch(() => {});
    expect((await bo.join(code, true)).me.seats).toEqual([]);
    expect((await bo.http('POST', `/api/rooms/${code}`, { type: 'sit', seat: 0 })).status).toBe(403);
    expect((await bo.inRoom(code, { type: 'sit' })).me.seats).toEqual([1]);
    const cy = await night.guest('Cy');
    expect((await cy.join(code)).me.seats).toEqual([0]);
  });

  it('that sleeps at an open screen can be given to a bot by the host, not before its time, and wakes by acting', async () => {
    const { ann, bo, code } = await playing();
    await act(ann, 'rest');
    expect((await ann.http('POST', `/api/rooms/${code}`, { type: 'seat-bot', seat: 1, level: 'easy' })).status).toBe(403);
    await new Promise((resolve) => setTimeout(resolve, 150));
    await ann.inRoom(code, { type: 'seat-bot', seat: 1, level: 'easy' });
    await eventually(() => bo.room?.seats[1]?.standIn === true, 'the stand-in');
    await act(bo, 'raid');
    await eventually(() => bo.room?.seats[1]?.standIn === false, 'waking');
  });
});

describe('consent', () => {
  it('takes back what was learned only when all agree', async () => {
    const { ann, bo } = await playing();
    await act(ann, 'dig');
    const table = ann.room?.table?.id ?? '';
    ann.send({ type: 'undo', id: 'u1', table });
    expect(await ann.until('refused', (frame) => frame.id === 'u1')).toMatchObject({ why: 'illegal' });
    ann.send({ type: 'propose', id: 'p1', table, what: 'undo' });
    await eventually(() => bo.room?.proposal?.what === 'undo', 'the proposal');
    expect(bo.room?.proposal).toMatchObject({ by: 0, agreed: [0], needs: [1] });
    bo.send({ type: 'vote', id: 'v1', table, proposal: bo.room?.proposal?.id ?? 0, yes: true });
    await eventually(() => ann.updates.get(0)?.seq === 3, 'going back');
    expect(ann.updates.get(0)).toMatchObject({ since: 0, events: [], waiting: { must: 1 } });
  });

  it('is needed for a pause, ends with a no, and another pace is kept', async () => {
    const { ann, bo } = await playing();
    const table = ann.room?.table?.id ?? '';
    const vote = (id: string, yes: boolean): void => bo.send({ type: 'vote', id, table, proposal: bo.room?.proposal?.id ?? 0, yes });
    ann.send({ type: 'propose', id: 'p1', table, what: 'pause' });
    await eventually(() => bo.room?.proposal != null, 'the proposal');
    vote('v1', false);
    await eventually(() => ann.room?.proposal === null, 'the no');
    expect(ann.room?.paused).toBe(false);
    ann.send({ type: 'propose', id: 'p2', table, what: 'pause' });
    await eventually(() => bo.room?.proposal != null, 'the second proposal');
    vote('v2', true);
    await eventually(() => ann.room?.paused === true && bo.room?.proposal === null, 'the pause');
    expect(await act(ann, 'rest')).toBe('paused');
    ann.send({ type: 'propose', id: 'p3', table, what: 'resume' });
    await eventually(() => bo.room?.proposal?.what === 'resume', 'the third proposal');
    vote('v3', true);
    await eventually(() => ann.room?.paused === false, 'going on');
    ann.send({ type: 'propose', id: 'p4', table, what: 'pace', pace: { mode: 'days', days: 2 } });
    await eventually(() => bo.room?.proposal?.what === 'pace', 'the fourth proposal');
    vote('v4', true);
    await eventually(() => ann.room?.settings.pace.mode === 'days', 'the pace');
    expect(ann.updates.get(0)?.clocks[0]?.leftMs).toBeGreaterThan(170_000_000);
  });

  it('ends a game without a result', async () => {
    const { ann, bo } = await playing();
    const table = ann.room?.table?.id ?? '';
    ann.send({ type: 'propose', id: 'p', table, what: 'abandon' });
    await eventually(() => bo.room?.proposal != null, 'the proposal');
    bo.send({ type: 'vote', id: 'v', table, proposal: bo.room?.proposal?.id ?? 0, yes: true });
    await eventually(() => ann.room?.table?.phase === 'over', 'the end');
    expect(ann.room?.table?.outcome).toBeNull();
  });
});

describe('talk', () => {
  it('reaches the table and the watchers apart, is kept, and said once', async () => {
    const { ann, bo, code } = await playing();
    const cy = await night.guest('Cy');
    await cy.join(code, true);
    await enter(cy, code);
    ann.send({ type: 'chat', id: 'c1', to: 'table', text: '<script>alert(1)</script>' });
    ann.send({ type: 'chat', id: 'c1', to: 'table', text: '<script>alert(1)</script>' });
    cy.send({ type: 'chat', id: 'c2', to: 'watchers', text: 'pst' });
    cy.send({ type: 'chat', id: 'c3', to: 'table', phrase: 'ahoy' });
    expect(await cy.until('refused')).toMatchObject({ id: 'c3', why: 'not-seated' });
    const heard = (client: Client): string[] =>
      client.frames.flatMap((frame) => (frame.type === 'chat' ? frame.lines.map((line) => line.text ?? '') : []));
    await eventually(() => heard(cy).length === 2, 'both lines');
    expect(heard(bo)).toEqual(['<script>alert(1)</script>']);
    await night.restart();
    const later = night.again(bo);
    await enter(later, code);
    expect(heard(later)).toEqual(['<script>alert(1)</script>']);
  });

  it('can be muted by each, closed by the host, and is set phrases only for players of a team game', async () => {
    const { ann, bo, code } = await twoInRoom({ config: { rounds: 1, teams: true }, seats: 4 });
    await bo.inRoom(code, { type: 'mute', member: ann.me.id, muted: true });
    ann.send({ type: 'chat', id: 'c1', to: 'table', text: 'hello' });
    await ann.until('ack', (frame) => frame.id === 'c1');
    for (const seat of [2, 3]) await ann.inRoom(code, { type: 'seat-bot', seat, level: 'random' });
    await ann.inRoom(code, { type: 'start' });
    ann.send({ type: 'chat', id: 'c2', to: 'table', text: 'I hold the captain' });
    expect(await ann.until('refused', (frame) => frame.id === 'c2')).toMatchObject({ why: 'not-allowed' });
    ann.send({ type: 'chat', id: 'c3', to: 'table', phrase: 'well-played' });
    await ann.until('ack', (frame) => frame.id === 'c3');
    await ann.inRoom(code, { type: 'chat-open', open: false });
    bo.send({ type: 'chat', id: 'c4', to: 'table', phrase: 'ahoy' });
    expect(await bo.until('refused', (frame) => frame.id === 'c4')).toMatchObject({ why: 'not-allowed' });
    expect(bo.frames.some((frame) => frame.type === 'chat')).toBe(false);
  });
});

describe('luck', () => {
  it('is committed to before anyone contributes, and proven by the record after the end, not before', async () => {
    const { ann, bo, code } = await twoInRoom();
    const commitment = ann.room?.commitment ?? '';
    ann.send({ type: 'contribute', commitment, text: 'ann’s own dice' });
    bo.send({ type: 'contribute', commitment, text: 'bo’s own dice' });
    await eventually(() => ann.frames.filter((frame) => frame.type === 'room').length >= 4, 'both contributions');
    await ann.inRoom(code, { type: 'start' });
    await eventually(() => ann.updates.size > 0 && bo.updates.size > 0, 'the first update');
    const id = ann.room?.table?.id ?? '';
    expect((await ann.http('GET', `/api/tables/${id}/record`)).status).toBe(404);
    await finish(ann, bo);
    const { text } = await ann.http('GET', `/api/tables/${id}/record`);
    expect(text).toContain(commitment);
    expect(text).toContain('"contributions":["ann’s own dice","bo’s own dice"]');
    expect(ann.room?.commitment).not.toBe(commitment);
  });
});

it('eight join at once, a thousand times over, and nobody loses or doubles a seat', { timeout: 300_000 }, async () => {
  const people = await Promise.all(Array.from({ length: 8 }, (_, i) => night.guest(`P${i}`)));
  const ann = await night.guest('Ann');
  const codes = new Set<string>();
  const rounds = 1000;
  for (let round = 0; round < rounds; round++) {
    const { code } = await ann.create({ ...settings, seats: 6 });
    codes.add(code);
    const views: RoomView[] = await Promise.all(people.map((client) => client.join(code)));
    const seats = views.flatMap((view) => view.me.seats);
    expect([seats.length, new Set(seats).size]).toEqual([5, 5]);
    const row = await ann.ask<RoomRow>('GET', `/api/rooms/${code}`);
    expect(row.free).toBe(0);
  }
  expect(codes.size).toBe(rounds);
});

it('a person who wants to be forgotten is: session, name, places; seats become bots', async () => {
  const { ann, bo, code } = await playing();
  bo.send({ type: 'chat', id: 'c', to: 'table', text: 'my secret' });
  await bo.until('ack', (frame) => frame.id === 'c');
  await bo.ask('DELETE', '/api/me');
  await eventually(() => ann.room?.seats[1]?.kind === 'bot', 'the bot');
  expect(ann.room?.seats[1]?.name).not.toBe('Bo');
  expect(await night.again(bo).http('GET', '/api/me')).toMatchObject({ status: 200, text: 'null' });
  const later = night.again(ann);
  await enter(later, code);
  expect(JSON.stringify(later.frames)).not.toContain('my secret');
});
