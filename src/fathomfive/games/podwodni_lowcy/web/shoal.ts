/** What Podwodni łowcy shows, where it lies in a drawing of any size, and which cards break a dive. */
import { isSame, type Gather, type Move, type Told } from "$kit";

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
}
export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

export interface Shoal {
  seats: number;
  length: string;
  goal: number;
  to_act: number;
  asked: string;
  side: number;
  turns: number;
  reached: number | null;
  grid: (Piece | null)[][];
  corner: Corner | null;
  column: Piece[];
  picked: string[];
  nets: number;
  harpoons: number;
  given: Piece | null;
  deck: Heap[];
  discards: Heap[];
  pool: Heap[];
  sides: Side[];
}

export const COLOURS = ["red", "green", "yellow"] as const;
export const KINDS = ["A", "B", "C"] as const;
export const CORNERS: Corner[] = ["top-left", "top-right", "bottom-left", "bottom-right"];
export const FISH = { A: "fish-darter", B: "fish-disc", C: "fish-puffer" } as const;
export const PAINT = {
  red: { fill: "#C8443A", ink: "#FFFDF6", letter: "R" },
  green: { fill: "#33804F", ink: "#FFFDF6", letter: "G" },
  yellow: { fill: "#E3B02B", ink: "#14323C", letter: "Y" },
} as const;

/** The notation of a card: RA, shrimp. */
export const write = (piece: Piece): string => (piece.kind === "fish" ? `${PAINT[piece.colour!].letter}${piece.letter}` : piece.kind);

/** A card by its notation. */
export function read(text: string): Piece {
  const colour = COLOURS.find((colour) => PAINT[colour].letter === text[0]);
  return colour && text.length === 2 ? { kind: "fish", colour, letter: text[1] as "A" } : { kind: text as "shrimp" };
}

/** The cards of a set by its notation: set-2xRA+shrimp. */
export const readSet = (text: string): Piece[] =>
  text.slice("set-".length).split("+").flatMap((item) => {
    const [n, name] = item.includes("x") ? (item.split("x") as [string, string]) : ["1", item];
    return Array.from({ length: Number(n) }, () => read(name));
  });

export const total = (heaps: Heap[]): number => heaps.reduce((sum, heap) => sum + heap.n, 0);
export const cellName = (row: number, column: number): string => `${"abcd"[column]}${row + 1}`;

// --- The new column: card 1 outside a corner, cards 2 to 4 beside a row each ---

const ROWS = 3;
export const MOST = ROWS + 1; // cards of a column
export const isLeft = (corner: Corner): boolean => corner.endsWith("left");
/** The row of the drawing, 0 above the grid and 4 below it, where a card of the column lies. */
export const lineOf = (corner: Corner, nth: number): number => (corner.startsWith("top") ? nth - 1 : ROWS + 2 - nth);
/** The row of the grid beside a card of the column. */
export const rowOf = (corner: Corner, nth: number): number => lineOf(corner, nth) - 1;

/** What is chosen together: cards of the row from left to right, the one just laid last (PL-30), or cards for the pool (PL-51). */
export function together(shoal: Shoal, legal: readonly Move[]): Gather | null {
  const laid = shoal.column.length;
  const giving = shoal.asked === "give";
  const pieces = giving ? shoal.sides[shoal.side]!.up.flatMap((heap) => Array<Told>(heap.n).fill(tell("give", cardOf(heap)))) : rowToPick(shoal);
  const n = giving ? 2 : laid - shoal.picked.length;
  const first = pieces.findIndex((told) => legal.some((move) => isSame(move.told, told))); // what lies before it is behind us
  if (first < 0 || n < 2) return null;
  const left = pieces.slice(first);
  return { n, parts: left.map((told) => ({ ...told, seat: shoal.side })) };
}

const cardOf = ({ n: _, ...piece }: Heap): Piece => piece;
const tell = (kind: string, piece: Piece, ...places: string[]): Told => ({ kind, seat: 0, clause: kind === "give" ? "PL-51" : "PL-30", pieces: [{ ...piece }], places });

/** The cards of the row that one may pick from. */
function rowToPick(shoal: Shoal): Told[] {
  const laid = shoal.column.length;
  if (!shoal.corner || laid < 2) return [];
  const row = rowOf(shoal.corner, laid);
  const cards = shoal.grid[row]!.flatMap((piece, k) => (piece ? [tell("pick", piece, cellName(row, k))] : []));
  return [...cards, tell("pick-new", shoal.column[laid - 1]!, "new")];
}

const same = (a: Piece | null | undefined, b: Piece): boolean => !!a && a.kind === b.kind;

/** The places whose cards break the dive when this one is laid (PL-22); none: it holds. */
export function guilty(shoal: Pick<Shoal, "grid" | "column">, corner: Corner, card: Piece): string[] {
  const nth = shoal.column.length + 1;
  if (nth < 2) return [];
  const row = rowOf(corner, nth);
  if (card.kind === "fish") {
    const end = isLeft(corner) ? 0 : shoal.grid[row]!.length - 1;
    const beside = shoal.grid[row]![end];
    const before = shoal.column[nth - 2];
    return [
      ...(same(before, card) && before!.colour === card.colour ? [`new${nth - 1}`] : []),
      ...(same(beside, card) && beside!.colour === card.colour ? [cellName(row, end)] : []),
    ];
  }
  return [
    ...shoal.grid[row]!.flatMap((other, k) => (same(other, card) ? [cellName(row, k)] : [])),
    ...shoal.column.flatMap((other, k) => (same(other, card) ? [`new${k + 1}`] : [])),
  ];
}

/** How many of the cards that may be drawn next break the dive. */
export function danger(shoal: Shoal, corner = shoal.corner): { n: number; all: number; p: number } {
  const drawn = shoal.deck.length ? shoal.deck : shoal.discards;
  const n = total(corner ? drawn.filter((heap) => guilty(shoal, corner, heap).length) : []);
  const all = total(drawn);
  return { n, all, p: Math.round((100 * n) / Math.max(1, all)) };
}

// --- Where things lie ---

export interface Layout {
  small: boolean;
  tight: boolean; // a card has room for two short lines
  w: number; // of a card
  h: number;
  x: (column: number) => number; // 0 left lane, 1 to 4 the grid, 5 right lane
  y: (line: number) => number; // 0 above, 1 to 3 the grid, 4 below
}

export function layout(width: number, height: number): Layout {
  const small = width < 560;
  const gap = small ? 8 : 14;
  const edge = small ? 6 : 10; // rings need room, too
  const lines = (height - 2 * edge) / 5;
  const w = Math.min((width - 7 * gap) / 6, (lines - gap) / 1.19, 132);
  const h = w * 1.19;
  const across = w + gap;
  const down = Math.min(lines, h + gap * 1.3);
  const left = (width - 6 * across + gap) / 2;
  const top = edge + (height - 2 * edge - 5 * down + (down - h)) / 2;
  return { small, tight: w < 72, w, h, x: (column) => left + column * across, y: (line) => top + line * down };
}
