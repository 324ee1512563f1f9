/** What Klofni rybku shows, and where it lies in a drawing of any size. */

export interface Piece {
  kind: "food" | "rock" | "bubbles" | "predator";
  colour?: "pink" | "green" | "yellow";
  value?: number;
}

export interface Heap extends Piece {
  n: number;
}

export interface Depth {
  down: number;
  up: Heap[];
  unseen: Heap[];
}

export interface Side {
  points: number;
  grid: [number[], number[], number[]];
  rocks: number;
  bubbles: number;
  trapped: number[];
  free: number;
}

export interface Sea {
  seats: number;
  to_act: number;
  asked: "start" | "flip" | "rival_flip" | "dive" | "flipped" | "rock" | "return" | "rival_choice" | "turn_ends" | "over";
  side: number;
  depth: number;
  start: number;
  token: "start" | "last_dive";
  ending: boolean;
  depths: Depth[];
  sides: Side[];
  flipped?: Piece;
  rival?: { depth: number; level: string };
}

export const COLOURS = ["pink", "green", "yellow"] as const;
export const FOOD = {
  pink: { fill: "#C14E80", ink: "#FFFFFF", part: "squid", letter: "P" },
  green: { fill: "#33804F", ink: "#FFFFFF", part: "fish-darter", letter: "G" },
  yellow: { fill: "#DDA71F", ink: "#14323C", part: "fish-disc", letter: "Y" },
} as const;

/** The notation of a tile: P3, rock. */
export const write = (piece: Piece): string => (piece.kind === "food" ? `${FOOD[piece.colour!].letter}${piece.value}` : piece.kind);

/** What a penguin can bring home. */
export const isSwag = (piece: Piece): boolean => piece.kind === "food" || piece.kind === "rock";

/** How many tiles lie in heaps. */
export const count = (heaps: readonly Heap[]): number => heaps.reduce((sum, heap) => sum + heap.n, 0);

/** What lies in a row: alike tiles are one, each trapped penguin stands on its own predator. */
export interface Lying {
  id: string;
  beside?: boolean; // one like it was just flipped, and is the one that counts
  piece: Piece;
  n: number;
  side?: number; // whose penguin is trapped here
  flipped?: boolean;
}

export function lying(sea: Sea, depth: number): Lying[] {
  const row: Lying[] = [];
  const here = sea.depths[depth - 1]!;
  const flipped = sea.flipped && sea.depth === depth ? sea.flipped : undefined;
  for (const heap of here.up) {
    let n = heap.n;
    if (heap.kind === "predator") {
      sea.sides.forEach((side, k) => {
        const here = Math.min(side.trapped[depth - 1] ?? 0, n);
        if (here) row.push({ id: `trap-${depth}-${k}`, piece: heap, n: here, side: k });
        n -= here;
      });
    }
    const beside = flipped !== undefined && write(heap) === write(flipped);
    if (beside) n--;
    if (n > 0) row.push({ id: `tile-${depth}-${write(heap)}`, piece: heap, n, ...(beside && { beside }) });
  }
  if (flipped) row.push({ id: `flipped-${depth}`, piece: flipped, n: 1, flipped: true });
  return row;
}

export interface Layout {
  small: boolean;
  sky: number; // height of the sky
  tops: readonly number[]; // where each depth begins, and where the last one ends
  floor: number; // height of the sand
  rope: number; // x of the line
  from: number; // x of the first tile
  to: number; // x up to which tiles may lie
  pile: number; // x of the piles
  back: number; // side of a face-down tile
  most: number; // side of a tile that has room
  unit: number; // how much larger everything is than at the usual size
  diver: number; // side of the diver
}

const AIR = 11; // between two tiles: room for the rings of both
const EDGE = 7; // between a tile and the next depth

/** Where everything goes; a depth with more tiles than fit side by side is given some of the height of the others. */
export function layout(width: number, height: number, tiles: readonly number[] = [0, 0, 0, 0, 0]): Layout {
  const small = width < 560;
  const unit = small ? 1 : Math.min(1.5, Math.max(1, Math.min(width / 760, height / 780)));
  const sky = small ? Math.max(44, height * 0.1) : Math.max(56, Math.min(84 * unit, height * 0.085));
  const floor = small ? 14 : 26 * unit;
  const even = (height - sky - floor) / 5;
  const from = small ? 46 : 128 * unit;
  const widest = width - from - Math.min(small ? 46 : 68 * unit, even * (small ? 0.62 : 0.46)) - (small ? 26 : 50);
  const fine = small ? 26 : 44 * unit; // tiles of this side are still pressed and read with ease
  const needs = tiles.map((n) => {
    const rows = Math.ceil(n / Math.floor((widest + AIR) / (fine + AIR)));
    return rows > 1 ? Math.max(even, rows * (fine * 1.15 + AIR) - AIR + 2 * EDGE) : even;
  });
  const all = needs.reduce((sum, need) => sum + need, 0);
  const tops = [sky];
  for (const need of needs) tops.push(tops.at(-1)! + (need / all) * even * 5);
  const least = (Math.min(...needs) / all) * even * 5;
  const back = Math.min(small ? 46 : 68 * unit, least * (small ? 0.62 : 0.46));
  const pile = width - back - (small ? 10 : 16);
  return {
    small, sky, tops, floor, from, back, pile, unit,
    most: Math.min(small ? 44 : 64 * unit, even * (small ? 0.66 : 0.5)),
    rope: small ? 21 : 34 * unit,
    to: pile - (small ? 16 : 34),
    diver: Math.min(small ? 38 : 56 * unit, even * 0.44),
  };
}

/** The top of a depth, and its height. */
export const top = (l: Layout, depth: number): number => l.tops[depth - 1]!;
export const band = (l: Layout, depth: number): number => l.tops[depth]! - l.tops[depth - 1]!;

/** How large the tiles of a row are, and where they lie: as large as they can, in as few rows as needed. */
export function arrange(l: Layout, depth: number, n: number): { size: number; rows: number; places: { x: number; y: number }[] } {
  const room = l.to - l.from;
  const high = band(l, depth);
  let best = { size: 0, rows: 1 };
  for (let rows = 1; rows <= 3; rows++) {
    const wide = Math.ceil(Math.max(n, 1) / rows);
    const size = Math.min(l.most, (high - 2 * EDGE + AIR) / rows - AIR, (room + AIR) / wide - AIR);
    if (size > best.size + 3) best = { size, rows };
  }
  const { size, rows } = best;
  const wide = Math.ceil(Math.max(n, 1) / rows);
  const step = size + Math.min(Math.max(AIR, size * 0.22), wide > 1 ? (room - wide * size) / (wide - 1) : AIR);
  const y0 = top(l, depth) + (high - rows * (size + AIR) + AIR) / 2 + (l.small ? 0 : 2);
  return {
    size,
    rows,
    places: Array.from({ length: n }, (_, k) => ({ x: l.from + (k % wide) * step, y: y0 + Math.floor(k / wide) * (size + AIR) })),
  };
}
