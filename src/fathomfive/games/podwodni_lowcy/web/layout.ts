/** Where cards lie in a drawing of any size: the grid in the middle, a lane on every side for the new column. */
import type { Corner, Piece, Shown } from "./shown";

export const CORNERS: Corner[] = ["top-left", "top-right", "bottom-left", "bottom-right"];
const LETTERS = "abcd";
const LINES = 5; // the rows of the grid, and one line above and one below them
const LANES = 6; // the columns of the grid, and one lane on each side
const TALL = 1.19; // the height of a card by its width

export const isLeft = (corner: Corner): boolean => corner.endsWith("left");
/** The lane where the column of a corner lies. */
export const laneOf = (corner: Corner): number => (isLeft(corner) ? 0 : LANES - 1);
/** The line of the drawing where a card of the column lies: card 1 outside the grid, then one beside each row. */
export const lineOf = (corner: Corner, nth: number): number => (corner.startsWith("top") ? nth - 1 : LINES - nth);

/** The name of a place of the grid, as the game tells it. */
export const cellName = (row: number, column: number): string => `${LETTERS[column]}${row + 1}`;
/** The name of a place of the new column, as the game tells it. */
export const newName = (nth: number): string => `new${nth}`;

/** The card of a grid at a place, by its name; none at a place of the new column. */
export const pieceAt = (grid: Shown["grid"], place: string): Piece | null => grid[Number(place[1]) - 1]?.[LETTERS.indexOf(place[0]!)] ?? null;

/** The id of the spot at a place. */
export const spotOf = (place: string): string => (LETTERS.includes(place[0]!) ? `cell-${place}` : place.replace("new", "new-"));

export interface Layout {
  small: boolean;
  tight: boolean; // a card has room for two short lines
  w: number; // of a card
  h: number;
  x: (lane: number) => number;
  y: (line: number) => number;
}

export function layout(width: number, height: number): Layout {
  const small = width < 560;
  const gap = small ? 8 : 14;
  const edge = small ? 6 : 10; // room for rings
  const lines = (height - 2 * edge) / LINES;
  const w = Math.min((width - (LANES + 1) * gap) / LANES, (lines - gap) / TALL, 132);
  const h = w * TALL;
  const across = w + gap;
  const down = Math.min(lines, h + gap * 1.3);
  const left = (width - LANES * across + gap) / 2;
  const top = edge + (height - 2 * edge - LINES * down + (down - h)) / 2;
  return { small, tight: w < 72, w, h, x: (lane) => left + lane * across, y: (line) => top + line * down };
}

/** The middle of a place, by its name. */
export function middle(l: Layout, corner: Corner, place: string): { x: number; y: number } {
  const cell = LETTERS.indexOf(place[0]!) + 1; // no letter of a column begins the name of a new place
  const nth = Number(place.replace(/\D/g, ""));
  return { x: l.x(cell || laneOf(corner)) + l.w / 2, y: l.y(cell ? nth : lineOf(corner, nth)) + l.h / 2 };
}
