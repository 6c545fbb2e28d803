import './page.ts';
import { games } from '@quarterdeck/games';
import type { Rng } from '@quarterdeck/kernel';
import { crews, gameIds, type RoomAction, type RoomSettings, type RoomView } from '@quarterdeck/protocol';
import type { PersonRow } from '../../packages/server/src/ports.ts';
import type { Rooms } from '../../packages/server/src/rooms/rooms.ts';
import type { Feed } from '../../packages/web/src/session/feed.ts';
import { RoomSource } from '../../packages/web/src/session/room.svelte.ts';
import { between, once, oneOf } from './chance.ts';
import type { Network } from './wires.ts';

/** Where a guest is and what it can do there. */
export interface Shore {
  readonly code: string;
  readonly network: Network;
  readonly rng: Rng;
  readonly settings: () => RoomSettings;
  /** The server of now; it changes with every crash. */
  rooms(): Rooms;
}

const mostTabs = 2;

/** A person with up to two tabs, who does at random what those offer. */
export class Guest {
  readonly person: PersonRow;
  readonly tabs: RoomSource[] = [];
  /** Offers of a while ago, still on some screen. */
  private readonly old: Feed[] = [];
  private readonly shore: Shore;

  constructor(person: PersonRow, shore: Shore) {
    this.person = person;
    this.shore = shore;
  }

  /** Goes on as a person does: a little something every second. */
  live(): void {
    const { network, rng } = this.shore;
    network.time.after(between(rng, 100, 1500), () => {
      if (!network.isRough) return;
      this.step();
      this.live();
    });
  }

  openTab(): void {
    const { code, network } = this.shore;
    const tab = new RoomSource(code, () => network.open(this.person.id));
    tab.onfeed = (feed) => {
      this.old.push(feed);
      if (this.old.length > 8) this.old.shift();
    };
    this.tabs.push(tab);
  }

  closeTabs(): void {
    for (const tab of this.tabs.splice(0)) tab.close();
  }

  private step(): void {
    const { rng, network } = this.shore;
    this.tabs.splice(0, this.tabs.length, ...this.tabs.filter((tab) => tab.gone === null));
    const tab = oneOf(rng, this.tabs);
    const { room = null } = tab ?? {};
    if (room?.host === this.person.id && room.table?.phase !== 'playing' && once(rng, 3)) this.inRoom({ type: 'start' });
    if (tab === null) {
      this.ask(async (rooms) => {
        await rooms.join(this.person, this.shore.code, once(rng, 5));
        if (network.isRough) this.openTab();
      });
      return;
    }
    const what = rng.below(100);
    if (what < 68) this.act(tab);
    else if (what < 72) this.undo(tab);
    else if (what < 74) this.propose(tab);
    else if (what < 82) this.vote(tab);
    else if (what < 86) void tab.say(`word ${rng.below(1000)}`);
    else if (what < 90) {
      if (this.tabs.length < mostTabs) this.openTab();
    } else if (what < 93) this.tabs.splice(this.tabs.indexOf(tab), 1)[0]?.close();
    else if (what < 94 && once(rng, 3)) this.inRoom({ type: 'leave' });
    else if (room !== null) this.change(room);
  }

  private act(tab: RoomSource): void {
    const { rng } = this.shore;
    const feed = once(rng, 10) ? oneOf(rng, this.old) : tab.feed;
    const action = oneOf(rng, feed?.update.legal ?? []);
    if (feed === null || action === null || feed.update.viewer === 'spectator') return;
    const { seq, viewer } = feed.update;
    for (let times = once(rng, 20) ? 2 : 1; times > 0; times--) void tab.act(action, seq, viewer, 150 + rng.below(500));
  }

  private undo(tab: RoomSource): void {
    const seat = tab.feed?.update.viewer;
    if (typeof seat === 'number') void tab.undo(seat);
  }

  private propose(tab: RoomSource): void {
    const { rng } = this.shore;
    const seat = tab.feed?.update.viewer;
    const what = oneOf(rng, ['undo', 'undo', 'pause', 'pause', 'open-hands', 'pace', 'abandon'] as const);
    if (typeof seat !== 'number' || what === null) return;
    // A pause is over soon, or nothing would happen.
    const wish = tab.room?.paused === true ? 'resume' : what;
    void tab.propose(wish, seat, wish === 'pace' ? this.shore.settings().pace : undefined);
  }

  private vote(tab: RoomSource): void {
    const { rng } = this.shore;
    const seat = tab.feed?.update.viewer;
    const proposal = tab.room?.proposal ?? null;
    if (typeof seat !== 'number') return;
    if (proposal !== null) void tab.vote(proposal.id, !once(rng, 6), seat);
    else if (tab.room?.paused === true) void tab.propose('resume', seat);
    else this.act(tab);
  }

  private change(room: RoomView): void {
    const { rng, settings } = this.shore;
    const member = oneOf(rng, room.members)?.id ?? '';
    const seat = rng.below(room.seats.length);
    const wishes: RoomAction[] = [
      { type: 'sit' },
      { type: 'crew', seat: room.me.seats[0] ?? 0, crew: oneOf(rng, crews) ?? 'crab' },
      { type: 'mute', member, muted: once(rng, 2) },
    ];
    if (once(rng, 6)) wishes.push({ type: 'stand' });
    if (room.host === this.person.id) {
      wishes.push({ type: 'start' }, { type: 'start' }, { type: 'seat-bot', seat, level: 'easy' });
      wishes.push({ type: 'swap-seats', a: seat, b: rng.below(room.seats.length) }, { type: 'hand-over', member });
      wishes.push({ type: 'settings', settings: settings() }, { type: 'clear-seat', seat });
      if (once(rng, 4)) wishes.push({ type: 'kick', member });
    }
    const wish = oneOf(rng, wishes);
    if (wish !== null) this.inRoom(wish);
  }

  private inRoom(action: RoomAction): void {
    this.ask((rooms) => rooms.act(this.person, this.shore.code, action));
  }

  /** An HTTP request: the way there takes time, the answer does not matter. */
  private ask(request: (rooms: Rooms) => Promise<unknown>): void {
    const { network, rooms } = this.shore;
    network.time.after(network.delay(), () => {
      request(rooms()).catch((error: unknown) => {
        if (!(error instanceof Error) || !['Refusal', 'StoreError'].includes(error.name)) throw error;
      });
    });
  }
}

/** A game for about so many people. */
export function settingsFor(rng: Rng, people: number): RoomSettings {
  const game = gameIds[rng.below(gameIds.length)] as (typeof gameIds)[number];
  const [least, most] = games[game]?.seats ?? [2, 4];
  const paces: RoomSettings['pace'][] = [
    { mode: 'live', perMoveSeconds: null, bankSeconds: null, incrementSeconds: 0 },
    { mode: 'live', perMoveSeconds: 6, bankSeconds: null, incrementSeconds: 0 },
    { mode: 'live', perMoveSeconds: null, bankSeconds: 30, incrementSeconds: 2 },
    { mode: 'days', days: 1 },
  ];
  const pace = paces[rng.below(paces.length)] as RoomSettings['pace'];
  return { game, config: {}, seats: Math.max(least, Math.min(most, people)), visibility: once(rng, 2) ? 'public' : 'private', pace };
}
