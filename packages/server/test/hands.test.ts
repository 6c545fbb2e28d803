import type { ServerFrame } from '@quarterdeck/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeRoom } from '../src/rooms/change.ts';
import type { Client } from '../src/tools/client.ts';
import { act, type Evening, enter, evening, eventually, settings } from './server.ts';
import { toyGames } from './toy.ts';

let night: Evening;
beforeEach(async () => {
  night = await evening({ graceMs: 100, openHandsDelayMs: 50 });
});
afterEach(() => night.close());

interface Night {
  readonly ann: Client;
  readonly bo: Client;
  readonly cy: Client;
  readonly code: string;
}

/** Ann and Bo play, Cy watches. */
async function playing(): Promise<Night> {
  const [ann, bo, cy] = [await night.guest('Ann'), await night.guest('Bo'), await night.guest('Cy')];
  const { code } = await ann.create({ ...settings, config: { rounds: 9 } });
  await bo.join(code);
  await cy.join(code, true);
  for (const client of [ann, bo, cy]) await enter(client, code);
  await ann.inRoom(code, { type: 'start' });
  await eventually(() => [ann, bo, cy].every((client) => client.updates.size > 0), 'the first update');
  return { ann, bo, cy, code };
}

async function agree({ ann, bo, cy }: Night): Promise<void> {
  ann.send({ type: 'propose', id: 'p', table: ann.room?.table?.id ?? '', what: 'open-hands' });
  await eventually(() => bo.room?.proposal != null, 'the proposal');
  bo.send({ type: 'vote', id: 'v', table: ann.room?.table?.id ?? '', proposal: bo.room?.proposal?.id ?? 0, yes: true });
  await eventually(() => cy.room?.openHands === 50, 'open hands');
}

const handsOf = (client: Client): (ServerFrame & { type: 'hands' })[] =>
  client.frames.flatMap((frame) => (frame.type === 'hands' ? [frame] : []));

describe('open hands', () => {
  it('are shown to watchers only, late, once all seats have agreed, from then on', async () => {
    const all = await playing();
    const { ann, bo, cy } = all;
    await act(ann, 'dig');
    expect(cy.room?.openHands).toBeNull();
    expect(handsOf(cy)).toEqual([]);
    await agree(all);
    await eventually(() => handsOf(cy).length === 1, 'the hands as they were at the consent');
    const before = cy.updates.get('spectator')?.seq;
    await act(bo, 'dig');
    await eventually(() => handsOf(cy).length === 2, 'the hands after the next act');
    const [first, second] = handsOf(cy);
    expect(first?.seq).toBe(before);
    const { view, waiting } = cy.updates.get('spectator') ?? {};
    expect(second).toMatchObject({ view, waiting: { ...waiting, timers: [] } });
    expect(second?.views.map((mine) => (mine as { mine: number }).mine > 0)).toEqual([true, true]);
    expect([...handsOf(ann), ...handsOf(bo)]).toEqual([]);
  });

  it('are there for whoever comes to watch later', async () => {
    const all = await playing();
    await agree(all);
    await eventually(() => handsOf(all.cy).length === 1, 'the hands');
    const dan = await night.guest('Dan');
    await dan.join(all.code, true);
    await enter(dan, all.code);
    await eventually(() => handsOf(dan).length === 1, 'the hands again');
  });

  it('are shown again when the server was started anew', async () => {
    const all = await playing();
    await agree(all);
    await eventually(() => handsOf(all.cy).length === 1, 'the hands');
    await night.restart();
    const back = night.again(all.cy);
    expect((await enter(back, all.code)).openHands).toBe(50);
    await eventually(() => handsOf(back).length === 1, 'the hands again');
  });

  it('are closed by any seat alone, and what was on its way is not sent', async () => {
    const all = await playing();
    const { ann, bo, cy, code } = all;
    await agree(all);
    await eventually(() => handsOf(cy).length === 1, 'the hands');
    await act(ann, 'dig');
    await bo.inRoom(code, { type: 'close-hands' });
    await eventually(() => cy.room?.openHands === null, 'closed hands');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(handsOf(cy)).toHaveLength(1);
    expect((await cy.http('POST', `/api/rooms/${code}`, { type: 'close-hands' })).status).toBe(403);
  });

  it('need the consent of those who are away too: nobody’s hand is shown behind their back', async () => {
    const { ann, bo, cy } = await playing();
    bo.cut();
    await eventually(() => ann.room?.seats[1]?.standIn === true, 'the stand-in');
    ann.send({ type: 'propose', id: 'p', table: ann.room?.table?.id ?? '', what: 'open-hands' });
    await eventually(() => ann.room?.proposal?.what === 'open-hands', 'the proposal');
    expect(ann.room?.proposal?.needs).toEqual([1]);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect([ann.room?.proposal?.what, cy.room?.openHands]).toEqual(['open-hands', null]);
  });

  it('are not for whoever had a seat in this game, and whoever has seen them gets none of its seats', async () => {
    const all = await playing();
    const { ann, bo, cy, code } = all;
    await agree(all);
    await eventually(() => handsOf(cy).length > 0, 'the hands');
    await bo.inRoom(code, { type: 'leave' }).catch(() => {});
    await ann.inRoom(code, { type: 'close-hands' });
    expect((await cy.http('POST', `/api/rooms/${code}`, { type: 'sit', seat: 1 })).status).toBe(403);
    await bo.join(code, true);
    const back = night.again(bo);
    await enter(back, code);
    expect(handsOf(back)).toEqual([]);
    expect((await back.inRoom(code, { type: 'sit', seat: 1 })).me.seats).toEqual([1]);
  });

  it('are not shown of what was on its way when they were closed, even if they are opened again', async () => {
    await night.close();
    night = await evening({ openHandsDelayMs: 300 });
    const all = await playing();
    const { ann, bo, cy, code } = all;
    const agreeAgain = async (n: number): Promise<void> => {
      ann.send({ type: 'propose', id: `p${n}`, table: ann.room?.table?.id ?? '', what: 'open-hands' });
      await eventually(() => bo.room?.proposal != null, 'the proposal');
      bo.send({ type: 'vote', id: `v${n}`, table: ann.room?.table?.id ?? '', proposal: bo.room?.proposal?.id ?? 0, yes: true });
      await eventually(() => cy.room?.openHands === 300, 'open hands');
    };
    await agreeAgain(1);
    await bo.inRoom(code, { type: 'close-hands' });
    await act(ann, 'dig');
    const closed = cy.updates.get('spectator')?.seq ?? 0;
    await agreeAgain(2);
    await eventually(() => handsOf(cy).length > 0, 'the hands');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(handsOf(cy).map(({ seq }) => seq)).toEqual([closed]);
  });

  it('need the consent of whoever takes a seat while the others are asked, also of the seat that asked', async () => {
    const [ann, bo, cy, dan] = [await night.guest('Ann'), await night.guest('Bo'), await night.guest('Cy'), await night.guest('Dan')];
    const { code } = await ann.create({ ...settings, seats: 3, config: { rounds: 9 } });
    for (const client of [bo, cy]) await client.join(code);
    for (const client of [ann, bo, cy]) await enter(client, code);
    await ann.inRoom(code, { type: 'start' });
    await eventually(() => bo.updates.size > 0, 'the first update');
    const table = ann.room?.table?.id ?? '';
    await cy.inRoom(code, { type: 'leave' });
    ann.send({ type: 'propose', id: 'p', table, what: 'open-hands' });
    await eventually(() => bo.room?.proposal != null, 'the proposal');
    expect(bo.room?.proposal?.needs).toEqual([1]);
    await cy.join(code);
    await eventually(() => bo.room?.seats[2]?.member === cy.me.id, 'Cy in the seat');
    expect(bo.room?.proposal?.needs).toEqual([1, 2]);
    bo.send({ type: 'vote', id: 'v', table, proposal: bo.room?.proposal?.id ?? 0, yes: true });
    await eventually(() => bo.room?.proposal?.agreed.includes(1) === true, 'the consent of one');
    await ann.inRoom(code, { type: 'leave' });
    await dan.join(code);
    await eventually(() => bo.room?.seats[0]?.member === dan.me.id, 'Dan in the seat');
    expect([bo.room?.proposal, bo.room?.openHands]).toEqual([null, null]);
  });

  it('stay closed when they are closed while another pace is on its way', async () => {
    const all = await playing();
    await agree(all);
    const room = await night.server.rooms.open(all.code);
    const closes = room?.change((doc) => {
      doc.openHands = false;
      return { result: null };
    });
    await room?.propose({ what: 'pace', by: 0, pace: { mode: 'days', days: 2 } });
    await Promise.all([closes, room?.vote(room.proposal?.id ?? 0, 1, true)]);
    expect([room?.doc.openHands, room?.doc.settings.pace]).toEqual([false, { mode: 'days', days: 2 }]);
  });

  it('are not opened by a consent that crosses somebody’s sitting down', async () => {
    const { ann, bo, code } = await playing();
    await bo.inRoom(code, { type: 'leave' });
    await bo.join(code, true);
    const room = await night.server.rooms.open(code);
    // Alone with bots Ann asks nobody; her word comes while Bo's coming back is on its way to the disk.
    const sits = room?.change((doc) => {
      changeRoom(doc, bo.me.id, { type: 'sit' }, { games: toyGames, isAsleep: () => false });
      return { result: null };
    });
    await Promise.all([sits, room?.propose({ what: 'open-hands', by: 0, pace: null })]);
    expect([room?.doc.seats[1]?.member, room?.doc.openHands]).toEqual([bo.me.id, false]);
    expect(ann.room?.openHands).toBeNull();
  });
});

it('a proposal waits for nobody who has left', async () => {
  const { ann, bo, code } = await playing();
  ann.send({ type: 'propose', id: 'p', table: ann.room?.table?.id ?? '', what: 'pause' });
  await eventually(() => ann.room?.proposal != null, 'the proposal');
  await bo.inRoom(code, { type: 'leave' });
  await eventually(() => ann.room?.paused === true, 'the pause');
});

it('what watchers say is not for whoever had a seat in this game and may take it again', async () => {
  const { ann, bo, cy, code } = await playing();
  cy.send({ type: 'chat', id: 'c1', to: 'watchers', text: 'Ann holds the coconut' });
  await cy.until('ack', (frame) => frame.id === 'c1');
  await bo.inRoom(code, { type: 'leave' });
  await bo.join(code, true);
  const back = night.again(bo);
  await enter(back, code);
  cy.send({ type: 'chat', id: 'c2', to: 'watchers', text: 'and the ladder' });
  await cy.until('ack', (frame) => frame.id === 'c2');
  back.send({ type: 'chat', id: 'c3', to: 'watchers', text: 'What does she hold?' });
  await back.until('refused', (frame) => frame.id === 'c3');
  expect([...back.frames, ...ann.frames].filter((frame) => frame.type === 'chat')).toEqual([]);
});
