/** The lobby over HTTP. */
import type { Again, Begun, Curve, Frames, Health, Known, Lesson, LessonWhy, Look, Mine, New, NewTable, On, Opened, Problem, Seated, Shelf, Sit, Story, Tables, Where } from "./wire.gen";

/** What the server does not do, in its own words. */
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
  me: () => ask<Known>("GET", "/api/me"),
  callMe: (name: string) => ask<Known>("POST", "/api/me", { name }),
  forgetMe: () => ask<{ ok: true }>("DELETE", "/api/me"),
  games: () => ask<Shelf>("GET", "/api/games"),
  tables: () => ask<Tables>("GET", "/api/tables"),
  mine: () => ask<Mine>("GET", "/api/mine"),
  lay: (wanted: NewTable) => ask<New>("POST", "/api/tables", wanted),
  look: (match: string) => ask<Look>("GET", table(match)),
  sit: (match: string, how: Sit) => ask<Seated>("POST", `${table(match)}/sit`, how),
  stand: (match: string) => ask<{ ok: true }>("POST", `${table(match)}/stand`),
  start: (match: string) => ask<Begun>("POST", `${table(match)}/start`),
  rematch: (match: string) => ask<Again>("POST", `${table(match)}/rematch`),
  frames: (match: string, first: number, most: number, seat: number | null) =>
    ask<Frames>("GET", `${table(match)}/frames?first=${first}&most=${most}${seat === null ? "" : `&seat=${seat}`}`),
  story: (match: string, first: number, seat: number | null) =>
    ask<Story>("GET", `${table(match)}/story?first=${first}${seat === null ? "" : `&seat=${seat}`}`),
  curve: (match: string) => ask<Curve>("GET", `${table(match)}/curve`),
  think: (match: string) => ask<Curve>("POST", `${table(match)}/curve`),
  playOn: (match: string, from: On) => ask<Opened>("POST", `${table(match)}/on`, from),
  openFile: (text: string) => ask<Opened>("POST", "/api/replays", { text }),
  house: () => ask<Where>("GET", "/api/house"),
  health: () => ask<Health>("GET", "/health"),
  lesson: (game: string) => ask<Lesson>("GET", `/api/lessons/${game}`),
  lessonWhy: (game: string, step: number, move: string) =>
    ask<LessonWhy>("GET", `/api/lessons/${game}/why?step=${step}&move=${encodeURIComponent(move)}`),
};
