/** Where everything of Kipicot lies in a drawing of any size. */
import type { Bay, Colour } from "./shown";

export const FILES = ["a", "b", "c", "d", "e"] as const;
export const ROWS = [1, 2, 3, 4, 5] as const;
export const SQUARES: readonly string[] = ROWS.flatMap((row) => FILES.map((file) => `${file}${row}`));
export const IN_A_ROW = 10; // tokens of a supply
const RING = 7; // round a supply that can be pressed

const at = (square: string): { file: number; row: number } => ({ file: square.charCodeAt(0) - 97, row: Number(square[1]) - 1 });

export interface Lying {
  id: string; // square and colour: a stack has one token of each colour
  square: string;
  colour: Colour;
  place: "single" | "upper" | "lower";
}

/** Every token, lower ones first, so that upper ones lie on them. */
export function lying(bay: Bay): Lying[] {
  const tokens = Object.entries(bay.board).flatMap(([square, stack]) =>
    stack.map((colour, n) => ({ id: `${square}-${colour}`, square, colour, place: stack.length === 1 ? ("single" as const) : n ? ("lower" as const) : ("upper" as const) })),
  );
  return tokens.sort((a, b) => Number(b.place === "lower") - Number(a.place === "lower"));
}

export interface Layout {
  small: boolean;
  unit: number; // how much larger everything is than at the usual size, or smaller
  x: number; // the sand
  y: number;
  side: number;
  edge: number; // its width round the water
  pitch: number; // from square to square
  cell: number;
  figure: number;
  above: number; // room over the sand
  bank: { x: number; y: number; w: number; h: number; token: number; pitch: number }; // the red supply; the yellow one lies opposite
}

export function layout(width: number, height: number): Layout {
  const small = width < 560;
  const unit = small ? 0.8 : Math.min(width / 740, height / 770, 1.9);
  const above = small ? 4 : 52 * unit;
  const pad = small ? 4 : 18 * unit;
  const token = small ? 27 : Math.min(25 * unit, (width - 2 * pad - 24) / 2 / (IN_A_ROW + 1));
  const pitch = token * 1.08;
  const wide = small ? 80 : Math.max(150, pitch * IN_A_ROW); // its words are never smaller than they can be read
  const high = small ? 32 : 2 * token + Math.max(18, 30 * unit);
  const under = small ? 10 : Math.max(13, 18 * unit); // from the sand to the supplies, and a little below them
  const side = Math.max(100, Math.min(width - 2 * pad, height - above - high - 1.5 * under));
  const edge = Math.max(16, small ? 0 : 25 * unit);
  const step = (side - 2 * edge) / FILES.length;
  const free = Math.max(0, height - above - side - high - 1.5 * under);
  const x = (width - side) / 2;
  const y = above + free * 0.4;
  const cell = step - (small ? 3.5 : 6 * unit);
  return {
    small, unit, x, y, side, edge, cell, above,
    pitch: step,
    figure: cell * 0.72,
    bank: { x: small ? 9 : Math.min(x + edge * 0.6, width / 2 - 11 - wide), y: y + side + under + free * 0.2, token, pitch, w: wide, h: high },
  };
}

/** The upper left corner of a square. */
export function corner(l: Layout, square: string): { x: number; y: number } {
  const { file, row } = at(square);
  const gap = (l.pitch - l.cell) / 2;
  return { x: l.x + l.edge + file * l.pitch + gap, y: l.y + l.edge + row * l.pitch + gap };
}

/** How large a token is and where it lies, from the corner of its square. */
export function sits(l: Layout, place: Lying["place"]): { dx: number; dy: number; size: number } {
  const size = l.cell * (place === "single" ? 0.775 : 0.735);
  const dy = { single: (l.cell - size) / 2, upper: l.cell * 0.05, lower: l.cell * 0.235 }[place];
  return { dx: (l.cell - size) / 2, dy, size };
}

/** The letter of a token, in the lower left corner of its square; none where there is no room. */
export const letterAt = (l: Layout): { x: number; y: number; r: number } | undefined =>
  l.cell < 44 ? undefined : { x: l.cell * 0.13, y: l.cell * 0.86, r: Math.max(8, Math.min(l.cell * 0.095, 18)) };

/** Where a supply begins: red at the left, yellow at the right. */
export const bankX = (l: Layout, colour: Colour): number => (colour === "red" ? l.bank.x : 2 * l.x + l.side - l.bank.x - l.bank.w);

/** Where a figure stands: on its square; a figure in hand on the upper edge of the sand, or between the supplies where there is little room. */
export function stands(l: Layout, side: number, square: string | null, seats: number): { x: number; y: number; scale: number } {
  if (square === null && l.small) {
    const from = bankX(l, "red") + l.bank.w + RING;
    const room = Math.min(33, (bankX(l, "yellow") - RING - from) / seats); // a figure with its pennant
    return { x: l.x + l.side / 2 + (side - seats / 2) * room, y: l.bank.y + 2, scale: (room * 0.82) / l.figure };
  }
  const waits = l.above * 0.94;
  if (square === null) return { x: l.x + l.side - l.edge - (side + 1) * waits * 1.3, y: l.y - waits * 0.88, scale: waits / l.figure };
  const { x, y } = corner(l, square);
  return { x: x + (l.cell - l.figure) / 2, y: y + l.cell * 0.02, scale: 1 };
}

/** The outline of a set of squares, drawn a little outside of them. */
export function outline(l: Layout, squares: readonly string[]): string {
  const has = new Set(squares);
  const gap = (l.pitch - l.cell) / 2;
  let path = "";
  for (const square of squares) {
    const { file, row } = at(square);
    const { x, y } = corner(l, square);
    const [left, top, right, bottom] = [x - gap, y - gap, x + l.cell + gap, y + l.cell + gap];
    const beside = (df: number, dr: number): boolean => has.has(`${String.fromCharCode(97 + file + df)}${row + 1 + dr}`);
    if (!beside(0, -1)) path += `M${left} ${top}H${right}`;
    if (!beside(0, 1)) path += `M${left} ${bottom}H${right}`;
    if (!beside(-1, 0)) path += `M${left} ${top}V${bottom}`;
    if (!beside(1, 0)) path += `M${right} ${top}V${bottom}`;
  }
  return path;
}
