/** The geometry of the curve: from shares of a win to lines. */
import type { CurvePoint, TurningPoint } from "$lib/wire.gen";

export const DASHES = ["", "10 5", "3 4", "12 4 3 4", "18 6", "6 8"]; // by side: colour is never the only difference

export const HIGH = 84; // pixels

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  pad: number; // above and below
}

export const acrossOf = (seq: number, last: number, box: Box): number =>
  box.left + ((box.width - box.left - box.right) * (seq - 1)) / Math.max(1, last - 1);

export const downOf = (win: number, box: Box): number => box.pad + (box.height - 2 * box.pad) * (1 - win);

/** The event at a place of the drawing. */
export const eventAt = (x: number, last: number, box: Box): number =>
  Math.max(1, Math.min(last, Math.round(1 + ((x - box.left) / (box.width - box.left - box.right)) * (last - 1))));

/** The shares of a win of all sides after an event. */
export interface Station {
  seq: number;
  wins: readonly number[];
}

/** The shares before and after each decision, and the result at the end: from a decision to the next one, luck alone changes them. */
export function stations(points: readonly CurvePoint[], result: readonly number[] | null, last: number): Station[] {
  const all = new Map<number, Station>();
  for (const { seq, wins, chosen } of points) {
    all.set(Math.max(1, seq - 1), { seq: Math.max(1, seq - 1), wins });
    all.set(seq, { seq, wins: chosen });
  }
  if (result) all.set(last, { seq: last, wins: result });
  return [...all.values()];
}

export const lineOf = (points: readonly Station[], side: number, last: number, box: Box): string =>
  points.map(({ seq, wins }, n) => `${n ? "L" : "M"}${acrossOf(seq, last, box).toFixed(1)} ${downOf(wins[side] ?? 0, box).toFixed(1)}`).join("");

/** Places for the flags at the ends of the lines: as near as possible, without overlap. */
export function spread(wanted: readonly number[], size: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]!);
  const places = [...wanted];
  let free = top;
  for (const n of order) {
    places[n] = Math.max(free, places[n]!);
    free = places[n]! + size;
  }
  let most = bottom;
  for (const n of [...order].reverse()) {
    places[n] = Math.min(most, places[n]!);
    most = places[n]! - size;
  }
  return places;
}

/** The point of an event: the last one that is not after it, or the first one before any decision. */
export const standingAt = (points: readonly Station[], seq: number): Station | undefined => points.findLast((point) => point.seq <= seq) ?? points[0];

export const percent = (share: number): number => Math.round(share * 100);

/** A change of a share in percentage points, with its sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** What a side's share changed by in a turn, told apart in whole percentage points that add up. */
export function parts(turn: TurningPoint, side: number): { before: number; after: number; choice: number; luck: number } {
  const [before, after] = [percents(turn.before)[side] ?? 0, percents(turn.after)[side] ?? 0];
  const choice = percent(turn.choice[side] ?? 0);
  return { before, after, choice, luck: after - before - choice };
}

/** Shares of one whole in per cent, rounded so that their sum is a hundred. */
export function percents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const found = exact.map(Math.floor);
  const rest = (n: number): number => exact[n]! - found[n]!;
  const missing = Math.round(exact.reduce((sum, one) => sum + one, 0)) - found.reduce((sum, one) => sum + one, 0);
  const order = shares.map((_, n) => n).sort((a, b) => rest(b) - rest(a) || a - b);
  for (const n of order.slice(0, missing)) found[n]!++;
  return found;
}
