import type { Line } from './board.ts';
import type { TableModel } from './model.svelte.ts';

/** What was said aloud, with a number of its own: the same words said twice are two things that happened. */
export interface Saying {
  readonly id: number;
  readonly text: string;
}

/** As many sayings as stay in the page: more than any event that is shown at once brings along. */
const mostSayings = 12;

/** Says what happens on the table, for a screen reader. */
export class Announcer {
  /** The latest last. What is new is added and not written over: a reader who is still speaking hears it afterwards. */
  sayings = $state.raw<readonly Saying[]>([]);
  #count = 0;

  constructor(table: Pick<TableModel, 'board' | 'viewer' | 'say' | 'onshown'>) {
    table.onshown = (event) => {
      const words = table.board.words(event, table.viewer);
      const lines = words === null ? [] : Array.isArray(words) ? words : [words as Line];
      const text = lines
        .filter((line) => !line.quiet)
        .map((line) => table.say(line.key, line.data))
        .join(' ');
      if (text !== '') this.sayings = [...this.sayings.slice(1 - mostSayings), { id: this.#count++, text }];
    };
  }
}
