/** Steps: the choices before a move, by which a long list of moves is folded. */
import type { Move, Step } from "./contract";

export type Routes = ReadonlyMap<Move, readonly Step[]>;

/** One line of the list: a move, or a step with all the moves behind it. */
export interface Entry {
  id: string;
  key: string | null; // what is pressed on a keyboard
  step: Step | null; // null: the one move
  moves: readonly Move[];
}

const routeOf = (routes: Routes, move: Move): readonly Step[] => routes.get(move) ?? [];

/** Does a move lie behind these steps? */
export function leadsThrough(route: readonly Step[], ids: readonly string[]): boolean {
  return ids.every((id, n) => route[n]?.id === id);
}

/** The steps that all of these moves share, from the first one on. */
export function shared(moves: readonly Move[], routes: Routes): readonly Step[] {
  const first = moves[0];
  if (!first) return [];
  const route = routeOf(routes, first);
  let n = 0;
  while (n < route.length && moves.every((move) => routeOf(routes, move)[n]?.id === route[n]!.id)) n++;
  return route.slice(0, n);
}

/** Fold moves by the first step that is a choice, from a depth on. Entries with a digit of their own come first; those without a key are numbered. */
export function fold(moves: readonly Move[], routes: Routes, from: number, cap: (move: Move) => string | null): Entry[] {
  const depth = Math.max(from, shared(moves, routes).length);
  const found = new Map<string, { step: Step | null; moves: Move[] }>();
  for (const move of moves) {
    const step = routeOf(routes, move)[depth] ?? null;
    const id = step ? `step ${step.id}` : move.text;
    const entry = found.get(id);
    if (entry) entry.moves.push(move);
    else found.set(id, { step, moves: [move] });
  }
  const entries = [...found].map(([id, { step, moves: behind }]): Entry => {
    const only = behind.length === 1 ? behind[0]! : null;
    return { id: only?.text ?? id, key: step?.key ?? (only && cap(only)), step: only ? null : step, moves: behind };
  });
  const rank = (entry: Entry): number => (entry.key && /^\d$/.test(entry.key) ? (Number(entry.key) + 9) % 10 : 10); // 0 comes after 9
  entries.sort((a, b) => rank(a) - rank(b));
  const taken = new Set(entries.map((entry) => entry.key));
  let n = 0;
  for (const entry of entries) {
    if (entry.key !== null) continue;
    do n++;
    while (taken.has(String(n)));
    if (n > 9) break;
    entry.key = String(n);
  }
  return entries;
}
