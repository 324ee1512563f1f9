/** Where everything of Klofni rybku lies in a drawing of any size. */
import { face } from "./faces";
import type { Piece, Sea } from "./shown";

/** Something that lies at a depth: alike tiles are one, each trapped penguin stands on its own predator. */
export interface Lying {
  id: string;
  beside?: boolean; // one like it was just flipped, and lies apart
  piece: Piece;
  n: number;
  side?: number; // whose penguin is trapped here
  flipped?: boolean;
}

/** The tiles of a depth, from left to right. */
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
    const beside = flipped !== undefined && face(heap) === face(flipped);
    if (beside) n--;
    if (n > 0) row.push({ id: `tile-${depth}-${face(heap)}`, piece: heap, n, ...(beside && { beside }) });
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
  holds: readonly number[]; // how many places each depth has: for its tiles, and where room is short for a penguin
  air: number; // between two tiles: room for the rings of both, and for how many a tile stands
  edge: number; // between a tile and the next depth
  pile: number; // x of the piles
  back: number; // side of a face-down tile
  heap: number; // side of a pile of them
  most: number; // side of a tile that has room
  fine: number; // tiles of this size can still be pressed and read easily
  unit: number; // how much larger everything is than at the usual size
  diver: number; // side of the diver
}

const FAN = 1.14; // how much larger a pile of many is than a tile

/** The heights of the depths: equal, unless some need more; where there is not enough for all needs, each keeps the least. */
function share(all: number, needs: readonly number[], least: number): number[] {
  const excess = needs.reduce((sum, need) => sum + need - least, 0);
  const spare = all - needs.length * least;
  if (excess >= spare) return needs.map((need) => least + (excess && (need - least) * (spare / excess)));
  let left = all;
  let sharing = needs.length;
  for (const need of [...needs].sort((one, other) => other - one)) {
    if (need <= left / sharing) break;
    left -= need;
    sharing--;
  }
  return needs.map((need) => Math.max(need, left / sharing));
}

/** Where everything goes; a depth with more tiles than fit side by side is given some of the height of the others. */
export function layout(width: number, height: number, tiles: readonly number[], swimming: readonly number[] = []): Layout {
  const small = width < 560;
  const unit = small ? 1 : Math.min(1.5, Math.max(1, Math.min(width / 760, height / 780)));
  const sky = small ? Math.max(44, height * 0.1) : Math.max(56, Math.min(84 * unit, height * 0.085));
  const floor = small ? 9 : 26 * unit;
  const all = height - sky - floor;
  const even = all / tiles.length;
  const from = small ? 46 : 128 * unit;
  const air = small ? 10.5 : 15;
  const edge = small ? 5 : 7;
  const backs = (band: number): number => (small ? Math.min(46, (band - 2 * edge) / FAN) : Math.min(68 * unit, band * 0.46));
  const widest = width - from - backs(even) - (small ? 26 : 50);
  const fine = small ? 30 : 44 * unit; // on a phone 40 with its ring
  const holds = tiles.map((n, k) => n + (small && swimming.includes(k + 1) ? 1 : 0));
  const high = (rows: number): number => rows * (fine + air) - air + 2 * edge;
  const needs = holds.map((n) => high(Math.max(1, Math.ceil(n / Math.floor((widest + air) / (fine + air))))));
  const tops = [sky];
  const bands = share(all, needs, Math.min(high(1), even));
  for (const band of bands) tops.push(tops.at(-1)! + band);
  const back = backs(Math.min(...bands));
  const pile = width - back - (small ? 10 : 16);
  return {
    small, sky, tops, floor, from, holds, air, edge, back, pile, fine, unit,
    heap: back * FAN,
    most: Math.min(small ? 44 : 64 * unit, even * (small ? 0.66 : 0.5)),
    rope: small ? 21 : 34 * unit,
    to: pile - (small ? 16 : 34),
    diver: Math.min(small ? 38 : 56 * unit, even * 0.44),
  };
}

/** The top of a depth, and its height. */
export const top = (l: Layout, depth: number): number => l.tops[depth - 1]!;
export const band = (l: Layout, depth: number): number => l.tops[depth]! - l.tops[depth - 1]!;

/** The height of the middle of a depth. */
export const middle = (l: Layout, depth: number): number => top(l, depth) + band(l, depth) / 2;

/** How large the tiles of a depth are, and where its places lie: as large as they can, in as few rows as needed. */
export function arrange(l: Layout, depth: number): { size: number; rows: number; places: { x: number; y: number }[] } {
  const n = l.holds[depth - 1]!;
  const room = l.to - l.from;
  const high = band(l, depth);
  let best = { size: 0, rows: 1 };
  for (let rows = 1; rows <= 3; rows++) {
    const wide = Math.ceil(Math.max(n, 1) / rows);
    const size = Math.min(l.most, (high - 2 * l.edge + l.air) / rows - l.air, (room + l.air) / wide - l.air);
    if (size > best.size + (best.size < l.fine ? 0 : 3)) best = { size, rows };
  }
  const { size, rows } = best;
  const wide = Math.ceil(Math.max(n, 1) / rows);
  const step = size + Math.min(Math.max(l.air, size * 0.22), wide > 1 ? (room - wide * size) / (wide - 1) : l.air);
  const y0 = top(l, depth) + (high - rows * (size + l.air) + l.air) / 2 + (l.small ? 0 : 2);
  return {
    size,
    rows,
    places: Array.from({ length: n }, (_, k) => ({ x: l.from + (k % wide) * step, y: y0 + Math.floor(k / wide) * (size + l.air) })),
  };
}

/** Where a note about a pile goes: beside it, or under or over the tiles of its depth where it would cover them. */
export function noteAt(l: Layout, depth: number, w: number, h: number): { x: number; y: number } {
  const { size, places } = arrange(l, depth);
  const x = l.pile - w - (l.small ? 8 : 20);
  const height = l.tops.at(-1)! + l.floor;
  const within = (y: number): number => Math.max(6, Math.min(height - h - 6, y));
  if (places.every((place) => place.x + size + l.air <= x)) return { x, y: within(top(l, depth) + (band(l, depth) - h) / 2) };
  const over = Math.min(...places.map((place) => place.y)) - l.air;
  const under = Math.max(...places.map((place) => place.y)) + size + l.air;
  const fits = under + h + 6 <= height || height - under >= over;
  return { x, y: within(fits ? under : over - h) };
}

const SAID = 112; // how wide the words about the flipped tile are

/** Where the tiles of a depth end, with the words beside them: fish are drawn to the right of that. */
export function ends(l: Layout, sea: Sea, depth: number): number {
  const { size, places } = arrange(l, depth);
  const right = Math.max(0, ...places.map((place) => place.x + size + 12));
  return sea.flipped && sea.depth === depth ? right + SAID : right;
}

/** Where a penguin swims at a depth; where there is little room, in the place after the last tile. */
export function swims(l: Layout, depth: number): { x: number; y: number; size: number } {
  if (!l.small) return { x: l.rope + 24 * l.unit, y: middle(l, depth) - l.diver / 2, size: l.diver };
  const { size, places } = arrange(l, depth);
  const at = places.at(-1)!;
  const side = Math.min(l.diver, size + 8);
  return { x: at.x, y: at.y + (size - side) / 2, size: side };
}

/** Where the words about the flipped tile go: beside it, or under it. */
export function says(l: Layout, depth: number, at: { x: number; y: number }, size: number): { x: number; y: number; text: "start" | "middle" } | null {
  if (l.small) return null;
  if (at.x + size + 18 + SAID < l.pile - 20) return { x: at.x + size + 18, y: at.y + size / 2 + 4, text: "start" };
  const y = at.y + size + 24;
  return y < top(l, depth) + band(l, depth) - 6 ? { x: at.x + size / 2, y, text: "middle" } : null;
}
