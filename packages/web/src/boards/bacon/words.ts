import type { Event } from '@quarterdeck/games/bacon';
import type { Seat } from '@quarterdeck/kernel';
import type { Line } from '../../table/board.ts';
import type { en } from './messages.en.ts';
import { cardName, playName } from './names.ts';
import { gains, teamSum } from './rounds.ts';

function line(key: keyof typeof en, data: Line['data'] = {}, by: Seat | null = null, quiet = false): Line {
  return { key, data, by, quiet };
}

/** How an event reads in the log. */
export function words(event: Event): Line | readonly Line[] | null {
  switch (event.type) {
    case 'start-drawn':
      return line('log.start', { who: { seat: event.seat }, byHost: event.byHost ? 'yes' : 'no' }, event.seat);
    case 'round-began':
      return line('log.round', { round: event.round, who: { seat: event.start } });
    case 'dealt':
      // Whoever can see the own hand reads it there; the hands of others are unknown.
      return null;
    case 'played':
      return line(
        event.lead ? 'log.leads' : 'log.plays',
        { who: { seat: event.seat }, play: playName(event), cards: event.cards.map(cardName) },
        event.seat,
      );
    case 'passed':
      return line('log.passes', { who: { seat: event.seat } }, event.seat);
    case 'went-out':
      return line('log.out', { who: { seat: event.seat }, place: event.place }, event.seat);
    case 'trick-won':
      return line('log.wins', { who: { seat: event.seat } }, event.seat);
    case 'lead-passed':
      return line(event.chosen ? 'log.lets' : 'log.falls', { from: { seat: event.from }, to: { seat: event.to } }, event.from);
    case 'round-ended':
      return ended(event.result);
  }
}

function ended(result: Extract<Event, { type: 'round-ended' }>['result']): Line[] {
  const { order, round, vp } = result;
  // In teams the 1st place itself brings nothing; alone it always has its token.
  const sum = teamSum(result, vp[0] === null);
  const lines: Line[] = [];
  if (sum !== null) lines.push(line('log.team', { round, team: { key: `team.${sum.team}` }, places: sum.places, sum: sum.sum }));
  else {
    const each = gains(result, false);
    const list = order
      .filter((seat) => (each[seat] ?? 0) > 0)
      .map((seat) => ({ key: 'log.gain', data: { who: { seat }, vp: each[seat] ?? 0 } }));
    lines.push(line('log.solo', { round, gains: list }));
  }
  if (result.ended !== null) lines.push(line(`log.ended.${result.ended}`));
  return lines;
}
