import * as capitanBacon from '@quarterdeck/games/capitan-bacon';
import DigHole from '~icons/game-icons/dig-dug';
import Hourglass from '~icons/game-icons/hourglass';
import MirrorIcon from '~icons/game-icons/mirror-mirror';
import { type BoardTable, type Choice, type PlaqueData, richOf, sayOf } from '../../table/board.ts';
import { actionOf, type Choosing, isAttack } from './choosing.svelte.ts';
import { actionIcons, cardWord } from './faces.ts';
import type { en } from './messages.en.ts';
import { setWord } from './words.ts';

type Table = BoardTable<capitanBacon.CapitanBacon>;
const { boarding, letterOf, rod, spyglass, switcheroo, windowName } = capitanBacon;

/** What each choice needs to be possible; the others are always offered. */
const needs: Readonly<Record<string, capitanBacon.Action['type']>> = {
  bury: 'bury',
  more: 'bury',
  pass: 'pass',
  end: 'end',
  board: 'board',
  keep: 'keep',
  leave: 'look',
  suffer: 'suffer',
};

/** What the plaque says and offers. A choice that is possible in no way is left out; one that says why it is off stays. */
export function plaqueOf(table: Table, choosing: Choosing): PlaqueData {
  const data = plaqueFor(table, choosing);
  if (!table.canAct || data.choices === undefined) return data;
  const isPossible = ({ id, off }: Choice): boolean =>
    typeof off === 'string' || !(id in needs) || choosing.legal.some(({ type }) => type === needs[id]);
  return { ...data, choices: data.choices.filter(isPossible) };
}

function plaqueFor(table: Table, choosing: Choosing): PlaqueData {
  const { view } = table.seen;
  if (view.phase === 'over') return over(table);
  if (view.phase === 'answer') return mirrorQuestion(table, choosing);
  if (!table.canAct && table.status !== 'sending') return waiting(table);
  switch (view.phase) {
    case 'turn':
      return choosing.isBurying ? burying(table, choosing) : turn(table, choosing);
    case 'play':
      return playOn(table, choosing);
    case 'bury':
      return choosing.isBurying ? burying(table, choosing) : buryOn(table, choosing);
    case 'order':
      return burying(table, choosing);
    case 'take':
      return take(table, choosing);
    case 'look':
      return look(table, choosing);
    default:
      return waiting(table);
  }
}

function over(table: Table): PlaqueData {
  const rich = richOf<typeof en>(table);
  const { end, hands } = table.seen.view;
  if (end === null) return { say: '' };
  if (end.ending !== 'set' || end.winner === null) return { say: rich(`say.over.${end.ending}`), tone: 'waiting' };
  return { say: rich('say.over.set', { who: { seat: end.winner }, treasure: setWord(hands[end.winner] ?? []) }), tone: 'waiting' };
}

function waiting(table: Table): PlaqueData {
  const rich = richOf<typeof en>(table);
  const { attack, card, kind, phase, turn } = table.seen.view;
  const who = { seat: turn };
  if (attack !== null && phase === 'take')
    return { say: rich('wait.take', { who: { seat: attack.author }, target: { seat: attack.victim } }), tone: 'waiting' };
  if (attack !== null && phase === 'order') return { say: rich('wait.order', { who: { seat: attack.victim } }), tone: 'waiting' };
  if (attack !== null && card !== null && phase === 'bite')
    return { say: rich('wait.struck', { card: cardWord(card), target: { seat: attack.victim } }), tone: 'waiting' };
  // My own turn, while events are still being played.
  if (turn === table.me) return { say: rich('wait.mine'), tone: 'waiting' };
  switch (phase) {
    case 'play':
      return { say: kind === null ? rich('wait.turn', { who }) : rich('wait.play', { who, card: cardWord(kind) }), tone: 'waiting' };
    case 'bury':
      return { say: rich('wait.bury', { who }), tone: 'waiting' };
    case 'look':
      return { say: rich('wait.look', { who }), tone: 'waiting' };
    case 'turn':
      return { say: rich('wait.turn', { who }), tone: 'waiting' };
    default:
      return { say: rich('wait.deal'), tone: 'waiting' };
  }
}

/** An equal pause for all: the same countdown for everyone, whatever the target holds or wishes (D7). */
function mirrorQuestion(table: Table, choosing: Choosing): PlaqueData {
  const say = sayOf<typeof en>(table);
  const rich = richOf<typeof en>(table);
  const { answer, attack, attacks, card } = table.seen.view;
  const countdown = table.timers[windowName(attacks)] ?? null;
  if (attack === null || card === null) return { say: '' };
  const who = { seat: attack.author };
  const seen: PlaqueData = {
    say: rich('wait.answer', { who, target: { seat: attack.victim }, card: cardWord(card) }),
    tone: 'waiting',
    countdown,
  };
  if (!choosing.isAsked) return seen;
  if (choosing.neverAsk) {
    return { ...seen, why: say('why.neverAsked'), link: { label: say('do.ask'), onpick: () => (choosing.neverAsk = false) } };
  }
  const attackWord = { key: `attack.${actionOf(card)}` };
  const answerWord = { key: `say.answer.${answer ?? 'suffer'}` };
  return {
    say: answer === null ? rich('say.asked', { who, attack: attackWord }) : rich('say.asked.sealed', { answer: answerWord }),
    why: answer !== null ? say('why.sealed') : choosing.holdsMirror ? say('why.mirrorHeld', { who }) : say('why.noMirror'),
    tone: 'urgent',
    countdown,
    link: { label: say('do.never'), onpick: () => (choosing.neverAsk = true) },
    choices: [
      {
        id: 'mirror',
        label: say('do.mirror'),
        icon: MirrorIcon,
        main: choosing.holdsMirror && answer !== 'mirror',
        off: choosing.holdsMirror ? null : say('off.noMirror'),
        onpick: () => choosing.answer('mirror'),
      },
      { id: 'suffer', label: say('do.suffer'), onpick: () => choosing.answer('suffer') },
    ],
  };
}

function turn(table: Table, choosing: Choosing): PlaqueData {
  const say = sayOf<typeof en>(table);
  const rich = richOf<typeof en>(table);
  const { view } = table.seen;
  const hasCards = choosing.hand.length > 0;
  const choices: Choice[] = [
    {
      id: 'bury',
      label: choosing.picked === boarding ? say('do.buryThese', { count: 0 }) : say('do.bury'),
      icon: DigHole,
      off: hasCards ? null : say('off.noneToBury'),
      onpick: () => choosing.startBurying(),
    },
    { id: 'pass', label: say('do.pass'), icon: Hourglass, narrow: true, onpick: () => choosing.pass() },
  ];
  const { picked } = choosing;
  if (picked === null) return { say: rich(hasCards ? 'say.choose' : 'say.none'), why: hasCards ? say('why.turn') : null, choices };
  if (picked === boarding) choices.unshift(boardChoice(table, choosing));
  const top = view.top === null ? '' : cardWord(view.top);
  return { say: rich(`say.${actionOf(picked)}` as keyof typeof en, { card: top }), why: whyOf(table, choosing), choices };
}

function boardChoice(table: Table, choosing: Choosing): Choice {
  return { id: 'board', label: table.say('do.board'), icon: actionIcons.boarding, main: true, onpick: () => choosing.tapGalleon() };
}

/** What one should know of the card in mind. */
function whyOf(table: Table, choosing: Choosing): string | null {
  const say = sayOf<typeof en>(table);
  const { picked } = choosing;
  const count = choosing.hand.filter(({ kind }) => kind === picked).length;
  if (count > 1) return say('why.more', { count });
  if (picked === rod || picked === spyglass || isAttack(picked)) return say('why.attack');
  if (picked === switcheroo) return say('why.switcheroo');
  if (picked === boarding) return say('why.board');
  return picked === capitanBacon.map ? say('why.third') : null;
}

function playOn(table: Table, choosing: Choosing): PlaqueData {
  const say = sayOf<typeof en>(table);
  const rich = richOf<typeof en>(table);
  const { picked } = choosing;
  const { limit } = table.seen.view;
  const choices: Choice[] = [{ id: 'end', label: say('do.end'), main: picked === null, onpick: () => choosing.end() }];
  if (picked === boarding) choices.unshift(boardChoice(table, choosing));
  return {
    say: picked === null ? rich('say.done') : rich('say.more', { card: cardWord(picked) }),
    why: choosing.hand.length < limit ? say('why.end', { limit }) : null,
    choices,
  };
}

function buryOn(table: Table, choosing: Choosing): PlaqueData {
  const say = sayOf<typeof en>(table);
  const choices: Choice[] = [{ id: 'end', label: say('do.end'), main: true, onpick: () => choosing.end() }];
  if (choosing.hand.length > 0)
    choices.unshift({ id: 'more', label: say('do.buryMore'), icon: DigHole, onpick: () => choosing.startBurying() });
  return { say: richOf<typeof en>(table)('say.burying'), why: say('why.hidden'), choices };
}

function burying(table: Table, choosing: Choosing): PlaqueData {
  const say = sayOf<typeof en>(table);
  const rich = richOf<typeof en>(table);
  const count = choosing.buried.length;
  const left = choosing.hand.length - count;
  const isAll = choosing.mustBury;
  const off = isAll ? (left > 1 ? say('off.chooseAll', { count: left }) : null) : count === 0 ? say('off.chooseFirst') : null;
  const choices: Choice[] = [
    {
      id: 'bury',
      label: say('do.buryThese', { count: isAll ? choosing.hand.length : count }),
      icon: DigHole,
      main: true,
      off,
      onpick: () => choosing.bury(),
    },
  ];
  if (!isAll) choices.push({ id: 'back', label: table.say('back'), narrow: true, onpick: () => choosing.stopBurying() });
  return {
    say: rich(isAll ? 'say.ballasted' : 'say.bury'),
    why: isAll ? say('why.ballasted') : say('why.bury', { letter: letterOf(choosing.spots[0] ?? 0) }),
    choices,
  };
}

function take(table: Table, choosing: Choosing): PlaqueData {
  const say = sayOf<typeof en>(table);
  const { attack } = table.seen.view;
  const { taking } = choosing;
  const who = { seat: attack?.victim ?? 0 };
  const label = taking === null ? say('do.takeNone') : say('do.take', { card: cardWord(taking) });
  const off = taking === null ? say('off.chooseCard') : null;
  return {
    say: richOf<typeof en>(table)('say.take', { who }),
    choices: [{ id: 'take', label, main: true, off, onpick: () => choosing.take() }],
  };
}

function look(table: Table, choosing: Choosing): PlaqueData {
  const say = sayOf<typeof en>(table);
  const rich = richOf<typeof en>(table);
  const { islands, looked } = table.seen.view;
  const at = islands.find(({ place }) => place === looked.at(-1));
  if (at?.card == null) return waiting(table);
  const card = cardWord(at.card);
  const keep: Choice = { id: 'keep', label: say('do.keep', { card }), main: !choosing.leaving, onpick: () => choosing.keep() };
  if (choosing.leaving) {
    const last = looked.length === 2 || looked.length + 1 === islands.length ? 'yes' : 'no';
    return {
      say: rich('say.lookOn', { last }),
      choices: [{ id: 'back', label: table.say('back'), narrow: true, onpick: () => (choosing.leaving = false) }],
    };
  }
  return {
    say: rich('say.keep', { letter: letterOf(at.place), card }),
    why: say('why.third'),
    choices: [keep, { id: 'leave', label: say('do.leave'), onpick: () => (choosing.leaving = true) }],
  };
}
