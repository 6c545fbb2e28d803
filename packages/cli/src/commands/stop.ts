import { type AnyShape, type Replay, seatsOf, type Viewer } from '@quarterdeck/kernel';
import { inline, outline } from './outline.ts';

/** Whose eyes: a seat, a spectator, or all, who sees the record itself. */
export type Eyes = Viewer | 'all';

/** One stop in words: where it stands, what was heard since the one before, what lies open, who is waited for. */
export function showStop(replay: Replay<AnyShape>, stop: number, eyes: Eyes): string {
  const { game, record } = replay;
  const last = replay.stops.length - 1;
  const update = replay.update(stop, eyes === 'all' ? 'spectator' : eyes);
  const head = `stop ${stop} of ${last} · ${game.id} · seen by ${eyesName(eyes, record.names)}`;
  const lines = eyes === 'all' ? replay.lines(stop).map((line) => `  ${line}`) : update.events.map((event) => `  ${eventText(event)}`);
  const { waiting } = update;
  const wait =
    waiting.kind === 'over'
      ? `over: places ${waiting.outcome.places.join(' ')}, scores ${waiting.outcome.scores.join(' ')}`
      : `waits for ${waitText(waiting)}`;
  const choices = typeof eyes === 'number' && update.legal.length > 0 ? [`choices: ${choiceText(replay, update.legal)}`] : [];
  const seen = eyes === 'all' ? replay.state(stop) : update.view;
  return [head, ...lines, outline(seen), wait, ...choices].join('\n');
}

/** The eyes after these: spectator, each seat, all. */
export function nextEyes(eyes: Eyes, seats: number): Eyes {
  if (eyes === 'spectator') return 0;
  if (eyes === 'all') return 'spectator';
  return eyes + 1 < seats ? eyes + 1 : 'all';
}

/** What to call them: a seat with its player's name, if that is known. */
export function eyesName(eyes: Eyes, names: readonly string[] | undefined): string {
  if (typeof eyes !== 'number') return eyes;
  const name = names?.[eyes];
  return name === undefined || name === '' ? `seat ${eyes}` : `seat ${eyes} (${name})`;
}

function eventText({ type, ...rest }: AnyShape['event']): string {
  const fields = Object.entries(rest).map(([key, value]) => `${key} ${inline(value)}`);
  return [type, ...fields].join(' · ');
}

function waitText(waiting: { readonly must: number; readonly may: number; readonly timers: readonly { readonly id: string }[] }): string {
  const parts: string[] = [];
  if (waiting.must !== 0) parts.push(`seat ${seatsOf(waiting.must).join(', ')}`);
  if (waiting.may !== 0) parts.push(`perhaps seat ${seatsOf(waiting.may).join(', ')}`);
  if (waiting.timers.length > 0) parts.push(`the end of ${waiting.timers.map((timer) => timer.id).join(', ')}`);
  return parts.join(' · ');
}

function choiceText({ game }: Replay<AnyShape>, legal: readonly AnyShape['action'][]): string {
  const shown = legal.slice(0, 20).map((action) => game.notation.write(action));
  return shown.join(' | ') + (legal.length > shown.length ? ` | and ${legal.length - shown.length} more` : '');
}
