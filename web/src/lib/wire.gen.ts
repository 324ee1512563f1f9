// Made by web/make_types.py from the server's types; change those, and run it again.

/** It is done, and kept. */
export interface Ack {
  type: "ack";
  cmd_id: string;
  seq: number;
}

/** Make a move: its number or its text. */
export interface Act {
  type: "act";
  move: number | string;
  cmd_id: string;
  expected_seq: number;
}

/** What a bot would do, the best first. */
export interface Advice {
  type: "advice";
  cmd_id: string;
  moves: Advised[];
}

/** A move as a good player judges it. */
export interface Advised {
  move: number;
  text: string;
  told: Told;
  win: number | null;
  points: number | null;
}

/** The table of a rematch. */
export interface Again {
  ok: true;
  match: string;
}

/** Agree to the undo somebody asks for. */
export interface Agree {
  type: "agree";
  cmd_id: string;
  expected_seq: number;
}

/** An undo that waits for consent. */
export interface Ask {
  seat: number;
  to: number;
  agreed: number[];
}

/** What was said. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** Something that was said. */
export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** How long people may think: so many seconds a game, or a move. */
export interface Clock {
  kind: "game" | "move";
  seconds: number;
}

/** Decline it, or take an own wish back. */
export interface Decline {
  type: "decline";
  cmd_id: string;
  expected_seq: number;
}

/** How it ended, by side. */
export interface End {
  points: number[];
  rank: number[];
  reason: string;
  explain: PointsLine[];
}

/** Ask for the points so far, line by line. */
export interface Explain {
  type: "explain";
  cmd_id: string;
}

/** The secret of a link from another device. */
export interface Follow {
  secret: string;
}

/** The table as a viewer saw it after an event. */
export interface Frame {
  seq: number;
  to_act: number | null;
  table: Record<string, unknown>;
}

/** The table after some of its events, as one viewer saw it. */
export interface Frames {
  ok: true;
  frames: Frame[];
}

/** A game on the shelf. */
export interface GameCard {
  name: string;
  title: string;
  seats: number[];
  options: GameOption[];
}

/** Something to be agreed on before a game. */
export interface GameOption {
  name: string;
  values: string[];
  default: string;
  seats: number[];
}

/** The shelf, and who can be called to a table. */
export interface Games {
  ok: true;
  games: GameCard[];
  bots: string[];
}

/** How the server is. */
export interface Health {
  ok: true;
  protocol: string;
  bots: "cold" | "compiling" | "ready";
}

/** Who you are at this table. */
export interface Hello {
  type: "hello";
  match: string;
  game: string;
  seat: number | null;
}

/** Ask what a bot would do. */
export interface Hint {
  type: "hint";
  cmd_id: string;
}

/** Where the server is found by others; nothing, where only this machine finds it. */
export interface HouseCard {
  ok: true;
  address: string | null;
}

/** A new table. */
export interface Laid {
  ok: true;
  match: string;
  links: Record<string, string>;
}

/** Let a bot play on. */
export interface Leave {
  type: "leave";
  bot?: string;
  cmd_id: string;
  expected_seq: number;
}

/** A table as it is listed. */
export interface Listed {
  match: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: number;
  listed: boolean;
  made: number;
  started: number | null;
  ended: number | null;
  hints: boolean;
  replay: boolean;
  clock: Clock | null;
}

/** How somebody wants to be called. */
export interface Me {
  name: string;
}

/** A decision somebody may make now. */
export interface Move {
  move: number;
  text: string;
  told: Told;
}

/** A table to be laid: for each seat `me`, `person`, or the level of a bot. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  listed?: boolean;
  hints?: boolean;
  replay?: boolean;
  clock?: Clock | null;
}

/** What happened, and how the table looks now. */
export interface News {
  type: "news";
  seq: number;
  events: TableEvent[];
  view: View;
}

/** Where the last own decision can be taken back to. */
export interface OwnUndo {
  to: number;
  free: boolean;
}

/** Who somebody is; a program is given its key. */
export interface Person {
  ok: true;
  person: string;
  name: string;
  key?: string;
}

/** The points so far, line by line. */
export interface Points {
  type: "points";
  cmd_id: string;
  seq: number;
  explain: PointsLine[];
}

/** A line of an explanation; a game may add to it. */
export interface PointsLine {
  kind: string;
  side: number;
  clause: string;
  points: number;
  [more: string]: unknown;
}

/** Why a move cannot be made now; no clause: it can. */
export interface Reason {
  type: "reason";
  cmd_id: string;
  text: string;
  clause: string | null;
  why: string | null;
}

/** It is not done, and why: the shape of every error. */
export interface Refuse {
  type: "refuse";
  code: string;
  error: string;
  clause?: string | null;
  cmd_id?: string | null;
  ok?: false;
}

/** Take the seat back from the bot. */
export interface Return {
  type: "return";
  cmd_id: string;
  expected_seq: number;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  cmd_id: string;
  text: string;
}

/** A seat that was taken. */
export interface Seated {
  ok: true;
  seat: number;
}

/** Ask for what happened after an event. */
export interface Since {
  type: "since";
  seq: number;
}

/** A seat, by its secret; at a listed table also by its number. */
export interface Sit {
  secret?: string | null;
  seat?: number | null;
}

/** Who sits on a seat. */
export interface Sitting {
  bot: string | null;
  name: string | null;
  free: boolean;
  you: boolean;
}

/** What is agreed at a table, and who sits there. */
export interface TableCard {
  match: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: number;
  listed: boolean;
  made: number;
  started: number | null;
  ended: number | null;
  hints: boolean;
  replay: boolean;
  clock: Clock | null;
  ok: true;
  sitting: Sitting[];
  host: boolean;
}

/** Something that happened. */
export interface TableEvent {
  seq: number;
  kind: "agree" | "ask" | "decline" | "hand-over" | "move" | "start" | "undo";
  seat: number | null;
  at: number;
  text?: string;
  told?: Told;
  to?: number;
  bot?: string | null;
}

/** Some tables. */
export interface Tables {
  ok: true;
  tables: Listed[];
}

/** A move as its game tells it; a game may add to it. */
export interface Told {
  kind: string;
  seat: number;
  pieces: (Record<string, unknown>)[];
  places: unknown[];
  clause: string;
  [more: string]: unknown;
}

/** Who is asked at a table of yours. */
export interface Turn {
  match: string;
  to_act: number;
  yours: boolean;
  names: (string | null)[];
}

/** Who is asked at your running tables. */
export interface Turns {
  ok: true;
  turns: Turn[];
}

/** Go back to an event, at once or with the others' consent. */
export interface Undo {
  type: "undo";
  to: number;
  cmd_id: string;
  expected_seq: number;
}

/** The table as one viewer sees it now. */
export interface View {
  seq: number;
  started: boolean;
  to_act: number | null;
  table: Record<string, unknown>;
  legal: Move[];
  names: (string | null)[];
  bots: Record<string, string>;
  undo: OwnUndo | null;
  ask: Ask | null;
  clock: (number | null)[] | null;
  end: End | null;
}

/** Ask which clause forbids a move now; nothing is played. */
export interface Why {
  type: "why";
  cmd_id: string;
  move: string;
}

/** Every error. */
export interface Wrong {
  ok: false;
  code: string;
  clause: string | null;
  error: string;
}

export type Sent = Act | Undo | Agree | Decline | Leave | Return | Say | Since | Hint | Why | Explain;

export type Heard = Hello | Ack | Refuse | News | Chat | Advice | Reason | Points;

export type Asked = Me | Follow | NewTable | Sit;

export type Answered = Person | Games | Tables | TableCard | Laid | Seated | Again | Frames | Turns | HouseCard | Health | Wrong;
