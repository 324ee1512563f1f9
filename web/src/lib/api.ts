/** The lobby over HTTP. */
import { online } from "./online.svelte";
import type { AlertChoices, ChatLines, CreatedMatch, CreatedTable, Curve, Devices, Farewell, Frames, Health, Identity, Lesson, LessonWhy, LinkOwner, LinkSecret, MailConfirmed, MyTables, MyTurns, NewLanguage, NewLink, NewMail, NewSubscription, NewTable, Notice, Opponents, PasskeyOptions, Passkeys, PersonalData, PlayedWith, PlayOn, Problem, QuickMatch, Seated, ServerAddress, Shelf, SignedOut, SitDown, Started, Story, TableDetails, TableList, Vacation, Wanted } from "./wire.gen";

/** A request that the server refused, with its code and words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly error: string,
    readonly clause: string | null = null,
    readonly after: number | null = null, // seconds until it may be tried again, where that is known
  ) {
    super(error);
  }
}

let ahead = 0; // ms by which the server's clock is ahead of this device's

/** The time by the server's clock, as far as its last answer told it. */
export const serverNow = (): number => Date.now() + ahead;

const NEAR = 2000; // ms that the header may differ: it has whole seconds

function setClock(answer: Response): void {
  const at = Date.parse(answer.headers.get("date") ?? "");
  if (!Number.isNaN(at)) ahead = Math.abs(at - Date.now()) < NEAR ? 0 : at - Date.now();
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    online.miss();
    throw new Refused("offline", "the server does not answer");
  }
  online.meet();
  setClock(answer);
  const found = (await answer.json().catch(() => ({ ok: false, code: "internal", error: answer.statusText, clause: null }))) as
    | (T & { ok: true })
    | Problem;
  if (!found.ok) throw new Refused(found.code, found.error, found.clause, Number(answer.headers.get("retry-after")) || null);
  return found;
}

/** The tables at which it is my turn, with the tag of the list; null if it is the list that has this tag. */
async function askTurns(tag: string | null): Promise<(MyTurns & { tag: string | null }) | null> {
  const answer = await fetch("/api/me/turns", { cache: "no-store", headers: tag ? { "if-none-match": tag } : {} }).catch(() => null);
  if (!answer) throw new Refused("offline", "the server does not answer");
  if (answer.status === 304) return null;
  const found = (await answer.json().catch(() => ({ ok: false, code: "internal", error: answer.statusText, clause: null }))) as (MyTurns & { ok: true }) | Problem;
  if (!found.ok) throw new Refused(found.code, found.error, found.clause);
  return { ...found, tag: answer.headers.get("etag") };
}

const table = (match: string): string => `/api/tables/${encodeURIComponent(match)}`;

export const api = {
  me: () => ask<Identity>("GET", "/api/me"),
  callMe: (name: string) => ask<Identity>("POST", "/api/me", { name }),
  forgetMe: () => ask<Farewell>("DELETE", "/api/me"),
  link: () => ask<LinkSecret>("POST", "/api/me/link"),
  lookAtLink: (secret: string) => ask<LinkOwner>("POST", "/api/me/follow/look", { secret }),
  follow: (secret: string) => ask<Identity>("POST", "/api/me/follow", { secret }),
  devices: () => ask<Devices>("GET", "/api/me/devices"),
  signOut: (device: string) => ask<{ ok: true }>("DELETE", `/api/me/devices/${encodeURIComponent(device)}`),
  signOutOthers: () => ask<SignedOut>("POST", "/api/me/devices/others/revoke"),
  data: () => ask<PersonalData>("GET", "/api/me/data"),
  turns: askTurns,
  alerts: () => ask<AlertChoices>("GET", "/api/me/alerts"),
  subscribe: (to: NewSubscription) => ask<{ ok: true }>("POST", "/api/me/push", to),
  unsubscribe: () => ask<{ ok: true }>("DELETE", "/api/me/push"),
  setMail: (mail: NewMail) => ask<AlertChoices>("POST", "/api/me/mail", mail),
  removeMail: () => ask<{ ok: true }>("DELETE", "/api/me/mail"),
  setLanguage: (lang: NewLanguage["lang"]) => ask<{ ok: true }>("POST", "/api/me/language", { lang }),
  confirmMail: (secret: string) => ask<MailConfirmed>("POST", "/api/mail/confirm", { secret }),
  stopMail: (secret: string) => ask<{ ok: true }>("POST", `/api/mail/stop/${encodeURIComponent(secret)}`),
  vacation: () => ask<Vacation>("GET", "/api/me/vacation"),
  takeVacation: (days: number) => ask<Vacation>("POST", "/api/me/vacation", { days }),
  endVacation: () => ask<Vacation>("DELETE", "/api/me/vacation"),
  passkeys: () => ask<Passkeys>("GET", "/api/me/passkeys"),
  passkeyOptions: () => ask<PasskeyOptions>("POST", "/api/me/passkeys/options"),
  addPasskey: (credential: Record<string, unknown>) => ask<{ ok: true }>("POST", "/api/me/passkeys", { credential }),
  removePasskey: (name: string) => ask<{ ok: true }>("DELETE", `/api/me/passkeys/${encodeURIComponent(name)}`),
  signInOptions: () => ask<PasskeyOptions>("POST", "/api/passkeys/options"),
  signIn: (credential: Record<string, unknown>) => ask<Identity>("POST", "/api/passkeys/sign-in", { credential }),
  games: () => ask<Shelf>("GET", "/api/games"),
  tables: () => ask<TableList>("GET", "/api/tables"),
  mine: () => ask<MyTables>("GET", "/api/mine"),
  lay: (wanted: NewTable) => ask<CreatedTable>("POST", "/api/tables", wanted),
  look: (match: string) => ask<TableDetails>("GET", table(match)),
  sit: (match: string, how: SitDown) => ask<Seated>("POST", `${table(match)}/sit`, how),
  stand: (match: string) => ask<{ ok: true }>("POST", `${table(match)}/stand`),
  start: (match: string) => ask<Started>("POST", `${table(match)}/start`),
  closeTable: (match: string) => ask<{ ok: true }>("POST", `${table(match)}/close`),
  kick: (match: string, seat: number) => ask<NewLink>("POST", `${table(match)}/kick`, { seat }),
  nudge: (match: string, seat: number) => ask<{ ok: true }>("POST", `${table(match)}/nudge`, { seat }),
  mute: (match: string, seat: number, on: boolean) => ask<{ ok: true }>("POST", `${table(match)}/mute`, { seat, on }),
  report: (match: string, seat: number, text: string) => ask<{ ok: true }>("POST", `${table(match)}/report`, { seat, text }),
  /** The newest lines of chat before a line, or of all. */
  chat: (match: string, before: number | null = null) => ask<ChatLines>("GET", `${table(match)}/chat${before === null ? "" : `?before=${before}`}`),
  people: () => ask<Opponents>("GET", "/api/me/people"),
  befriend: (person: PlayedWith, on: boolean) => ask<{ ok: true }>("POST", "/api/me/friends", { person, on }),
  invite: (match: string, seat: number, person: PlayedWith) => ask<{ ok: true }>("POST", `${table(match)}/invite`, { seat, person }),
  accept: (match: string) => ask<Seated>("POST", `${table(match)}/accept`),
  decline: (match: string) => ask<{ ok: true }>("POST", `${table(match)}/decline`),
  removeMine: (match: string) => ask<{ ok: true }>("DELETE", `/api/mine/${encodeURIComponent(match)}`),
  quick: (wanted: QuickMatch) => ask<CreatedMatch>("POST", "/api/quick", wanted),
  rematch: (match: string) => ask<CreatedMatch>("POST", `${table(match)}/rematch`),
  frames: (match: string, first: number, most: number, seat: number | null) =>
    ask<Frames>("GET", `${table(match)}/frames?first=${first}&most=${most}${seat === null ? "" : `&seat=${seat}`}`),
  story: (match: string, first: number, seat: number | null) =>
    ask<Story>("GET", `${table(match)}/story?first=${first}${seat === null ? "" : `&seat=${seat}`}`),
  curve: (match: string) => ask<Curve>("GET", `${table(match)}/curve`),
  think: (match: string) => ask<Curve>("POST", `${table(match)}/curve`),
  playOn: (match: string, from: PlayOn) => ask<CreatedMatch>("POST", `${table(match)}/on`, from),
  openFile: (text: string) => ask<CreatedMatch>("POST", "/api/replays", { text }),
  address: () => ask<ServerAddress>("GET", "/api/address"),
  notice: (lang: string) => ask<Notice>("GET", `/api/notice?lang=${lang}`),
  health: () => ask<Health>("GET", "/health"),
  lesson: (game: string) => ask<Lesson>("GET", `/api/lessons/${game}`),
  /** Ask about a move by its text, or by what was pressed. */
  lessonWhy: (game: string, step: number, move: string | Wanted) =>
    ask<LessonWhy>("GET", `/api/lessons/${game}/why?step=${step}&${typeof move === "string" ? "move" : "wanted"}=${encodeURIComponent(typeof move === "string" ? move : JSON.stringify(move))}`),
};
