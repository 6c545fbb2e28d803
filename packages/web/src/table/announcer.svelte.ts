import type { Line } from './board.ts';
import type { TableModel } from './model.svelte.ts';

/** Says what happens on the table, for a screen reader. */
export class Announcer {
  said = $state('');

  constructor(table: TableModel) {
    table.onshown = (event) => {
      const words = table.board.words(event, table.viewer);
      const lines = words === null ? [] : Array.isArray(words) ? words : [words as Line];
      const text = lines
        .filter((line) => !line.quiet)
        .map((line) => table.say(line.key, line.data))
        .join(' ');
      if (text !== '') this.said = text;
    };
  }
}
