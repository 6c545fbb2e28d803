import { describe, expect, it } from 'vitest';
import { demandRight, mayAsk, type Phase, phases, Refusal, type Request, type Role, rights, roles } from './rights.ts';

/** Spelled out anew, not read from the table: w waiting, p playing, z paused; one column a role: outsider, watcher, player, host. */
const expected: Record<Request, readonly [string, string, string, string]> = {
  look: ['wpz', 'wpz', 'wpz', ''],
  join: ['wpz', 'wpz', 'wpz', ''],
  enter: ['', 'wpz', 'wpz', ''],
  act: ['', '', 'p', ''],
  undo: ['', '', 'p', ''],
  shown: ['', '', 'p', ''],
  propose: ['', '', 'pz', ''],
  vote: ['', '', 'pz', ''],
  contribute: ['', 'w', 'w', ''],
  'chat-table': ['', 'w', 'wpz', 'wpz'],
  'chat-watchers': ['', 'wpz', '', ''],
  sit: ['', 'wpz', 'w', ''],
  'sit-local': ['', 'w', 'w', ''],
  stand: ['', '', 'w', ''],
  crew: ['', '', 'w', ''],
  leave: ['', 'wpz', 'wpz', ''],
  mute: ['', 'wpz', 'wpz', ''],
  settings: ['', '', '', 'w'],
  start: ['', '', '', 'w'],
  'seat-bot': ['', '', '', 'wpz'],
  'clear-seat': ['', '', '', 'w'],
  'swap-seats': ['', '', '', 'w'],
  'close-hands': ['', '', 'pz', ''],
  kick: ['', '', '', 'wpz'],
  'hand-over': ['', '', '', 'wpz'],
  'chat-open': ['', '', '', 'wpz'],
};
const letters: Record<Phase, string> = { waiting: 'w', playing: 'p', paused: 'z' };

describe.each(Object.keys(expected) as Request[])('%s', (request) => {
  it.each(roles.flatMap((role) => phases.map((phase) => [role, phase] as const)))('by a %s in a room that is %s', (role, phase) => {
    const allowed = expected[request][roles.indexOf(role)]?.includes(letters[phase]) === true;
    expect(mayAsk(request, [role], phase)).toBe(allowed);
    if (allowed) demandRight(request, [role], phase);
    else expect(() => demandRight(request, [role], phase)).toThrow(Refusal);
  });
});

it('whatever is not in the table is refused, and the table has no more than what is tested', () => {
  expect(Object.keys(rights).sort()).toEqual(Object.keys(expected).sort());
  for (const request of Object.keys(rights) as Request[]) expect(mayAsk(request, [], 'playing')).toBe(false);
});

it('several roles add up', () => {
  const both: readonly Role[] = ['player', 'host'];
  expect([mayAsk('start', both, 'waiting'), mayAsk('act', both, 'playing'), mayAsk('act', ['host'], 'playing')]).toEqual([
    true,
    true,
    false,
  ]);
});
