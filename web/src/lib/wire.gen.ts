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
  visits: number;
}

/** The next match of the same people. */
export interface Again {
  match: string;
  ok: true;
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

/** It has begun. */
export interface Begun {
  seq: number;
  ok: true;
}

/** A game on the shelf. */
export interface Box {
  name: string;
  title: string;
  seats: number[];
  options: Option[];
  open: boolean;
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

/** How long people may think. */
export interface Clock {
  kind: "game" | "move";
  seconds: number;
}

/** How a match stood, turn by turn, and its turning points. */
export interface Curve {
  ok: true;
  state: "none" | "ready" | "thinking";
  done: number;
  of: number;
  points: Point[];
  result: number[] | null;
  turns: Turn[];
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

/** A `.tide` file, as text. */
export interface File {
  text: string;
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
  explain: PointsLine[];
}

/** The table after some of its events, as one viewer saw it. */
export interface Frames {
  ok: true;
  frames: Frame[];
}

/** The store answers. */
export interface Health {
  protocol: string;
  bots: "cold" | "compiling" | "ready";
  ok: true;
}

/** Who you are at this table. */
export interface Hello {
  type: "hello";
  match: string;
  game: string;
  seat: number | null;
  left: number | null;
}

/** Ask what a bot would do: the best moves, or how good each one is. */
export interface Hint {
  type: "hint";
  cmd_id: string;
  all?: boolean;
}

/** Who you are. */
export interface Known {
  person: string;
  name: string;
  key?: string;
  ok: true;
}

/** What is agreed at a table. */
export interface Laid {
  match: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: number;
  listed: boolean;
  hints: boolean;
  replay: boolean;
  opened: boolean;
  clock: Clock | null;
  made: number;
  started: number | null;
  ended: number | null;
}

/** Let a bot play on. */
export interface Leave {
  type: "leave";
  bot?: string;
  cmd_id: string;
  expected_seq: number;
}

/** A match that teaches its game. */
export interface Lesson {
  ok: true;
  game: string;
  seat: number;
  seats: number;
  steps: LessonStep[];
}

/** A table of a lesson, what is said there, and what happened since the step before. */
export interface LessonStep {
  say: string;
  spots: string[];
  clauses: string[];
  to_act: number;
  table: Record<string, unknown>;
  legal: Move[];
  answer: string | null;
  also: string[];
  picture: string | null;
  events: TableEvent[];
  explain: PointsLine[];
}

/** Why a move cannot be made in a lesson; no clause: it can. */
export interface LessonWhy {
  clause: string | null;
  why: string | null;
  ok: true;
}

/** A table, and who sits there. */
export interface Look {
  match: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: number;
  listed: boolean;
  hints: boolean;
  replay: boolean;
  opened: boolean;
  clock: Clock | null;
  made: number;
  started: number | null;
  ended: number | null;
  ok: true;
  sitting: Sitting[];
  host: boolean;
}

/** How somebody wants to be called. */
export interface Me {
  name: string;
}

/** Your tables: first those where it is your turn, the newest first. */
export interface Mine {
  tables: Yours[];
  ok: true;
}

/** A decision somebody may make now. */
export interface Move {
  move: number;
  text: string;
  told: Told;
}

/** A table that was laid, and the secrets that claim its seats. */
export interface New {
  match: string;
  links: Record<string, string>;
  tokens: Record<string, string>;
  ok: true;
}

/** A table to be laid: for each seat `me`, `person`, `external` (a program), or the level of a bot.

    Several may be `me`: people who share a device, each with a name of their own. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  listed?: boolean;
  hints?: boolean;
  replay?: boolean;
  clock?: Thinking | null;
  names?: Record<string, string>;
}

/** What happened, and how the table looks now. */
export interface News {
  type: "news";
  seq: number;
  events: TableEvent[];
  view: View;
}

/** Where to play on from, who is you, and how good the others are. */
export interface On {
  seq: number;
  seat: number;
  bot?: string;
}

/** A match that begins with what another was, or with a file. */
export interface Opened {
  match: string;
  ok: true;
}

/** Something to be agreed on before a game. */
export interface Option {
  name: string;
  values: string[];
  default: string;
  seats: number[];
}

/** Where the last own decision can be taken back to. */
export interface OwnUndo {
  to: number;
  free: boolean;
}

/** How it stood at the beginning of a turn. */
export interface Point {
  seq: number;
  wins: number[];
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

/** It is not done, and why. */
export interface Problem {
  ok: false;
  code: string;
  clause: string | null;
  error: string;
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
  clause: string | null;
  cmd_id: string | null;
  ok: false;
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

/** You sit. */
export interface Seated {
  seat: number;
  ok: true;
}

/** A secret that makes another device yours. */
export interface Secret {
  secret: string;
  ok: true;
}

/** The games, and the bots that can be called. */
export interface Shelf {
  games: Box[];
  bots: string[];
  ok: true;
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
  external: boolean;
  name: string | null;
  free: boolean;
  you: boolean;
}

/** A match that is over: some of its events as one viewer was told them, and how it ended. */
export interface Story {
  ok: true;
  seq: number;
  events: TableEvent[];
  names: (string | null)[];
  bots: Record<string, string>;
  end: End | null;
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

/** Tables, the newest first. */
export interface Tables {
  tables: Laid[];
  ok: true;
}

/** How long people may think: so many seconds a game, or a move. */
export interface Thinking {
  kind: "game" | "move";
  seconds: number;
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

/** A turn after which it stood very differently, told by its decision that changed most. */
export interface Turn {
  seq: number;
  seat: number;
  before: number[];
  after: number[];
  told: Told;
  win: number | null;
  better: Told | null;
  better_win: number | null;
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

/** Where others find the server; nothing, where only this machine finds it. */
export interface Where {
  address: string | null;
  ok: true;
}

/** Ask which clause forbids a move now; nothing is played. */
export interface Why {
  type: "why";
  cmd_id: string;
  move: string;
}

/** A table of yours. */
export interface Yours {
  match: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: number;
  listed: boolean;
  hints: boolean;
  replay: boolean;
  opened: boolean;
  clock: Clock | null;
  made: number;
  started: number | null;
  ended: number | null;
  your_turn: boolean;
  names: (string | null)[];
}

export type Sent = Act | Undo | Agree | Decline | Leave | Return | Say | Since | Hint | Why | Explain;

export type Heard = Hello | Ack | Refuse | News | Chat | Advice | Reason | Points;

export type Asked = Me | Follow | NewTable | Sit | On | File;

export type Answered = Known | Secret | Shelf | Tables | Mine | New | Look | Seated | Begun | Again | Frames | Story | Curve | Opened | Where | Health | Lesson | LessonWhy | Problem;
