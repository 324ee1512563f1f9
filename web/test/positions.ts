/** Tables as `show` gives them, small enough to read. */
import type { Sea } from "../../src/fathomfive/games/deep_dive/web/shown";
import type { Effect } from "$lib/wire.gen";
import { noPreview } from "./previews";

const empty = { down: 3, up: [], unseen: [{ kind: "predator" as const, n: 2 }, { kind: "bubbles" as const, n: 3 }] };

export function sea(change: Partial<Sea> = {}): Sea {
  const side = { points: 0, grid: [[], [], []] as [number[], number[], number[]], rows: [], rocks: 0, bubbles: 0, trapped: [0, 0, 0, 0, 0], free: 3 };
  return {
    seats: 2, to_act: 0, asked: "dive", side: 0, depth: 1, start: 0, token: "start", ending: false,
    depths: [
      { ...empty, up: [{ kind: "food", colour: "pink", value: 1, n: 2 }, { kind: "rock", n: 1 }, { kind: "predator", n: 2 }] },
      empty, empty, empty, { ...empty, down: 0 },
    ],
    sides: [side, { ...side, trapped: [1, 0, 0, 0, 0], free: 2 }],
    ...change,
  };
}

export const move = (text: string, kind: string, places: number[] = [], pieces: Record<string, unknown>[] = [], effects: Effect[] = []) => ({
  move: 1, text, told: { kind, seat: 0, pieces, places, clause: "DD-22" }, preview: { ...noPreview, effects },
});
