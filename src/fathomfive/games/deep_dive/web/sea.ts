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
    if (flipped && write(heap) === write(flipped)) n--;
    if (n > 0) row.push({ id: `tile-${depth}-${write(heap)}`, piece: heap, n });
  }
  if (flipped) row.push({ id: `flipped-${depth}`, piece: flipped, n: 1, flipped: true });
  return row;
}

export interface Layout {
  small: boolean;
  sky: number; // height of the sky
  band: number; // height of one depth
  floor: number; // height of the sand
  rope: number; // x of the line
  from: number; // x of the first tile
  to: number; // x up to which tiles may lie
  pile: number; // x of the piles
  back: number; // side of a face-down tile
  unit: number; // how much larger everything is than at the usual size
  diver: number; // side of the diver
}

export function layout(width: number, height: number): Layout {
  const small = width < 560;
  const unit = small ? 1 : Math.min(1.5, Math.max(1, Math.min(width / 760, height / 780)));
  const sky = small ? Math.max(44, height * 0.1) : Math.max(56, Math.min(84 * unit, height * 0.085));
  const floor = small ? 14 : 26 * unit;
  const band = (height - sky - floor) / 5;
  const back = Math.min(small ? 46 : 68 * unit, band * (small ? 0.62 : 0.46));
  const pile = width - back - (small ? 10 : 16);
  return {
    small, sky, band, floor, back, pile, unit,
    rope: small ? 21 : 34 * unit,
    from: small ? 46 : 128 * unit,
    to: pile - (small ? 16 : 34),
    diver: Math.min(small ? 38 : 56 * unit, band * 0.44),
  };
}

/** The top of a depth. */
export const top = (l: Layout, depth: number): number => l.sky + (depth - 1) * l.band;

/** How large the tiles of a row are, and where they lie: as large as they can, in as few rows as needed. */
export function arrange(l: Layout, depth: number, n: number, extra = 0): { size: number; places: { x: number; y: number }[] } {
  const most = Math.min(l.small ? 44 : 64 * l.unit, l.band * (l.small ? 0.62 : 0.5));
  const room = l.to - l.from - extra;
  const least = l.small ? 7 : 12; // between two rings
  const air = (size: number): number => Math.max(least, size * 0.22);
  const line = l.small ? 4 : 7; // between two rows
  let best = { size: 0, rows: 1 };
  for (let rows = 1; rows <= 3; rows++) {
    const wide = Math.ceil(Math.max(n, 1) / rows);
    let size = Math.min(most, (l.band - 2 * line - (rows - 1) * line) / rows);
    size = Math.min(size, (room + least) / wide / 1.22, (room + least) / wide - least);
    if (size > best.size + 3) best = { size, rows };
  }
  const { size, rows } = best;
  const wide = Math.ceil(Math.max(n, 1) / rows);
  const high = rows * size + (rows - 1) * line;
  const y0 = top(l, depth) + (l.band - high) / 2 + (l.small ? 0 : 2);
  return {
    size,
    places: Array.from({ length: n }, (_, k) => ({
      x: l.from + (k % wide) * (size + air(size)),
      y: y0 + Math.floor(k / wide) * (size + line),
    })),
  };
}
