/** A table of Podwodni łowcy and moves at it, for tests. */
import type { Move } from "$kit/contract";
import type { Piece, Shown } from "../../src/fathomfive/games/podwodni_lowcy/web/shown";
import { noPreview } from "./previews";

export const COLOURS = { R: "red", G: "green", Y: "yellow" } as const;

/** A card by a short name: RA, shrimp. */
export const read = (text: string): Piece =>
  text.length === 2 ? { kind: "fish", colour: COLOURS[text[0] as "R"], letter: text[1] as "A" } : { kind: text as "shrimp" };
export const row = (text: string): Piece[] => text.split(" ").map(read);

export const far = { ready: false, perils: [], wants: [] }; // from scoring a set

export function shown(change: Partial<Shown> = {}): Shown {
  return {
    seats: 2, length: "standard", goal: 35, to_act: 0, asked: "depth", side: 0, turns: 4, reached: null,
    grid: [row("RA wave GB GC"), row("YC GA shrimp YA"), row("harpoon YB RC net")],
    corner: "top-right", column: row("RB harpoon"), next: "new3", catch: { n: 2, places: ["a1", "b1", "c1", "d1", "new"] }, picked: [], blame: [],
    nets: 0, harpoons: 0, given: null, to_add: 0, together: null, set_points: 10,
    deck: [{ ...read("GA"), n: 3 }, { ...read("YB"), n: 2 }, { ...read("shrimp"), n: 1 }, { ...read("harpoon"), n: 2 }],
    discards: [{ ...read("RA"), n: 1 }], pool: [],
    sides: [{ points: 4, up: [{ ...read("RA"), n: 3 }, { ...read("shrimp"), n: 1 }], down: [], ...far }, { points: 12, up: [{ ...read("YB"), n: 2 }], down: [{ ...read("GA"), n: 1 }], ...far }],
    ...change,
  };
}

/** A table on which nobody dives. */
export const calm = (change: Partial<Shown> = {}): Shown => shown({ corner: null, column: [], next: null, catch: null, ...change });

/** The pieces and places of a move, by its text. */
export function tellOf(text: string, table: Shown): object {
  const [kind, what = ""] = text.split("-") as [string, string?];
  if (kind === "set") return { pieces: what.split("+").flatMap((item) => (item.includes("x") ? Array<Piece>(Number(item[0])).fill(read(item.slice(2))) : [read(item)])) };
  if (kind === "net" && what) return { pieces: [read(what)], other: Number(text.at(-1)) - 1 };
  if (["give", "take", "wash", "down"].includes(kind)) return { pieces: [read(what)] };
  if (text === "pick-new") return { pieces: [table.column.at(-1)!], places: ["new"] };
  if ((kind !== "pick" && kind !== "harpoon") || !what) return {};
  return { pieces: what.startsWith("new") ? [] : [table.grid[Number(what[1]) - 1]!["abcd".indexOf(what[0]!)]!], places: [what] };
}
export const move = (text: string, kind: string, more: object = {}, table = shown()) =>
  ({ move: 1, text, told: { kind, seat: 0, pieces: [], places: [], clause: "PL-20", ...tellOf(text, table), ...more }, preview: noPreview }) as Move;

/** A table whose row is being chosen from. */
export const choosing = shown({
  together: { n: 2, parts: ["pick-a1", "pick-b1", "pick-c1", "pick-d1", "pick-new"].map((text) => move(text, text === "pick-new" ? text : "pick").told) },
});
