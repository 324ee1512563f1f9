/** What `show` of Podwodni łowcy gives, as types. */
import type { Gather } from "$kit";

export interface Piece {
  kind: "fish" | "shrimp" | "wave" | "net" | "harpoon";
  colour?: "red" | "green" | "yellow";
  letter?: "A" | "B" | "C";
}
export interface Heap extends Piece {
  n: number;
}
export interface Side {
  points: number;
  up: Heap[];
  down: Heap[];
  ready: boolean; // a set could be scored, if it were this diver's turn
  perils: string[]; // what would cost them that: "wave", "net"
  wants: Piece[]; // cards with which they could score a set, where they cannot yet
}
export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

export interface Shown {
  seats: number;
  length: string;
  goal: number;
  set_points: number; // what a face-down card is worth
  to_act: number;
  asked: string;
  side: number;
  turns: number;
  reached: number | null;
  grid: (Piece | null)[][];
  corner: Corner | null;
  column: (Piece | null)[]; // null where a card was taken
  next: string | null; // the place where another card would lie
  catch: { n: number; places: string[] } | null; // how many cards a surfacing diver takes, and from where
  picked: string[];
  blame: string[]; // places of the waves that met, while everyone is washed
  nets: number;
  harpoons: number;
  given: Piece | null;
  to_add: number; // cards the pool still needs
  together: Gather | null; // what is chosen together, though it is asked one by one
  deck: Heap[];
  discards: Heap[];
  pool: Heap[];
  sides: Side[];
}

export const total = (heaps: readonly Heap[]): number => heaps.reduce((sum, heap) => sum + heap.n, 0);

/** The other divers who could score a set with a card. */
export const wanting = (shown: Shown, piece: Piece, seat: number | null): number[] =>
  shown.sides.flatMap((side, k) => (k !== seat && side.wants.some((one) => cardId(one) === cardId(piece)) ? [k] : []));

/** The other divers who could score a set with a card in sight: on the table, or of the catch where some of it is given away. */
export function flagged(shown: Shown, seat: number | null): number[] {
  const given = seat !== null && shown.asked.startsWith("give") && shown.side === seat ? shown.sides[seat]!.up : [];
  const seen = [...shown.grid.flat(), ...shown.column, ...shown.pool, ...given].filter((piece) => piece !== null);
  return shown.sides.map((_, k) => k).filter((k) => seen.some((piece) => wanting(shown, piece, seat).includes(k)));
}

/** One card of a heap. */
export const pieceOf = ({ n: _, ...piece }: Heap): Piece => piece;

/** An id for a sort of card, for spots and keyed blocks. */
export const cardId = ({ kind, colour, letter }: Piece): string => (kind === "fish" ? `${colour}-${letter}` : kind);
