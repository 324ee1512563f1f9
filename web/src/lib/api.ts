/** The lobby over HTTP. */
import type { CreatedMatch, CreatedTable, Curve, Frames, Health, Identity, Lesson, LessonWhy, MyTables, NewTable, PlayOn, Problem, Seated, ServerAddress, Shelf, SitDown, Started, Story, TableDetails, TableList, Wanted } from "./wire.gen";

/** A request that the server refused, with its code and words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly error: string,
    readonly clause: string | null = null,
  ) {
    super(error);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused("offline", "the server does not answer");
  }
  const found = (await answer.json().catch(() => ({ ok: false, code: "internal", error: answer.statusText, clause: null }))) as
    | (T & { ok: true })
    | Problem;
  if (!found.ok) throw new Refused(found.code, found.error, found.clause);
  return found;
}

const table = (match: string): string => `/api/tables/${encodeURIComponent(match)}`;

export const api = {
  me: () => ask<Identity>("GET", "/api/me"),
  callMe: (name: string) => ask<Identity>("POST", "/api/me", { name }),
  forgetMe: () => ask<{ ok: true }>("DELETE", "/api/me"),
  games: () => ask<Shelf>("GET", "/api/games"),
  tables: () => ask<TableList>("GET", "/api/tables"),
  mine: () => ask<MyTables>("GET", "/api/mine"),
  lay: (wanted: NewTable) => ask<CreatedTable>("POST", "/api/tables", wanted),
  look: (match: string) => ask<TableDetails>("GET", table(match)),
  sit: (match: string, how: SitDown) => ask<Seated>("POST", `${table(match)}/sit`, how),
  stand: (match: string) => ask<{ ok: true }>("POST", `${table(match)}/stand`),
  start: (match: string) => ask<Started>("POST", `${table(match)}/start`),
  rematch: (match: string) => ask<CreatedMatch>("POST", `${table(match)}/rematch`),
  frames: (match: string, first: number, most: number, seat: number | null) =>
    ask<Frames>("GET", `${table(match)}/frames?first=${first}&most=${most}${seat === null ? "" : `&seat=${seat}`}`),
  story: (match: string, first: number, seat: number | null) =>
    ask<Story>("GET", `${table(match)}/story?first=${first}${seat === null ? "" : `&seat=${seat}`}`),
  curve: (match: string) => ask<Curve>("GET", `${table(match)}/curve`),
  think: (match: string) => ask<Curve>("POST", `${table(match)}/curve`),
  playOn: (match: string, from: PlayOn) => ask<CreatedMatch>("POST", `${table(match)}/on`, from),
  openFile: (text: string) => ask<CreatedMatch>("POST", "/api/replays", { text }),
  house: () => ask<ServerAddress>("GET", "/api/house"),
  health: () => ask<Health>("GET", "/health"),
  lesson: (game: string) => ask<Lesson>("GET", `/api/lessons/${game}`),
  /** Ask about a move by its text, or by what was pressed. */
  lessonWhy: (game: string, step: number, move: string | Wanted) =>
    ask<LessonWhy>("GET", `/api/lessons/${game}/why?step=${step}&${typeof move === "string" ? "move" : "wanted"}=${encodeURIComponent(typeof move === "string" ? move : JSON.stringify(move))}`),
};
