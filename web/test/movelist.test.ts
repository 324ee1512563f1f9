/** The list of moves and what each would do. */
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import en from "virtual:texts/deep_dive/en";
import shell from "virtual:shell/en";
import { speak } from "$lib/texts.svelte";
import type { Move } from "$lib/wire.gen";
import { TableModel } from "../src/table/model.svelte";
import MoveList from "../src/table/MoveList.svelte";
import { PLAIN } from "../src/table/page";
import { Line, speakOverLines } from "./line";

speakOverLines();
Element.prototype.scrollTo ??= () => undefined;

const clause = "DD-24";
const surface: Move = {
  move: 1, text: "surface", told: { kind: "surface", seat: 0, clause, pieces: [{ kind: "rock" }], places: [1] },
  preview: { points: [2, -1], effects: [{ kind: "rock-gained", clause, pieces: [], places: [] }], chances: [] },
};
const flip: Move = {
  move: 2, text: "flip", told: { kind: "flip", seat: 0, clause, pieces: [], places: [1] },
  preview: { points: [0, 0], effects: [], chances: [{ kind: "turns-up", then: "trapped", clause, weight: 7, of: 30 }] },
};

test("where some of what is chosen together becomes legal later, nothing of it seems to cost more than the rest", async () => {
  const model = new TableModel("m");
  const later = { ...flip.told, places: [2] };
  const view = { started: true, to_act: 0, explain: [], names: ["Ada", "Jan"], bots: {}, table: {}, end: null, undo: null, ask: null, clock: null, legal: [flip] };
  Line.made[0]!.welcome(1, [], view);
  model.use({ card: { ...PLAIN, gathers: () => ({ n: 2, parts: [flip.told, later] }) } } as never, speak("en", [shell, en]));
  render(MoveList, { model });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getAllByRole("button").map((act) => act.querySelector("small") !== null)).toEqual([false, false]);
  model.close();
});

test("the list says what each move would do: points, effects and chances", async () => {
  const model = new TableModel("m");
  const view = { started: true, to_act: 0, explain: [], names: ["Ada", "Jan"], bots: {}, table: {}, end: null, undo: null, ask: null, clock: null, legal: [surface, flip] };
  Line.made[0]!.welcome(1, [], view);
  model.use(null, speak("en", [shell, en]));
  render(MoveList, { model });
  await vi.advanceTimersByTimeAsync(0);
  const lines = screen.getAllByRole("button").map((act) => act.querySelector("small")?.textContent);
  expect(lines[0]).toBe("+2 points · Jan: −1 point · lets a later dive start deeper");
  expect(lines[1]).toMatch(/23% \(7 of 30 unseen\)/);
  model.close();
});
