import type { AnyShape, Viewer } from '@quarterdeck/kernel';
import type { AnyBoard, Line } from './board.ts';

/** What an event says in the log: while it is news, and once it is past at a table where people must remember. */
export interface Told {
  readonly news: readonly Line[];
  readonly past: readonly Line[];
}

/** The words of one event. Whoever must remember it reads later on only what its board says of the past. */
export function toldOf({ game, words, recap }: Pick<AnyBoard, 'game' | 'words' | 'recap'>, event: AnyShape['event'], viewer: Viewer): Told {
  const news = listOf(words(event, viewer));
  const past = game.forgets?.tells(event) === true ? listOf(recap?.(event, viewer) ?? null) : news;
  return { news, past };
}

function listOf(lines: Line | readonly Line[] | null): readonly Line[] {
  return lines === null ? [] : [lines].flat();
}
