// Made by web/make_types.py from the server's structs; change those, and run it again.

/** A command is done and stored. */
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

/** A legal move and a bot's opinion of it. */
export interface AdvisedMove {
  move: number;
  text: string;
  told: Told;
  preview: Preview;
  win: number | null;
  points: number | null;
  visits: number;
  comparison: Comparison | null;
}

/** Agree to the request that is open: an undo, or the end of the match without a result. */
export interface Agree {
  type: "agree";
  cmd_id: string;
  expected_seq: number;
}

/** How the person who asks is told of their turn. */
export interface AlertChoices {
  ok: true;
  push_key: string | null;
  push_here: boolean;
  push_devices: number;
  mail_offered: boolean;
  mail: MailChoice | null;
}

/** A person to be kept among friends, or no longer. */
export interface Befriend {
  person: PlayedWith;
  on?: boolean;
}

/** A game on the shelf. */
export interface Box {
  name: string;
  title: string;
  seats: number[];
  options: Option[];
  open: boolean;
}

/** A kind of outcome that the table may draw after a move, with odds of `weight` to `of`; a game may add fields. */
export interface Chance {
  clause: string;
  kind: string;
  of: number;
  weight: number;
  [more: string]: unknown;
}

/** New lines of chat. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** A line of chat. */
export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Lines of chat, the oldest first. */
export interface ChatLines {
  lines: ChatLine[];
  ok: true;
}

/** The time people have to think: a number of seconds for the whole game, or for each move. */
export interface Clock {
  kind: "game" | "move";
  seconds: number;
}

/** A move beside another one, as far as the viewer may know. */
export interface Comparison {
  other: Told | null;
  is_better: boolean;
  equal: Told | null;
  reasons: Reason[];
}

/** A new match: a rematch, one that continues another, or one from a file. */
export interface CreatedMatch {
  match: string;
  ok: true;
}

/** A new table, with the secrets that claim its seats and the keys of its programs. */
export interface CreatedTable {
  match: string;
  links: Record<string, string>;
  tokens: Record<string, string>;
  ok: true;
}

/** How a match stood, decision by decision, and its turning points. */
export interface Curve {
  state: "none" | "ready" | "thinking";
  done: number;
  of: number;
  points: CurvePoint[];
  result: number[] | null;
  turns: TurningPoint[];
  ok: true;
}

/** How the match stood around a decision, judged with everything open; shares of a win are by side. */
export interface CurvePoint {
  seq: number;
  seat: number;
  wins: number[];
  chosen: number[];
  then: number[];
  error: number;
  choice_error: number;
  luck_error: number;
}

/** Decline the request that is open, or withdraw one's own. */
export interface Decline {
  type: "decline";
  cmd_id: string;
  expected_seq: number;
}

/** Lines of chat that were deleted: a client shows them no more. */
export interface DeletedLines {
  type: "deleted";
  numbers: number[];
}

/** A browser or a program that has a key of the person who asks. */
export interface Device {
  name: string;
  browser: string | null;
  system: string | null;
  made: number;
  used: number;
  here: boolean;
}

/** The devices of the person who asks, the last used first. */
export interface Devices {
  devices: Device[];
  ok: true;
}

/** Something that a move would do to pieces; a game may add fields. */
export interface Effect {
  clause: string;
  kind: string;
  pieces: (Record<string, unknown>)[];
  places: unknown[];
  [more: string]: unknown;
}

/** The result of a match, by side. */
export interface End {
  points: number[];
  rank: number[];
  reason: string;
  explain: PointsLine[];
}

/** An offer to end the match without a result, which waits for consent. */
export interface EndOffer {
  seat: number;
  agreed: number[];
}

/** Ask for the points line by line.  Every view has them; the question remains for clients of protocol 1. */
export interface Explain {
  type: "explain";
  cmd_id: string;
}

/** The answer to `explain`: the points line by line, as far as the viewer may know. */
export interface ExplainReply {
  type: "points";
  cmd_id: string;
  seq: number;
  explain: PointsLine[];
}

/** What was deleted of a person who left for good. */
export interface Farewell {
  devices: number;
  passkeys: number;
  lines: number;
  reports: number;
  tables: number;
  seats: number;
  matches: number;
  ok: true;
}

/** The secret of a link from another device. */
export interface FollowLink {
  secret: string;
}

/** The table after an event, as one viewer saw it. */
export interface Frame {
  seq: number;
  to_act: number | null;
  table: Record<string, unknown>;
  explain: PointsLine[];
}

/** The table after some of its events, as one viewer saw it. */
export interface Frames {
  frames: Frame[];
  ok: true;
}

/** The store answers. */
export interface Health {
  protocol: string;
  bots: "cold" | "compiling" | "failing" | "ready";
  ok: true;
}

/** The first message: the table, and the seat of this connection. */
export interface Hello {
  type: "hello";
  match: string;
  game: string;
  seat: number | null;
  left: number | null;
}

/** Ask a bot for the best moves, with `all` for its opinion of every move, with `move` for the worth of that one. */
export interface Hint {
  type: "hint";
  cmd_id: string;
  all?: boolean;
  move?: string | null;
}

/** The answer to `hint`: the best move first, judged with what the seat may know.

    After the best moves come the best ones of all other kinds; a hint about one move names that one alone. */
export interface HintReply {
  type: "advice";
  cmd_id: string;
  moves: AdvisedMove[];
}

/** The person who asks. */
export interface Identity {
  person: string;
  name: string;
  key?: string;
  ok: true;
}

/** A kind of decision that the viewer may look for and that is not possible now. */
export interface ImpossibleAction {
  kind: string;
  clause: string;
  why: string | null;
}

/** A free seat, and the person for whom it is to be kept. */
export interface Invite {
  seat: number;
  person: PlayedWith;
}

/** A table where a seat is kept for the person who asks. */
export interface InvitedTable {
  match: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: number;
  listed: boolean;
  hints: boolean;
  replay: boolean;
  spectators: boolean;
  opened: boolean;
  clock: Clock | null;
  absence: number | null;
  made: number;
  started: number | null;
  ended: number | null;
  closed: "abandoned" | "admin" | "agreed" | "host" | null;
  quick_until?: number | null;
  by: string;
}

/** The seat whose occupant is to leave a table that has not started. */
export interface Kick {
  seat: number;
}

/** Hand the seat to a bot. */
export interface Leave {
  type: "leave";
  bot?: string;
  cmd_id: string;
  expected_seq: number;
}

/** A match that teaches its game. */
export interface Lesson {
  game: string;
  seat: number;
  seats: number;
  steps: LessonStep[];
  ok: true;
}

/** A position of a lesson, what is said there, and what happened since the step before. */
export interface LessonStep {
  seq: number;
  to_act: number | null;
  table: Record<string, unknown>;
  explain: PointsLine[];
  say: string;
  spots: string[];
  clauses: string[];
  legal: Move[];
  impossible: ImpossibleAction[];
  answer: string | null;
  also: string[];
  picture: string | null;
  events: TableEvent[];
}

/** The clause that forbids a move in a lesson, or none if the move is legal. */
export interface LessonWhy {
  text: string;
  clause: string | null;
  why: string | null;
  ok: true;
}

/** The person who made a link. */
export interface LinkOwner {
  name: string;
  ok: true;
}

/** A secret that makes another device the same person. */
export interface LinkSecret {
  secret: string;
  ok: true;
}

/** A table that anyone may find, and who sits there. */
export interface ListedTable {
  match: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: number;
  listed: boolean;
  hints: boolean;
  replay: boolean;
  spectators: boolean;
  opened: boolean;
  clock: Clock | null;
  absence: number | null;
  made: number;
  started: number | null;
  ended: number | null;
  closed: "abandoned" | "admin" | "agreed" | "host" | null;
  quick_until?: number | null;
  host_name: string;
  names: (string | null)[];
  bots: (string | null)[];
  free: number;
  here: boolean;
}

/** Say whether the page is in front; a client that never says so looks.  There is no answer. */
export interface Look {
  type: "look";
  on: boolean;
}

/** The address of the person who asks. */
export interface MailChoice {
  address: string;
  mode: "day" | "each" | "hour";
  confirmed: boolean;
}

/** The address that was confirmed. */
export interface MailConfirmed {
  address: string;
  ok: true;
}

/** The secret in the link of a mail. */
export interface MailSecret {
  secret: string;
}

/** A legal move of the viewer. */
export interface Move {
  move: number;
  text: string;
  told: Told;
  preview: Preview;
}

/** The seat of a person whose chat is to be hidden, or shown again. */
export interface Mute {
  seat: number;
  on?: boolean;
}

/** A table that the person who asks created or sits at. */
export interface MyTable {
  match: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: number;
  listed: boolean;
  hints: boolean;
  replay: boolean;
  spectators: boolean;
  opened: boolean;
  clock: Clock | null;
  absence: number | null;
  made: number;
  started: number | null;
  ended: number | null;
  closed: "abandoned" | "admin" | "agreed" | "host" | null;
  quick_until?: number | null;
  your_turn: boolean;
  names: (string | null)[];
  your_seats: number[];
  result: Result | null;
}

/** The tables of the person who asks: first those where it is their turn, then the newest. */
export interface MyTables {
  tables: MyTable[];
  invitations: InvitedTable[];
  ok: true;
}

/** The tables at which it is the turn of the person who asks, the one that has waited longest first. */
export interface MyTurns {
  turns: WaitingTable[];
  ok: true;
}

/** The language in which a person is written to. */
export interface NewLanguage {
  lang: "cs" | "en" | "pl";
}

/** The new secret that claims a seat. */
export interface NewLink {
  link: string;
  ok: true;
}

/** An address, and how often it is written to: each turn, or at most once an hour or a day. */
export interface NewMail {
  address: string;
  mode?: "day" | "each" | "hour";
  lang?: "cs" | "en" | "pl";
}

/** The name a person wants. */
export interface NewName {
  name: string;
}

/** Where a browser receives messages: `PushSubscription.toJSON()`, and the language of the messages. */
export interface NewSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: "cs" | "en" | "pl";
}

/** A table to create: for each seat `me`, `person`, `external` (a program), or the level of a bot.

    Several seats may be `me`: people who share a device, each with a name of their own. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  listed?: boolean;
  hints?: boolean;
  replay?: boolean;
  spectators?: boolean;
  clock?: Clock | null;
  absence?: number | null;
  names?: Record<string, string>;
}

/** A vacation of whole days that begins now. */
export interface NewVacation {
  days: number;
}

/** What happened, and how the table looks now. */
export interface News {
  type: "news";
  seq: number;
  events: TableEvent[];
  view: View;
}

/** What the host of the server has written: who runs it, privacy, contact. */
export interface Notice {
  lang: string | null;
  text: string;
  ok: true;
}

/** The seat of an absent player who is to be reminded that it is their turn. */
export interface Nudge {
  seat: number;
}

/** Offer to end the match without a result. */
export interface Offer {
  type: "offer";
  cmd_id: string;
  expected_seq: number;
}

/** A person whom the person who asks has played with. */
export interface Opponent {
  name: string;
  match: string;
  game: string;
  seat: number;
  last: number;
  games: number;
  friend: boolean;
}

/** Friends first, then the last opponents. */
export interface Opponents {
  people: Opponent[];
  ok: true;
}

/** A choice to agree on before a game. */
export interface Option {
  name: string;
  values: string[];
  default: string;
  seats: number[];
}

/** A person whom one likes to play with. */
export interface OwnFriend {
  friend: string;
  made: number;
}

/** A line of chat. */
export interface OwnLine {
  match: string;
  text: string;
  at: number;
}

/** An address that is written to. */
export interface OwnMail {
  address: string;
  mode: string;
  lang: string;
  made: number;
  confirmed: number | null;
}

/** A match that a person created or sits at. */
export interface OwnMatch {
  match: string;
  game: string;
  host: boolean;
  seats: number[];
  names: Record<string, string>;
  made: number;
  started: number | null;
  ended: number | null;
  moves: OwnMove[];
}

/** A move that a person made. */
export interface OwnMove {
  seq: number;
  at: number;
  seat: number;
  text: string;
}

/** A person whom one does not want to read. */
export interface OwnMute {
  muted: string;
  made: number;
}

/** A passkey; its secret part is only in the device. */
export interface OwnPasskey {
  name: string;
  made: number;
  used: number | null;
}

/** A report about another person. */
export interface OwnReport {
  match: string;
  about: string;
  text: string;
  made: number;
}

/** A device that receives messages. */
export interface OwnSubscription {
  device: string;
  endpoint: string;
  lang: string;
  made: number;
}

/** The event to which the viewer's last decision can be taken back. */
export interface OwnUndo {
  to: number;
  free: boolean;
}

/** A vacation, and the days of the allowance that it took. */
export interface OwnVacation {
  begins: number;
  ends: number;
  days: number;
}

/** A passkey of the person who asks. */
export interface Passkey {
  name: string;
  browser: string | null;
  system: string | null;
  made: number;
  used: number | null;
}

/** What a browser answers after it has made or used a passkey, as `PublicKeyCredential.toJSON()` writes it. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
}

/** The options for a browser to make or use a passkey, for `PublicKeyCredential.parse...OptionsFromJSON()`. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
  ok: true;
}

/** The passkeys of the person who asks, the oldest first. */
export interface Passkeys {
  passkeys: Passkey[];
  ok: true;
}

/** Everything that is stored about the person who asks. */
export interface PersonalData {
  ok: true;
  person: string;
  name: string;
  made: number;
  seen: number | null;
  devices: Device[];
  passkeys: OwnPasskey[];
  matches: OwnMatch[];
  left_out: number;
  lines: OwnLine[];
  reports: OwnReport[];
  mutes: OwnMute[];
  friends: OwnFriend[];
  subscriptions: OwnSubscription[];
  mail: OwnMail[];
  vacations: OwnVacation[];
}

/** The event to continue from, the seat to take, and the level of the bots on the other seats. */
export interface PlayOn {
  seq: number;
  seat: number;
  bot?: string;
}

/** A person, known by their seat in a match that the person who asks has played, too. */
export interface PlayedWith {
  match: string;
  seat: number;
}

/** A line of the explanation of the points; a game may add fields. */
export interface PointsLine {
  clause: string;
  kind: string;
  points: number;
  side: number;
  [more: string]: unknown;
}

/** What a move would do, as far as the viewer may know. */
export interface Preview {
  chances: Chance[];
  effects: Effect[];
  points: number[];
}

/** The request failed, and why. */
export interface Problem {
  ok: false;
  code: string;
  clause: string | null;
  error: string;
}

/** A match with anybody: the game, its size, and how long to wait before bots take the free seats. */
export interface QuickMatch {
  game: string;
  seats: number;
  wait?: number;
  bot?: string;
}

/** What speaks for the better of two moves: `kind` names the text `because-<kind>`, and says which fields follow. */
export interface Reason {
  good: boolean;
  kind: string;
  own: boolean;
  [more: string]: unknown;
}

/** A command is not done, and why: the shape of every error. */
export interface Refuse {
  type: "refuse";
  code: string;
  error: string;
  clause: string | null;
  cmd_id: string | null;
  retry_after: number | null;
  ok: false;
}

/** Let a bot take the seat of an absent player, who may return. */
export interface Replace {
  type: "replace";
  seat: number;
  cmd_id: string;
  expected_seq: number;
}

/** A `.tide` file, as text. */
export interface ReplayFile {
  text: string;
}

/** The seat of a person, and what the host of the server should know about them. */
export interface Report {
  seat: number;
  text: string;
}

/** Leave the seat to a bot for good. */
export interface Resign {
  type: "resign";
  bot?: string;
  cmd_id: string;
  expected_seq: number;
}

/** The result of a finished match, by side: that of a seat has its number. */
export interface Result {
  points: number[];
  ranks: number[];
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

/** The occupant of a seat. */
export interface SeatStatus {
  bot: string | null;
  external: boolean;
  name: string | null;
  free: boolean;
  you: boolean;
  muted: boolean;
  kept_for?: string | null;
  kept_for_you?: boolean;
}

/** The seat that was taken. */
export interface Seated {
  seat: number;
  ok: true;
}

/** How the server sees the connection of the client, through its proxies. */
export interface SeenAs {
  address: string;
  scheme: string;
  host: string;
  ok: true;
}

/** The address where others reach the server; null where only this machine does. */
export interface ServerAddress {
  address: string | null;
  notice: boolean;
  passkeys: boolean;
  ok: true;
}

/** The games, and the bots that can be called. */
export interface Shelf {
  games: Box[];
  bots: string[];
  ok: true;
}

/** How many devices were signed out. */
export interface SignedOut {
  devices: number;
  ok: true;
}

/** Ask what happened after an event. */
export interface Since {
  type: "since";
  seq: number;
}

/** A seat, by its secret, or at a listed table by its number. */
export interface SitDown {
  secret?: string | null;
  seat?: number | null;
}

/** The match has started. */
export interface Started {
  seq: number;
  ok: true;
}

/** A finished match: some of its events as one viewer was told them, and its result. */
export interface Story {
  seq: number;
  events: TableEvent[];
  names: (string | null)[];
  bots: Record<string, string>;
  end: End | null;
  closed: "abandoned" | "admin" | "agreed" | "host" | null;
  ok: true;
}

/** A table, and who sits there. */
export interface TableDetails {
  match: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: number;
  listed: boolean;
  hints: boolean;
  replay: boolean;
  spectators: boolean;
  opened: boolean;
  clock: Clock | null;
  absence: number | null;
  made: number;
  started: number | null;
  ended: number | null;
  closed: "abandoned" | "admin" | "agreed" | "host" | null;
  quick_until: number | null;
  ok: true;
  sitting: SeatStatus[];
  host: boolean;
}

/** Something that happened at a table. */
export interface TableEvent {
  seq: number;
  kind: "agree" | "ask" | "close" | "decline" | "hand-over" | "move" | "offer" | "resign" | "start" | "undo";
  seat: number | null;
  at: number;
  text?: string;
  told?: Told;
  to?: number;
  bot?: string | null;
  by?: number;
  reason?: "abandoned" | "admin" | "agreed" | "host";
}

/** Listed tables, the newest first. */
export interface TableList {
  tables: ListedTable[];
  ok: true;
}

/** A move as its game tells it; a game may add fields. */
export interface Told {
  clause: string;
  kind: string;
  pieces: (Record<string, unknown>)[];
  places: unknown[];
  seat: number;
  [more: string]: unknown;
}

/** A turn that changed the shares of a win most, told by the decision in it that changed most. */
export interface TurningPoint {
  seq: number;
  seat: number;
  before: number[];
  after: number[];
  choice: number[];
  luck: number[];
  kind: "choice" | "luck" | "mistake";
  told: Told;
  win: number | null;
  better: Told | null;
  better_win: number | null;
  better_error: number | null;
  flaw: "careful" | "later" | "open" | "points" | "risk" | "safe" | null;
}

/** Go back to an event, at once or with the consent of the others. */
export interface Undo {
  type: "undo";
  to: number;
  cmd_id: string;
  expected_seq: number;
}

/** An undo that waits for consent. */
export interface UndoRequest {
  seat: number;
  to: number;
  agreed: number[];
}

/** The vacation of the person who asks. */
export interface Vacation {
  ok: true;
  allowance: number;
  left: number;
  until: number | null;
}

/** The table as one viewer sees it now. */
export interface View {
  seq: number;
  to_act: number | null;
  table: Record<string, unknown>;
  explain: PointsLine[];
  started: boolean;
  legal: Move[];
  impossible: ImpossibleAction[];
  names: (string | null)[];
  bots: Record<string, string>;
  undo: OwnUndo | null;
  ask: UndoRequest | null;
  clock: (number | null)[] | null;
  end: End | null;
  offer: EndOffer | null;
  closed: "abandoned" | "admin" | "agreed" | "host" | null;
  away: (number | null)[];
  resigned: number[];
  replace_in: number | null;
  rematch: string | null;
  vacation: (number | null)[];
  watched: boolean;
}

/** A table at which it is the turn of the person who asks, and since when. */
export interface WaitingTable {
  match: string;
  game: string;
  at: number;
}

/** What a player pressed or picked, in the words in which the game tells moves. */
export interface Wanted {
  kind?: string | null;
  pieces?: (Record<string, unknown>)[];
  places?: unknown[];
}

/** Ask which clause forbids a move now: the move of a text, or the one that a press means.  Nothing is played. */
export interface Why {
  type: "why";
  cmd_id: string;
  move?: string | null;
  wanted?: Wanted | null;
}

/** The answer to `why`: the clause that forbids the move, or none if the move is legal. */
export interface WhyReply {
  type: "reason";
  cmd_id: string;
  text: string;
  clause: string | null;
  why: string | null;
}

export type ClientMessage = Act | Undo | Offer | Agree | Decline | Leave | Return | Resign | Replace | Say | Since | Hint | Why | Explain | Look;

export type ServerMessage = Hello | Ack | Refuse | News | Chat | DeletedLines | HintReply | WhyReply | ExplainReply;

export type RequestBody = NewName | FollowLink | PasskeyAnswer | NewTable | SitDown | PlayOn | ReplayFile | Kick | Mute | Nudge | Report | Invite | Befriend | QuickMatch | NewSubscription | NewMail | NewLanguage | MailSecret | NewVacation;

export type Answer = Identity | LinkSecret | LinkOwner | Devices | SignedOut | Farewell | PersonalData | Passkeys | PasskeyOptions | Shelf | TableList | MyTables | CreatedTable | TableDetails | Seated | Started | CreatedMatch | Opponents | Frames | Story | Curve | ServerAddress | Notice | SeenAs | Health | Lesson | LessonWhy | NewLink | ChatLines | MyTurns | AlertChoices | MailConfirmed | Vacation | Problem;
