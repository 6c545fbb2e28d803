import { describe, expect, it } from 'vitest';
import type { AnyGame, Game, Input } from '../game.ts';
import { over, waitFor } from '../seats.ts';
import { checkLaw, type Law, LawBroken, laws, lawTests } from './index.ts';
import { type ToyAction, type ToyEvent, type ToyShape, type ToyState, toy } from './toy.ts';

type Toy = Game<ToyShape>;
type Apply = Toy['apply'];

describe('a game without faults', () => {
  lawTests(toy as AnyGame, it, { games: 20, configs: [{}, { rounds: 1 }, { rounds: 6 }] });
});

/** The law whose name begins so. */
function law(beginning: string): Law {
  const found = laws.find(({ name }) => name.startsWith(beginning));
  if (found === undefined) throw new Error(`no law begins with "${beginning}"`);
  return found;
}

/** A toy in which `apply` is preceded by something. */
function before(extra: (state: ToyState, input: Input<ToyAction>, emit: Parameters<Apply>[2]) => void): Toy {
  return {
    ...toy,
    apply(state, input, emit) {
      extra(state, input, emit);
      toy.apply(state, input, emit);
    },
  };
}

/** A toy whose rules speak otherwise: `hear` changes what is told, through which verb. */
function speaks(hear: (event: ToyEvent, tell: Parameters<Apply>[2] & object) => boolean): Toy {
  return {
    ...toy,
    apply(state, input, emit) {
      if (emit === null) return toy.apply(state, input, null);
      const wrapped = Object.assign(
        (event: ToyEvent) => {
          if (!hear(event, emit)) emit(event);
        },
        {
          only: (seats: number, full: ToyEvent, rest: ToyEvent | null) => {
            if (!hear(full, emit)) emit.only(seats, full, rest);
          },
          reveal: (event: ToyEvent) => {
            if (!hear(event, emit)) emit.reveal(event);
          },
        },
      );
      toy.apply(state, input, wrapped);
    },
  };
}

let calls = 0;

const faults: readonly { law: string; fault: string; game: Toy }[] = [
  {
    law: 'law 1',
    fault: 'rules that remember something outside the state',
    game: before((state) => {
      calls++;
      if (calls % 7 === 0) state.turns++;
    }),
  },
  {
    law: 'law 1',
    fault: 'options that are parsed differently the second time',
    game: { ...toy, config: (raw) => ({ rounds: toy.config(raw).rounds + 1 }) },
  },
  {
    law: 'law 2',
    fault: 'a clone that shares the hands',
    game: { ...toy, clone: (state) => ({ ...toy.clone(state), hands: state.hands }) },
  },
  {
    law: 'law 2',
    fault: 'a clone that forgets the sealed answer',
    game: { ...toy, clone: (state) => ({ ...toy.clone(state), answer: null }) },
  },
  {
    law: 'law 2',
    fault: 'a view that hands out the live hand',
    game: {
      ...toy,
      view: (state, viewer) => ({
        ...toy.view(state, viewer),
        discards: state.discards,
        hand: viewer === 'spectator' ? [] : (state.hands[viewer] ?? []),
      }),
    },
  },
  {
    law: 'law 2',
    fault: 'a state that depends on whether anybody listens',
    game: before((state, _, emit) => {
      if (emit !== null) state.rounds = 4;
    }),
  },
  {
    law: 'law 3',
    fault: 'a legal action that is refused',
    game: { ...toy, refuse: (_state, _seat, action) => (action.type === 'hide' ? 'not today' : null) },
  },
  {
    law: 'law 3',
    fault: 'a seat that must act and cannot',
    game: { ...toy, legal: (state, seat) => (state.stage === 'vote' && seat === 1 ? [] : toy.legal(state, seat)) },
  },
  {
    law: 'law 3',
    fault: 'asking that changes the state',
    game: {
      ...toy,
      refuse(state) {
        state.turns++;
        return null;
      },
    },
  },
  {
    law: 'law 3',
    fault: 'the same choice twice',
    game: { ...toy, legal: (state, seat) => [...toy.legal(state, seat), ...toy.legal(state, seat)] },
  },
  {
    law: 'law 4',
    fault: 'a pick whose total is wrong',
    game: {
      ...toy,
      pending(state) {
        const pending = toy.pending(state);
        return pending.kind === 'chance' && pending.chance.kind === 'pick'
          ? { kind: 'chance', chance: { ...pending.chance, total: pending.chance.total + 1 } }
          : pending;
      },
    },
  },
  {
    law: 'law 4',
    fault: 'a bag that offers cards which are not there',
    game: {
      ...toy,
      pending(state) {
        const pending = toy.pending(state);
        return pending.kind === 'chance' && pending.chance.kind === 'draw'
          ? { kind: 'chance', chance: { ...pending.chance, bag: [...pending.chance.bag.slice(0, 2), 9] } }
          : pending;
      },
      broken: (state) => (state.deck.some((left) => left < 0) ? 'a card was drawn that is not there' : null),
    },
  },
  {
    law: 'laws 5',
    fault: 'a memory that believes too much: it takes every hidden card for a red one',
    game: {
      ...toy,
      recall: {
        start: toyRecall().start,
        fits: toyRecall().fits,
        hear: (memory, event) => (event.type === 'hid' ? { ...memory, cave: [...memory.cave, 0] } : memory),
      },
    },
  },
  {
    law: 'laws 5',
    fault: 'a memory that is changed in place',
    game: {
      ...toy,
      recall: {
        ...toyRecall(),
        hear(memory, event) {
          if (event.type === 'hid') (memory.cave as (number | null)[]).push(event.kind);
          return memory;
        },
      },
    },
  },
  {
    law: 'laws 5',
    fault: 'a world imagined without regard to the memory',
    game: { ...toy, determinize: (view, memory, rng) => toy.determinize(view, { ...memory, cave: memory.cave.map(() => null) }, rng) },
  },
  {
    law: 'laws 5',
    fault: 'a world imagined with one card too few',
    game: {
      ...toy,
      determinize(view, memory, rng) {
        const state = toy.determinize(view, memory, rng);
        state.deck = [0, 0, 0];
        return state;
      },
    },
  },
  {
    law: 'laws 5',
    fault: 'a prompt only for those who hold a shield (noninterference)',
    game: {
      ...toy,
      pending(state) {
        const pending = toy.pending(state);
        return state.stage === 'window' && (state.hands[state.target]?.[2] ?? 0) === 0 && pending.kind === 'seats'
          ? waitFor(0, 0, pending.timers)
          : pending;
      },
      legal: (state, seat) => (state.stage === 'window' && (state.hands[state.target]?.[2] ?? 0) === 0 ? [] : toy.legal(state, seat)),
    },
  },
  {
    law: 'laws 5',
    fault: 'a count that hints at what is in the bag (noninterference)',
    game: { ...toy, view: (state, viewer) => ({ ...toy.view(state, viewer), deckSize: state.deck[0] ?? 0 }) },
  },
  {
    law: 'laws 5',
    fault: 'hand sizes that betray a card: shields are not counted (noninterference)',
    game: {
      ...toy,
      view: (state, viewer) => ({ ...toy.view(state, viewer), sizes: state.hands.map((hand) => (hand[0] ?? 0) + (hand[1] ?? 0)) }),
    },
  },
  {
    law: 'laws 5',
    fault: 'a draw told to all (hearsay)',
    game: speaks((event, tell) => {
      if (event.type !== 'drew') return false;
      tell(event);
      return true;
    }),
  },
  {
    law: 'laws 5',
    fault: 'votes shown early (hearsay)',
    game: speaks((event, tell) => {
      if (event.type !== 'voted') return false;
      tell(event);
      return true;
    }),
  },
  {
    law: 'laws 5',
    fault: 'an answer that others hear fall (hearsay)',
    game: speaks((event, tell) => {
      if (event.type !== 'answered' || event.answer !== 'block') return false;
      tell({ type: 'answered', answer: 'yield' });
      return true;
    }),
  },
  {
    law: 'law 8',
    fault: 'a game that never ends',
    game: before((state) => {
      state.turns = 0;
      state.votes[0] = null;
    }),
  },
  {
    law: 'law 8',
    fault: 'a card lost',
    game: before((state) => {
      if (state.turns === 2) state.discards[0] = 0;
      if (state.stage === 'vote') state.deck[1] = 0;
    }),
  },
  {
    law: 'law 8',
    fault: 'places that contradict the scores',
    game: {
      ...toy,
      pending(state) {
        const pending = toy.pending(state);
        return pending.kind === 'over'
          ? over({ places: pending.outcome.places, scores: pending.outcome.scores.map((score) => -score) })
          : pending;
      },
    },
  },
  {
    law: 'law 8',
    fault: 'team mates who do not share a place',
    game: { ...toy, teams: (_config, seats) => [seats === 4 ? 0b0101 : 1, seats === 4 ? 0b1010 : 2] },
  },
  {
    law: 'law 9',
    fault: 'two actions with one text',
    game: { ...toy, notation: { ...toy.notation, write: (action) => (action.type === 'raid' ? 'raid 0' : toy.notation.write(action)) } },
  },
  {
    law: 'law 9',
    fault: 'a text read as another action',
    game: { ...toy, notation: { ...toy.notation, read: (text) => (text === 'draw' ? { type: 'yield' } : toy.notation.read(text)) } },
  },
  {
    law: 'law 10',
    fault: 'a log that goes on saying what was hidden',
    game: { ...toy, forgets: { ...toyForgets(), tells: () => false } },
  },
  {
    law: 'law 10',
    fault: 'a log that goes on saying to one seat what it hid',
    game: { ...toy, forgets: { ...toyForgets(), tells: (event) => event.type === 'hid' && event.kind === null } },
  },
];

function toyForgets(): NonNullable<Toy['forgets']> {
  if (toy.forgets === undefined) throw new Error('the toy asks to be remembered');
  return toy.forgets;
}

function toyRecall(): NonNullable<Toy['recall']> {
  if (toy.recall === null) throw new Error('the toy has a memory');
  return toy.recall;
}

describe('planted faults', () => {
  for (const { law: name, fault, game } of faults) {
    it(`${name} catches ${fault}`, () => {
      expect(() => checkLaw(law(name), game as AnyGame, { games: 40 })).toThrow(LawBroken);
    });
  }

  it('every law has at least two', () => {
    for (const { name } of laws)
      expect(faults.filter((planted) => new RegExp(`^${planted.law}\\b`).test(name)).length, name).toBeGreaterThanOrEqual(2);
    for (const words of ['noninterference', 'hearsay'])
      expect(faults.filter((planted) => planted.fault.includes(words)).length, words).toBeGreaterThanOrEqual(2);
  });
});
