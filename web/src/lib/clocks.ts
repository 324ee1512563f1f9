/** The clocks a table can have, how long it waits for absent players, and times in words. */
import type { Say } from "./texts.svelte";
import type { Clock } from "./wire.gen";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const CLOCKS: readonly (Clock | null)[] = [
  null,
  ...[5, 10, 20, 45].map((n): Clock => ({ kind: "game", seconds: n * MINUTE })),
  ...[1, 2, 3, 7].map((n): Clock => ({ kind: "move", seconds: n * DAY })),
];

/** A clock in words. */
export function clockName(clock: Clock | null, say: Say): string {
  if (!clock) return say("clock-none");
  const { kind, seconds } = clock;
  if (seconds % DAY === 0) return say(`clock-${kind}-days`, { n: seconds / DAY });
  if (seconds % MINUTE === 0) return say(`clock-${kind}-minutes`, { n: seconds / MINUTE });
  return say(`clock-${kind}-seconds`, { n: seconds });
}

/** The time left, in the two largest units: days and hours, hours and minutes, or minutes and seconds. */
export function timeLeft(ms: number, say: Say): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const pad = (n: number): string => String(n).padStart(2, "0");
  if (seconds >= DAY) return say("clock-left-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${pad(Math.floor((seconds % HOUR) / MINUTE))}:${pad(seconds % MINUTE)}`;
  return `${Math.floor(seconds / MINUTE)}:${pad(seconds % MINUTE)}`;
}

/** The seconds after which an absent player may be replaced, as a person chooses them; null is never. */
export const ABSENCES: readonly (number | null)[] = [2 * MINUTE, 10 * MINUTE, HOUR, DAY, 3 * DAY, null];

/** The usual one: ten minutes, or as long as the clock gives a player. */
export const usualAbsence = (clock: Clock | null): number => Math.max(10 * MINUTE, clock?.seconds ?? 0);

/** That time in words. */
export function absenceName(seconds: number | null, say: Say): string {
  if (seconds === null) return say("absence-never");
  const [unit, n] = [["days", DAY], ["hours", HOUR], ["minutes", MINUTE], ["seconds", 1]].find(([, size]) => seconds % (size as number) === 0) as [string, number];
  return say(`absence-${unit}`, { n: seconds / n });
}

const written = (at: number, lang: string, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(lang, how).format(at);

// a Polish month is written in full: cut short, May stands in the wrong case ("do 12 maj")
const inFull = (lang: string): boolean => lang === "pl";

/** The day of a moment, in short. */
export const shortDay = (at: number, lang: string): string => written(at, lang, { day: "numeric", month: inFull(lang) ? "long" : "short" });

/** The day of a moment, with its year. */
export const dateName = (at: number, lang: string): string => written(at, lang, { dateStyle: inFull(lang) ? "long" : "medium" });

/** The day of a moment, and its time: when a vacation ends. */
export const dayName = (at: number, lang: string): string =>
  inFull(lang) ? `${dateName(at, lang)}, ${written(at, lang, { timeStyle: "short" })}` : written(at, lang, { dateStyle: "medium", timeStyle: "short" });

/** A moment in words: the time, with the day where that is not today. */
export function momentName(at: number, now: number, lang: string): string {
  const sameDay = new Date(at).toDateString() === new Date(now).toDateString();
  return sameDay ? written(at, lang, { timeStyle: "short" }) : dayName(at, lang);
}
