import type { AnyShape, Game, Seat, Shape, Update, Viewer } from '@quarterdeck/kernel';
import type { Crew, GameId } from '@quarterdeck/protocol';
import type { Component } from 'svelte';
import type { Guide } from '../guide/guide.ts';
import type { Data, Messages, RichText, Say, SayRich, Texts } from '../i18n/say.ts';
import type { Scenes } from '../stage/scene.ts';

/**
 * The contract between the table screen and a game's board. A board is a folder `boards/<game-id>/` whose index.ts exports
 * `board = defineBoard<Shape>({…})`; it is named once in `boards/index.ts` and loaded when somebody opens that game.
 *
 * The content security policy forbids style attributes in markup: write `style:--x={value}`, never `style="…"`.
 */

/** Whether the player can act. Anything but `ready` means that nothing may be sent now. */
export type Status =
  | 'ready'
  /** An action is on its way; the server has not said yes. Show it as unconfirmed (`table.sending`), never as done. */
  | 'sending'
  /** Events are being played; `legal` is empty until the stage has settled on the view. */
  | 'playing'
  | 'offline'
  | 'paused'
  | 'watching'
  | 'replay';

/** Something that runs out. `endsAt` is on the clock of `performance.now()`. */
export interface Countdown {
  readonly endsAt: number;
  readonly totalMs: number;
}

/** Who sits on a seat, as everyone sees it. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
  readonly crew: Crew;
  readonly kind: 'open' | 'person' | 'bot';
  readonly here: boolean;
  /** A bot plays for an absent person. */
  readonly standIn: boolean;
  /** A bot takes over when this runs out. */
  readonly botAt: Countdown | null;
  /** Only seats that the table waits for have a running clock. */
  readonly clock: Countdown | null;
  /** A pause that is equal for all while somebody is asked: every crest shows it, whoever is asked. */
  readonly pause: Countdown | null;
  /** Index into the game's teams; null when everybody plays for themselves. */
  readonly team: number | null;
  readonly isMe: boolean;
  /** The table waits for this seat. */
  readonly isTurn: boolean;
}

/** A question before something that cannot be taken back, asked in the plaque if the player wishes to be asked. */
interface Ask {
  readonly say: RichText | string;
  /** The act's verb, for the button. */
  readonly verb: string;
}
export interface SendOptions {
  /** Present for what cannot be taken back. */
  readonly ask?: Ask;
  /** In a race: milliseconds from the painted frame to the touch. */
  readonly reaction?: number;
}

/** All that a board sees of the table. One object per table whose fields are reactive: read them where they are used, do not destructure. */
export interface BoardTable<G extends Shape> {
  /** Of this game on this table: the same on every device, another for the next game. */
  readonly id: string;
  readonly game: Game<G>;
  readonly config: G['config'];
  readonly seats: number;
  /** What is shown now: the staged update. While events play, its view is the one before or between them and its `legal` is empty. */
  readonly seen: Update<G>;
  readonly viewer: Viewer;
  /** The seat played at this screen; null for spectators. */
  readonly me: Seat | null;
  /** By seat. */
  readonly people: readonly Person[];
  readonly status: Status;
  /** True when `legal` may be acted on: the status is `ready` and the table waits for me. */
  readonly canAct: boolean;
  /** The action that was sent and is not yet confirmed. */
  readonly sending: G['action'] | null;
  /** Folded from what this viewer heard; null without recall or where the table gives no memory aid. */
  readonly memory: G['memory'] | null;
  /** Running windows by timer id. */
  readonly timers: Readonly<Record<string, Countdown>>;
  readonly compact: boolean;
  /** Optional aids that this player switched on (odds, hints). */
  readonly aids: boolean;

  /** Sends an action; the view changes only when the server has accepted it. Asks first where `ask` is given and wished for. */
  send(action: G['action'], options?: SendOptions): void;
  /** Says in the plaque, for some seconds, why something is not possible: for taps on things that are unlit. */
  explain(why: string): void;
  /** Tells the server that the window `timer` of a race was painted; call it from `painted` (stage/painted.ts). */
  shown(timer: string): void;
  /** What this player wishes of this game, such as "never ask me"; kept on the device. False until set. */
  wish(key: string): boolean;
  setWish(key: string, value: boolean): void;
  /** Opens the large view of a card or another thing with its help text. */
  help(help: Help): void;

  /** Renders a message of this board (or of the app) for this reader. */
  say(key: string, data?: Data): string;
  rich(key: string, data?: Data): RichText;
  /** A seat's name, "You" for the reader's own. */
  name(seat: Seat): string;
}

/** Help on a card or another thing, shown in a popover. */
export interface Help {
  readonly title: string;
  readonly text: RichText | string;
}

/** One choice in the plaque. At most three, the way back last. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** A second, smaller line or figure. */
  readonly detail?: string;
  readonly icon?: Component<Record<string, unknown>>;
  /** The likely act: brass and wide. One at most. */
  readonly main?: boolean;
  /** Takes only the room it needs. */
  readonly narrow?: boolean;
  /** Danger: wax. */
  readonly danger?: boolean;
  /** Why it is not possible now; the button stays in reach and says so. */
  readonly off?: string | null;
  onpick(): void;
}

/** What the plaque says. While it is not my turn, offline, paused and so on the frame says so itself and shows no choices. */
export interface PlaqueData {
  readonly say: RichText | string;
  readonly why?: RichText | string | null;
  /** `yours` glows, `waiting` is dark wood, `urgent` has a wax edge and counts `countdown` down. Default: `yours` if I can act, else `waiting`. */
  readonly tone?: 'yours' | 'waiting' | 'urgent';
  readonly countdown?: Countdown | null;
  readonly choices?: readonly Choice[];
  /** The buttons are all there is (58 px). */
  readonly big?: boolean;
  /** A small link after the why line, such as "Change". */
  readonly link?: { readonly label: string; onpick(): void } | null;
}

/** What the pennants are while seats are being chosen. Seats not listed are unlit. */
export interface SeatTarget {
  readonly seat: Seat;
  /** Full name of the act: "Cast the rod at Nico". */
  readonly label: string;
  /** Why not this one; then `onpick` is not called. */
  readonly off?: string | null;
  onpick(): void;
}

/** A line of the log, rendered for each reader. For each seat datum `who` the text also gets `whoIs`: `you` or `other`. */
export interface Line {
  readonly key: string;
  readonly data?: Data;
  /** Whose crest stands before the line. */
  readonly by?: Seat | null;
  /** Not worth saying aloud. */
  readonly quiet?: boolean;
}

/** A part of the table as text: a heading and a list. */
export interface TextPart {
  readonly title: string;
  readonly items: readonly string[];
}

/** A field of the options form. Labels are `option.<key>`, help `option.<key>.help`, choices `option.<key>.<value>` in the board's messages. */
export interface OptionField {
  readonly key: string;
  readonly kind: 'switch' | 'choice' | 'number';
  readonly values?: readonly (string | number | null)[];
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Shown only for these numbers of seats. */
  readonly seats?: readonly number[];
}

/** A block of rules text: a paragraph, a list, or a table whose first row is its heading. `<b>` and `<i>` may mark parts. */
export type RulesBlock = string | { readonly list: readonly string[] } | { readonly table: readonly (readonly string[])[] };
/** The rules in the app, in one language, in our own words. */
export interface RulesText {
  readonly sections: readonly { readonly title: string; readonly blocks: readonly RulesBlock[] }[];
  /** Which component values are reconstructed, and from what. */
  readonly reconstructed: readonly string[];
}

/** One row of the table of how points arose; `values` by seat. */
export interface ScoreRow {
  readonly label: string;
  readonly values: readonly (number | string)[];
  /** What stands small under each value, such as "×3"; null for nothing. */
  readonly notes?: readonly (string | null)[];
  readonly total?: boolean;
}

/** What a renderer outside the board may ask: names and texts for this reader. */
export type Reader = Pick<BoardTable<Shape>, 'say' | 'rich' | 'name' | 'me' | 'people'>;

/**
 * A component that is given only its own game's data. Its type is that of a method, whose parameters may be narrower: so the boards of
 * all games can be held as one kind.
 */
type Drawing<Props extends Record<string, unknown>> = {
  draw(...given: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}['draw'];

/** What a seat holds. `view` is that seat's, `table` is seen by everybody. */
type Hand<G extends Shape> = Drawing<{ table: BoardTable<G>; seat: Seat; view: G['view'] }>;

export interface BoardModule<G extends Shape> {
  readonly id: GameId;
  readonly game: Game<G>;
  readonly Board: Drawing<{ table: BoardTable<G> }>;
  /** `en: async () => (await import('./messages.en.ts')).en`, likewise `es`: only the reader's language is loaded. */
  readonly messages: Texts;
  readonly rules: { readonly en: () => Promise<RulesText>; readonly es: () => Promise<RulesText> };
  readonly options: readonly OptionField[];
  /** What a table over days starts with instead of the defaults. */
  readonly overDays?: Partial<G['config']>;
  readonly scenes: Scenes<G>;
  /** How an event reads in the log; null for nothing. */
  words(event: G['event'], reader: Viewer): Line | readonly Line[] | null;
  /**
   * At a table where people must remember what lay open (`game.forgets`): how an event that tells it reads in the log once it is past.
   * Only what a look at the table says too. Omitted: not at all.
   */
  recap?(event: G['event'], reader: Viewer): Line | readonly Line[] | null;
  /** The table as text, from the same data as the board; `memory` is what the table's memory aid shows, null without one. */
  text(seen: Update<G>, reader: Reader, memory: G['memory'] | null): readonly TextPart[];
  /** How the points arose, from the final view; omitted where the outcome's scores say all. */
  scores?(view: G['view'], reader: Reader): readonly ScoreRow[];
  /**
   * Draws what one seat has that others may not see, from that seat's own view: for a replay with all hands open, and for those who
   * watch open hands. Loaded then.
   */
  hands(): Promise<Hand<G>>;
  /** The win in one sentence, such as "Three chests: the set is complete"; omitted: the names of the winners. */
  ending?(view: G['view'], reader: Reader): RichText | string | null;
  /** The interactive first game. */
  guide?(): Promise<Guide>;
}

/** A board among others, its shape unknown. */
export type AnyBoard = BoardModule<AnyShape>;

/** Checks a board against its game's types and lets the app hold it among the others, which hands it only its own game's data. */
export function defineBoard<G extends Shape>(module: BoardModule<G>): AnyBoard {
  return module;
}

/** A board's messages typed by its own English catalogue: `const say = sayOf<typeof en>(table)`. */
export function sayOf<M extends Messages>(table: Pick<BoardTable<Shape>, 'say'>): Say<M> {
  return (key, data) => table.say(key, data);
}
export function richOf<M extends Messages>(table: Pick<BoardTable<Shape>, 'rich'>): SayRich<M> {
  return (key, data) => table.rich(key, data);
}
