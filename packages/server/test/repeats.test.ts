import type { ClientFrame, ServerFrame } from '@quarterdeck/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../src/tools/client.ts';
import { type Evening, enter, evening, eventually, settings } from './server.ts';

/** What a client that never heard the answer says again: it gets the first answer, whatever has happened since. */
let night: Evening;
let ann: Client;
let bo: Client;
let code: string;
beforeEach(async () => {
  night = await evening();
  [ann, bo] = [await night.guest('Ann'), await night.guest('Bo')];
  code = (await ann.create(settings)).code;
  await bo.join(code);
  await enter(ann, code);
  await enter(bo, code);
  await ann.inRoom(code, { type: 'start' });
  await eventually(() => ann.updates.size > 0 && bo.updates.size > 0, 'the first update');
});
afterEach(() => night.close());

type Asking = Extract<ClientFrame, { id: string }>;

async function ask(client: Client, frame: Asking): Promise<string> {
  const before = client.frames.length;
  client.send(frame);
  const answered = (): ServerFrame | undefined =>
    client.frames.slice(before).find((heard) => (heard.type === 'ack' || heard.type === 'refused') && heard.id === frame.id);
  await eventually(() => answered() !== undefined, `an answer to ${frame.id}`);
  const answer = answered();
  return answer?.type === 'refused' ? answer.why : (answer?.type ?? '');
}

const table = (): string => ann.room?.table?.id ?? '';
const acts = (id: string, action: string, seat: number, seen: number): Asking => ({ type: 'act', id, table: table(), seat, action, seen });

describe('a repetition gets the first answer', () => {
  it('when the game has been paused since', async () => {
    expect(await ask(ann, acts('a', 'rest', 0, 0))).toBe('ack');
    await ask(ann, { type: 'propose', id: 'p', table: table(), what: 'pause', seat: 0 });
    await eventually(() => bo.room?.proposal !== null, 'the proposal');
    await ask(bo, { type: 'vote', id: 'v', table: table(), proposal: bo.room?.proposal?.id ?? -1, yes: true, seat: 1 });
    await eventually(() => ann.room?.paused === true, 'the pause');
    expect(await ask(ann, acts('a', 'rest', 0, 0))).toBe('ack');
    expect(await ask(ann, acts('b', 'rest', 0, 0))).toBe('paused');
  });

  it('also a refusal, when what was refused has become possible', async () => {
    await ask(ann, { type: 'propose', id: 'p', table: table(), what: 'pause', seat: 0 });
    await eventually(() => bo.room?.proposal !== null, 'the proposal');
    await ask(bo, { type: 'vote', id: 'v', table: table(), proposal: bo.room?.proposal?.id ?? -1, yes: true, seat: 1 });
    await eventually(() => ann.room?.paused === true, 'the pause');
    expect(await ask(ann, acts('a', 'rest', 0, 0))).toBe('paused');
    await ask(ann, { type: 'propose', id: 'q', table: table(), what: 'resume', seat: 0 });
    await eventually(() => bo.room?.proposal?.what === 'resume', 'the proposal');
    await ask(bo, { type: 'vote', id: 'w', table: table(), proposal: bo.room?.proposal?.id ?? -1, yes: true, seat: 1 });
    await eventually(() => ann.room?.paused === false, 'the end of the pause');
    expect(await ask(ann, acts('a', 'rest', 0, 0))).toBe('paused');
    expect(await ask(ann, acts('b', 'rest', 0, 0))).toBe('ack');
  });

  it('when the game has ended with it, and when another is on the table', async () => {
    const old = table();
    await ask(ann, acts('a', 'rest', 0, 0));
    await eventually(() => bo.updates.get(1)?.seq === 1, 'the turn');
    expect(await ask(bo, acts('b', 'rest', 1, 1))).toBe('ack');
    await eventually(() => ann.room?.table?.phase === 'over', 'the end');
    expect(await ask(bo, acts('b', 'rest', 1, 1))).toBe('ack');
    await ann.inRoom(code, { type: 'start' });
    await eventually(() => bo.room?.table?.id !== old, 'the rematch');
    expect(await ask(bo, { type: 'act', id: 'b', table: old, seat: 1, action: 'rest', seen: 1 })).toBe('ack');
    expect(await ask(bo, { type: 'act', id: 'c', table: old, seat: 1, action: 'rest', seen: 1 })).toBe('no-table');
    expect(await ask(bo, { type: 'act', id: 'd', table: 'nowhere', seat: 1, action: 'rest', seen: 1 })).toBe('no-table');
  });

  it('when the seat is somebody else’s by now, without what that seat has heard', async () => {
    const old = table();
    await ask(ann, acts('a', 'rest', 0, 0));
    await eventually(() => bo.updates.get(1)?.seq === 1, 'the turn');
    await ask(bo, acts('b', 'rest', 1, 1));
    await eventually(() => ann.room?.table?.phase === 'over', 'the end');
    await ann.inRoom(code, { type: 'swap-seats', a: 0, b: 1 });
    await eventually(() => ann.room?.me.seats[0] === 1, 'the swap');
    expect(await ask(ann, { type: 'act', id: 'a', table: old, seat: 0, action: 'rest', seen: 0 })).toBe('ack');
    expect(ann.frames.findLast((frame) => frame.type === 'ack')).toMatchObject({ id: 'a', seq: null });
    expect(await ask(ann, { type: 'act', id: 'b', table: old, action: 'rest', seen: 0, seat: 5 })).toBe('not-yours');
  });

  it('also when it is said in one breath with coming back', async () => {
    expect(await ask(ann, acts('a', 'rest', 0, 0))).toBe('ack');
    ann.close();
    await ann.connect();
    ann.send({ type: 'enter', room: code, table: table(), viewer: 0, since: 1 });
    expect(await ask(ann, acts('a', 'rest', 0, 0))).toBe('ack');
  });

  it('to a proposal that was settled', async () => {
    await ask(ann, { type: 'propose', id: 'p', table: table(), what: 'abandon', seat: 0 });
    await eventually(() => bo.room?.proposal !== null, 'the proposal');
    await ask(bo, { type: 'vote', id: 'v', table: table(), proposal: bo.room?.proposal?.id ?? -1, yes: false, seat: 1 });
    await eventually(() => ann.room?.proposal === null, 'the no');
    expect(await ask(ann, { type: 'propose', id: 'p', table: table(), what: 'abandon', seat: 0 })).toBe('ack');
    expect(ann.room?.proposal).toBeNull();
  });

  it('to a chat line, which is said once', async () => {
    const line: Asking = { type: 'chat', id: 'c', to: 'table', text: 'Ahoy' };
    ann.send(line);
    expect(await ask(ann, line)).toBe('ack');
    await eventually(() => bo.frames.some((frame) => frame.type === 'chat'), 'the line');
    expect(bo.frames.filter((frame) => frame.type === 'chat')).toHaveLength(1);
  });
});

it('whoever was sent away while the line was down is told so on coming back', async () => {
  bo.close();
  await bo.inRoom(code, { type: 'leave' }).catch(() => {});
  await bo.connect();
  bo.send({ type: 'enter', room: code });
  expect(await bo.until('gone')).toMatchObject({ room: code });
});

it('whoever comes back is told the gap, or everything if other eyes had seen the rest', async () => {
  await ask(ann, acts('a', 'rest', 0, 0));
  await eventually(() => ann.updates.get(0)?.seq === 1, 'the turn');
  const comesBackAs = async (viewer: number | 'spectator'): Promise<unknown> => {
    ann.close();
    ann.frames.length = 0;
    await ann.connect();
    ann.send({ type: 'enter', room: code, table: table(), viewer, since: 1 });
    return (await ann.until('update')).update;
  };
  expect(await comesBackAs(0)).toMatchObject({ viewer: 0, since: 1, seq: 1, events: [] });
  const anew = await comesBackAs('spectator');
  expect(anew).toMatchObject({ viewer: 0, since: 0, seq: 1 });
  expect((anew as { events: unknown[] }).events).toHaveLength(1);
});

it('whoever sits where the last game had no seat sees that game as a spectator', async () => {
  await ask(ann, acts('a', 'rest', 0, 0));
  await eventually(() => bo.updates.get(1)?.seq === 1, 'the turn');
  await ask(bo, acts('b', 'rest', 1, 1));
  await eventually(() => ann.room?.table?.phase === 'over', 'the end');
  await ann.inRoom(code, { type: 'settings', settings: { ...settings, seats: 3 } });
  const cy = await night.guest('Cy');
  expect((await cy.join(code)).me.seats).toEqual([2]);
  await enter(cy, code);
  await eventually(() => cy.updates.has('spectator'), 'the table');
});

describe('what another seat was answered', () => {
  it('is not told to those who try its names for actions while the game is played', async () => {
    expect(await ask(ann, acts('a', 'rest', 0, 0))).toBe('ack');
    expect(await ask(ann, acts('b', 'rest', 0, 0))).toBe('illegal');
    for (const id of ['a', 'b']) expect(await ask(bo, acts(id, 'rest', 0, 0))).toBe('not-yours');
    const cy = await night.guest('Cy');
    await cy.join(code, true);
    await enter(cy, code);
    expect(await ask(cy, acts('a', 'rest', 0, 0))).toBe('not-yours');
  });

  it('is told to whoever left the seat and asks again', async () => {
    expect(await ask(ann, acts('a', 'rest', 0, 0))).toBe('ack');
    await ann.inRoom(code, { type: 'leave' });
    await ann.join(code, true);
    const back = night.again(ann);
    await enter(back, code);
    expect(await ask(back, { type: 'act', id: 'a', table: back.room?.table?.id ?? '', seat: 0, action: 'rest', seen: 0 })).toBe('ack');
  });
});
