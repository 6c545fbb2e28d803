import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../src/tools/client.ts';
import { act, type Evening, enter, evening, eventually, settings } from './server.ts';

/** Names that stand nowhere else, so that every trace of them is one. */
const [first, second] = ['Zanzibarbara', 'Quintessence'];
let night: Evening;
let zan: Client;
let bo: Client;
let code: string;
beforeEach(async () => {
  night = await evening();
  [zan, bo] = [await night.guest(first), await night.guest('Bo')];
  code = (await bo.create(settings)).code;
  await zan.join(code);
  for (const client of [zan, bo]) await enter(client, code);
  await bo.inRoom(code, { type: 'start' });
  await eventually(() => [zan, bo].every((client) => client.updates.size > 0), 'the first update');
  zan.send({ type: 'chat', id: 'c', to: 'table', text: 'Ahoy' });
  await zan.until('ack', (frame) => frame.id === 'c');
});
afterEach(() => night.close());

/** All that Bo gets to see of the room, as somebody who comes back to it. */
async function seenByBo(): Promise<string> {
  const back = night.again(bo);
  await enter(back, code);
  await eventually(() => back.updates.size > 0, 'the table');
  back.send({ type: 'ping' });
  await back.until('pong');
  return back.texts.join('\n');
}

describe('whoever is forgotten leaves no name and no word behind', () => {
  it('in the record of a game, after another name was taken and the room was left', async () => {
    const table = bo.room?.table?.id ?? '';
    expect(await act(bo, 'rest')).toBe('ack');
    await eventually(() => zan.updates.get(1)?.seq === 1, 'the turn');
    expect(await act(zan, 'rest')).toBe('ack');
    await eventually(() => bo.room?.table?.phase === 'over', 'the end');
    await zan.ask('PATCH', '/api/me', { name: second });
    await zan.inRoom(code, { type: 'leave' });
    expect((await bo.http('GET', `/api/tables/${table}/record`)).text).toContain(first);
    await zan.http('DELETE', '/api/me');
    const { text } = await bo.http('GET', `/api/tables/${table}/record`);
    expect(text).toContain('names: ["Bo","—"]');
    const seen = await seenByBo();
    for (const trace of [first, second, 'Ahoy']) expect(seen).not.toContain(trace);
  });

  it('at a seat that was left in a game that goes on, nor after a restart', async () => {
    await zan.inRoom(code, { type: 'leave' });
    await zan.http('DELETE', '/api/me');
    for (const restarts of [0, 1]) {
      if (restarts > 0) await night.restart();
      if (restarts > 0) Object.assign(bo, { url: night.server.url });
      const seen = await seenByBo();
      for (const trace of [first, 'Ahoy']) expect(seen).not.toContain(trace);
    }
  });

  it('but the number of its last line, lest the next one be taken for it by those who heard both', async () => {
    await bo.until('chat');
    await zan.http('DELETE', '/api/me');
    bo.send({ type: 'chat', id: 'd', to: 'table', phrase: 'ahoy' });
    await bo.until('ack', (frame) => frame.id === 'd');
    const lines = bo.frames.flatMap((frame) => (frame.type === 'chat' ? frame.lines : []));
    expect(lines.map(({ n }) => n)).toEqual([1, 2]);
  });
});
