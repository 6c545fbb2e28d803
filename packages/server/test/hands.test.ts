import type { ServerFrame } from '@quarterdeck/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../src/tools/client.ts';
import { act, type Evening, enter, evening, eventually, settings } from './server.ts';

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
});
