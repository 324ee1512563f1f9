/** What Klofni rybku shows. */

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
  rows: { sum: number; points: number }[]; // what each row of the grid is worth
  rocks: number;
  bubbles: number;
  trapped: number[]; // penguins, by depth
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
  homes?: number[]; // depths that three penguins come home from, while they may bring something
  rival?: { depth: number; level: string };
}

/** How many tiles lie in heaps. */
export const count = (heaps: readonly Heap[]): number => heaps.reduce((sum, heap) => sum + heap.n, 0);
