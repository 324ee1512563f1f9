/** How far the chat of each table was read in this browser. */

const KEY = "fathom-read";
const MOST = 60; // tables that are remembered, the latest ones

function all(): [match: string, n: number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is [string, number] => Array.isArray(one) && typeof one[0] === "string" && Number.isInteger(one[1])) : [];
  } catch {
    return []; // nothing stored, or nothing readable
  }
}

/** The number of the last line that was read at a table. */
export const readUpTo = (match: string): number => all().find(([one]) => one === match)?.[1] ?? 0;

/** Remember the last line that was read at a table. */
export function keepRead(match: string, n: number): void {
  localStorage.setItem(KEY, JSON.stringify([[match, n], ...all().filter(([one]) => one !== match)].slice(0, MOST)));
}
