import type { ServerFrame } from '@quarterdeck/protocol';
import type { Feed } from './feed.ts';
import type { Eyes } from './source.ts';

export type Hands = Extract<ServerFrame, { type: 'hands' }>;

/** The table as it stood when the hands were as these are. `now` is what spectators have heard since. */
export function lateFeed(now: Feed, hands: Hands, eyes: Exclude<Eyes, 'spectator'>): Feed {
  const ahead = Math.max(0, now.update.seq - hands.seq);
  const events = now.events.slice(0, Math.max(0, now.events.length - ahead));
  const isAll = eyes === 'all';
  return {
    table: hands.table,
    update: {
      table: hands.table,
      viewer: isAll ? 'spectator' : eyes,
      seq: hands.seq,
      since: 0,
      events,
      view: isAll ? hands.view : hands.views[eyes],
      waiting: hands.waiting,
      legal: [],
      clocks: [],
      undo: false,
    },
    events,
    fresh: events.length,
    isFull: true,
    isLate: true,
    ...(isAll ? { hands: hands.views } : {}),
  };
}

/** What is shown anew, not as the news of what was shown before. */
export function shownAnew(feed: Feed): Feed {
  return { ...feed, fresh: feed.events.length, isFull: true };
}
