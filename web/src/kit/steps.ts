/** Choices before the last one: a long list of moves is folded by them, and a board opens them one by one. */
import type { Gather, Move, Step } from "./contract";

export type Routes = ReadonlyMap<string, readonly Step[]>;

/** One line of the list: a move, or a step with all the moves behind it. */
export interface Entry {
  id: string;
  key: string | null; // what is pressed on a keyboard
  step: Step | null; // null: the one move
  moves: readonly Move[];
}

const routeOf = (routes: Routes, move: Move): readonly Step[] => routes.get(move.text) ?? [];

const LATER = -1; // the number of a move that has none yet

/** Everything on offer: the legal moves, and in their midst each one that is chosen together with them. */
export function offered(legal: ReadonlyMap<string, Move>, gather: Gather | null): Move[] {
  if (!gather) return [...legal.values()];
  const parts = [...new Set(gather.moves)].flatMap((text): Move[] => {
    const told = gather.told?.[text];
    return legal.has(text) ? [legal.get(text)!] : told ? [{ move: LATER, text, told }] : [];
  });
  const first = parts.find((part) => legal.has(part.text));
  return [...legal.values()].flatMap((move) => (move === first ? parts : parts.includes(move) ? [] : [move]));
}

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

/** Fold moves by their first step from a depth on that is a choice, numbers of their own first; whatever has no key is numbered. */
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
