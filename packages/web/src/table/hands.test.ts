import { type AnyShape, hasSeat, parseRecord, type Replay } from '@quarterdeck/kernel';
import { type GameId, gameIds } from '@quarterdeck/protocol';
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBoard } from '../boards/index.ts';
import { tongue } from '../i18n/language.svelte.ts';
import { RecordSource } from '../session/record.svelte.ts';
import { stage } from '../stage/stage.svelte.ts';
import type { AnyBoard } from './board.ts';
import { TableModel } from './model.svelte.ts';
import OpenHands from './OpenHands.svelte';

const records = import.meta.glob<string>('../../../games/src/*/fixtures/*.txt', { query: '?raw', import: 'default', eager: true });
const recordsOf = (game: GameId): string[] => Object.entries(records).flatMap(([path, text]) => (path.includes(`/${game}/`) ? [text] : []));

beforeAll(async () => {
  await tongue.choose('en');
  stage.pace = 0;
});

async function opened(id: GameId, text: string): Promise<{ board: AnyBoard; source: RecordSource; table: TableModel }> {
  const board = await loadBoard(id);
  if (board === null) throw new Error(`There is no board of ${id}.`);
  const source = new RecordSource(board.game, parseRecord(text), 0);
  const table = new TableModel(source, board);
  return { board, source, table };
}

/** What stands under each seat's name. */
async function drawn(table: TableModel): Promise<string[]> {
  const target = document.createElement('div');
  document.body.append(target);
  const panel = mount(OpenHands, { target, props: { table, hands: table.hands ?? [] } });
  await table.board.hands();
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  const found = [...target.querySelectorAll('.one')].map((one) => one.innerHTML);
  await unmount(panel);
  target.remove();
  return found;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe.each(gameIds)('a replay of %s with all hands open', (id) => {
  it('draws what every seat has, at the start, in the middle and at the end of every recorded game', async () => {
    for (const text of recordsOf(id)) {
      const { source, table } = await opened(id, text);
      source.look('all');
      for (const half of [0, 1, 2]) {
        source.go(Math.floor((source.last * half) / 2));
        await settled();
        expect(table.viewer).toBe('spectator');
        expect(await drawn(table)).toHaveLength(table.seats);
      }
      table.close();
    }
  });

  it('hands out each seat’s own view of that moment, and none to any other eyes', async () => {
    const { source, table } = await opened(id, recordsOf(id)[0] ?? '');
    source.look('all');
    source.go(Math.floor(source.last / 2));
    await settled();
    const replay: Replay<AnyShape> = source.replay;
    expect(table.hands).toEqual(Array.from({ length: table.seats }, (_, seat) => replay.update(source.stop, seat).view));
    source.look(0);
    await settled();
    expect([table.hands, table.viewer, table.mine, table.status]).toEqual([null, 0, null, 'replay']);
    table.close();
  });
});

it('the cards of a hand are named for whoever does not see them', async () => {
  const { source, table } = await opened('bacon', recordsOf('bacon')[0] ?? '');
  source.look('all');
  source.go(3);
  await settled();
  const turn = source.replay.update(3, 'spectator').waiting;
  const seat = turn.kind === 'seats' ? Array.from({ length: table.seats }, (_, index) => index).find((one) => hasSeat(turn.must, one)) : 0;
  const view = source.replay.update(3, seat ?? 0).view as { hand: readonly unknown[]; bacon: number };
  const hand = (await drawn(table))[seat ?? 0] ?? '';
  expect(hand.match(/aria-label="[^"]+ of [^"]+"/g) ?? []).toHaveLength(view.hand.length);
  table.close();
});
