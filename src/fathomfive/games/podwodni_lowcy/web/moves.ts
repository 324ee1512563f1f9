/** From presses to the moves the server lists, and what their previews say. */
import { isLike, type Move, type Told } from "$kit";
import { newName } from "./layout";
import { pieceOf, type Corner, type Heap, type Piece, type Shown } from "./shown";

/** Finds moves by what is told of them. */
export type Find = (like: Parameters<typeof isLike>[1]) => Move[];

export const isBreak = (told: { kind: string }): boolean => ["break", "break-all", "breaker"].includes(told.kind);
/** The diver a draw is about. */
export const diverOf = (told: Told): number => (told["who"] as number | undefined) ?? told.seat;
export const pieceIn = (told: Told): Piece => told.pieces[0] as unknown as Piece;

/** The moves at a place of the grid. */
export const cellMoves = (find: Find, place: string): Move[] => find({ kind: ["pick", "harpoon"], place });

/** The moves at a card of the new column; the last one also belongs to the row. */
export const columnMoves = (find: Find, shown: Shown, nth: number): Move[] => [
  ...(nth === shown.column.length ? find({ kind: "pick-new" }) : []),
  ...find({ kind: "column" }),
  ...find({ kind: "harpoon-new", place: newName(nth) }),
];

/** The moves at a card of the viewer's catch, including the sets with it. */
export const catchMoves = (find: Find, heap: Heap): Move[] => find({ kind: ["wash", "give", "set"], piece: pieceOf(heap) });

/** The move that takes a card from another diver. */
export const netMoves = (find: Find, piece: Piece, other: number): Move[] => find({ kind: "net", piece, other });

// --- Keys ---

const CORNER_KEYS: Record<string, Corner> = { q: "top-left", w: "top-right", a: "bottom-left", s: "bottom-right" };
const KEYS: Record<string, string[]> = { d: ["dive", "deeper"], c: ["column"], s: ["score"], n: ["no-net", "no-harpoon", "stop"] };

/** The legal move that a key plays. */
export function moveOfKey(key: string, legal: readonly Move[]): Move | null {
  const letter = key.toLowerCase();
  const corner = CORNER_KEYS[letter];
  const named = legal.find(({ told }) => corner !== undefined && isLike(told, { kind: "corner", place: corner }));
  return named ?? legal.find(({ told }) => KEYS[letter]?.includes(told.kind)) ?? null;
}

// --- Previews ---

/** How likely a move breaks the dive, in percent; null where its preview says nothing of it. */
export function riskOf(move: Move | undefined): number | null {
  const chances = move?.preview.chances ?? [];
  const broken = chances.filter(isBreak).reduce((sum, chance) => sum + chance.weight, 0);
  return chances[0] ? Math.round((100 * broken) / chances[0].of) : null;
}

/** The places whose cards may break the dive after a move. */
export const clashesOf = (move: Move | null): string[] => move?.preview.effects.find((effect) => effect.kind === "clash")?.places.map(String) ?? [];
