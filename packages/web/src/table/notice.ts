import { listed } from '../app/ago.ts';
import { say, tongue } from '../i18n/language.svelte.ts';
import type { TableModel } from './model.svelte.ts';
import type { Notice } from './shell.ts';

/** What the table itself has to say in place of the board's plaque: not connected, a proposal, a pause, the end. */
export function noticeOf(table: TableModel, acts: { seeResult(): void }): Notice | null {
  const { source, mine: me } = table;
  if (!source.isUp) return { say: say('table.offline'), why: say('table.offlineWhy'), tone: 'offline' };
  if (!table.isReady) return null;
  const proposal = source.room?.proposal ?? null;
  if (proposal !== null && me !== null) return proposed(table, me, proposal);
  if (source.room?.paused) {
    return {
      say: say('table.paused'),
      why: say('table.pausedWhy'),
      tone: 'waiting',
      choices:
        me === null ? [] : [{ id: 'resume', label: say('table.resume'), main: true, onpick: () => void source.propose('resume', me) }],
    };
  }
  // The board's own sentence would speak to the player.
  if (source.kind === 'remote' && table.me !== null && me === null)
    return { say: say('replay.eyesOf', { name: source.room?.seats[table.me]?.name ?? '' }), tone: 'waiting' };
  const { waiting } = table.seen;
  if (waiting.kind === 'over' && table.status !== 'playing' && source.kind !== 'record') {
    const winners = table.people.filter((person) => waiting.outcome.places[person.seat] === 1);
    const names = listed(
      winners.map((person) => table.name(person.seat)),
      tongue.lang,
    );
    const ending = table.board.ending?.(table.seen.view, table) ?? null;
    return {
      say: table.rich('table.wins', { count: winners.length, names, isMe: winners.length === 1 && winners[0]?.isMe ? 'you' : 'other' }),
      why: ending,
      tone: 'yours',
      choices: [{ id: 'result', label: say('table.seeResult'), main: true, onpick: acts.seeResult }],
    };
  }
  return null;
}

function proposed(table: TableModel, me: number, proposal: NonNullable<NonNullable<TableModel['source']['room']>['proposal']>): Notice {
  const { source } = table;
  const isAsked = proposal.needs.includes(me) && !proposal.agreed.includes(me);
  return {
    say: table.rich(`proposed.${proposal.what}`, { who: { seat: proposal.by } }),
    why: say('propose.agreed', { agreed: proposal.agreed.length, needs: new Set([...proposal.agreed, ...proposal.needs]).size }),
    tone: isAsked ? 'yours' : 'waiting',
    choices: isAsked
      ? [
          { id: 'yes', label: say('propose.agree'), main: true, onpick: () => void source.vote(proposal.id, true, me) },
          { id: 'no', label: say('propose.decline'), onpick: () => void source.vote(proposal.id, false, me) },
        ]
      : proposal.by === me
        ? [{ id: 'withdraw', label: say('propose.withdraw'), onpick: () => void source.vote(proposal.id, false, me) }]
        : [],
  };
}
