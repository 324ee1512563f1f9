/** Replays: slider, curve, turning points. */
import { render, screen, within, fireEvent } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { speak } from "$lib/texts.svelte";
import type { Curve as CurveOf, Frame, CurvePoint, TurningPoint } from "$lib/wire.gen";
import type { Person } from "$kit/contract";
import { acrossOf, DASHES, downOf, eventAt, lineOf, parts, percent, percents, signed, spread, standingAt, stations, type Box } from "../src/replay/curve";
import Slider from "../src/replay/Slider.svelte";
import Shares from "../src/replay/Shares.svelte";
import { ReplayModel } from "../src/replay/model.svelte";
import { linesOf } from "../src/table/log";

const root = resolve(import.meta.dirname, "../..");
const read = (...path: string[]): string => readFileSync(join(root, ...path), "utf-8");
const say = speak("en", [read("src/fathomfive/texts/en.ftl"), read("web/src/texts/en.ftl"), read("src/fathomfive/games/deep_dive/texts/en.ftl")]);
const box: Box = { width: 240, height: 100, left: 10, right: 30, pad: 10 };
const points: CurvePoint[] = [
  { seq: 3, seat: 0, wins: [0.5, 0.5], chosen: [0.6, 0.4], then: [0.25, 0.75], error: 0.01, choice_error: 0.01, luck_error: 0.01 },
  { seq: 7, seat: 1, wins: [0.25, 0.75], chosen: [0.2, 0.8], then: [0, 1], error: 0.01, choice_error: 0.01, luck_error: 0 },
];
const person = (side: number): Person => ({ side, name: `P${side}`, colour: "#123456", light: false, you: false, bot: null, sits: true });

describe("the geometry of the curve", () => {
  test("events and places are converted both ways, the first event at the left", () => {
    expect([acrossOf(1, 11, box), acrossOf(11, 11, box)]).toEqual([10, 210]);
    for (const seq of [1, 4, 11]) expect(eventAt(acrossOf(seq, 11, box), 11, box)).toBe(seq);
    expect([eventAt(-50, 11, box), eventAt(999, 11, box)]).toEqual([1, 11]);
    expect(acrossOf(1, 1, box)).toBe(10);
  });

  test("a win is above, a loss below", () => {
    expect([downOf(1, box), downOf(0.5, box), downOf(0, box)]).toEqual([10, 50, 90]);
  });

  test("the shares are known before and after a decision, and the result at the end", () => {
    expect(stations(points, [0, 1], 11).map(({ seq }) => seq)).toEqual([2, 3, 6, 7, 11]);
    expect(stations(points, null, 11).map(({ seq }) => seq)).toEqual([2, 3, 6, 7]);
    expect(stations(points, null, 11).map(({ wins }) => wins[0])).toEqual([0.5, 0.6, 0.25, 0.2]);
    expect(stations([...points.slice(0, 1), { ...points[1]!, seq: 4 }], null, 11).map(({ seq }) => seq), "nothing happened in between").toEqual([2, 3, 4]);
    const all = stations(points, [0, 1], 11);
    expect(standingAt(all, 1)?.wins).toEqual([0.5, 0.5]);
    expect(standingAt([], 1)).toBeUndefined();
    expect(standingAt(all, 6)?.wins).toEqual([0.25, 0.75]);
    expect(standingAt(all, 11)?.wins).toEqual([0, 1]);
  });

  test("a line goes through its points", () => {
    expect(lineOf(stations(points, null, 11), 1, 11, box)).toBe("M30.0 50.0L50.0 58.0L110.0 30.0L130.0 26.0");
  });

  test("flags do not overlap, stay inside and keep the order of the lines", () => {
    const places = spread([90, 88, 0], 17, 0, 84);
    expect(places).toEqual([84, 67, 0]);
    expect(spread([5, 5, 5], 17, 0, 84)).toEqual([5, 22, 39]);
  });

  test("every side has a pattern of its own", () => {
    expect(new Set(DASHES).size).toBe(6);
    expect(percent(0.126)).toBe(13);
    expect(percents([0.333, 0.334, 0.333]), "a hundred together").toEqual([33, 34, 33]);
    expect(percents([0.325, 0.345, 0.33])).toEqual([33, 34, 33]);
    expect(percents([])).toEqual([]);
  });
});

test("a turning point tells choice from luck in percentage points that add up", () => {
  const turn = { before: [0.504, 0.496], after: [0.25, 0.75], choice: [0.096, -0.096], luck: [-0.35, 0.35] } as TurningPoint;
  for (const side of [0, 1]) {
    const { before, after, choice, luck } = parts(turn, side);
    expect(before + choice + luck).toBe(after);
  }
  expect([parts(turn, 0).choice, parts(turn, 0).luck].map(signed)).toEqual(["+10", "−35"]);
  expect(signed(0)).toBe("0");
});

const curve: CurveOf = { ok: true, state: "ready", done: 2, of: 2, points, result: [0, 1], turns: [] };

test("the shares of the current event are written out, and all of them are in a table", async () => {
  render(Shares, { curve, people: [person(0), person(1)], last: 11, at: 6, say });
  expect(document.querySelector(".now-words")?.textContent?.replace(/\s+/g, " ").trim()).toBe("P0 25% P1 75%");
  const details = document.querySelector("details")!;
  details.open = true;
  await fireEvent(details, new Event("toggle"));
  const rows = within(screen.getByRole("table")).getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([["Step", "P0", "P1"], ["2", "50%", "50%"], ["3", "60%", "40%"], ["6", "25%", "75%"], ["7", "20%", "80%"], ["11", "0%", "100%"]]);
});

test("the slider announces its position, and its buttons move it", async () => {
  const look = vi.fn();
  const step = vi.fn();
  const toggle = vi.fn();
  const turn = vi.fn();
  const hurry = vi.fn();
  render(Slider, { at: 4, last: 11, playing: false, left: 10, right: 30, told: "Ada flips", say, speed: 1, look, step, turn, hurry, toggle });
  const slider = screen.getByRole("slider", { name: "Timeline" }) as HTMLInputElement;
  expect([slider.min, slider.max, slider.value, slider.getAttribute("aria-valuetext")]).toEqual(["1", "11", "4", "step 4 of 11: Ada flips"]);
  slider.value = "9";
  await fireEvent.input(slider);
  expect(look).toHaveBeenCalledWith(9);
  for (const name of ["One step back", "One step forward", "To the beginning", "To the end"]) await fireEvent.click(screen.getByRole("button", { name }));
  expect(step.mock.calls.flat()).toEqual([-1, 1, -11, 11]);
  for (const name of ["One turn back", "One turn forward"]) await fireEvent.click(screen.getByRole("button", { name }));
  expect(turn.mock.calls.flat()).toEqual([-1, 1]);
  await fireEvent.change(screen.getByRole("combobox", { name: "Speed of the replay" }), { target: { value: "8" } });
  expect(hurry).toHaveBeenCalledWith(8);
  await fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(toggle).toHaveBeenCalledOnce();
});

test("undone events are marked in the log", () => {
  const told = { kind: "surface", seat: 0, pieces: [], places: [], clause: "DD-24" };
  const events = [
    { seq: 1, kind: "start" as const, seat: null, at: 0 },
    { seq: 2, kind: "move" as const, seat: 0, at: 0, told },
    { seq: 3, kind: "undo" as const, seat: 0, at: 0, to: 1 },
    { seq: 4, kind: "move" as const, seat: 0, at: 0, told },
  ];
  const lines = linesOf(events, () => "words", () => "Ada", 0);
  expect(lines.map(({ event, undone, mine }) => [event.seq, undone, mine])).toEqual([[2, true, true], [3, false, true], [4, false, true]]);
});

describe("a replay", () => {
  const LAST = 100;
  const frame = (seq: number): Frame => ({ seq, to_act: 0, table: { seq }, explain: [{ side: 0, kind: "cards", clause: "DD-1", points: seq }] });
  const asked: string[] = [];

  function serve(): void {
    asked.length = 0;
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      const url = new URL(path, "http://here");
      const first = Number(url.searchParams.get("first"));
      const body = path.includes("/story")
        ? { ok: true, seq: LAST, events: Array.from({ length: LAST + 1 - first }, (_, n) => ({ seq: first + n, kind: "ask", seat: 0, at: 0 })), names: ["Ada", null], bots: { 1: "easy" }, end: null }
        : path.includes("/frames")
          ? { ok: true, frames: Array.from({ length: Math.min(32, LAST + 1 - first) }, (_, n) => frame(first + n)) }
          : { ok: true, game: "deep_dive", sitting: [{ you: false }, { you: true }], opened: false };
      return { headers: new Headers(), json: async () => body };
    });
  }

  test("opens at the event in its address, and fetches only frames near it", async () => {
    serve();
    const model = new ReplayModel("m");
    await model.open(57);
    await vi.waitFor(() => expect(model.frame?.seq).toBe(57));
    expect(model.eyes).toBe(1);
    expect(model.kit.scene.points.map(({ points }) => points), "as they were then").toEqual([57]);
    expect(asked.filter((path) => path.includes("frames"))).toEqual(["/api/tables/m/frames?first=33&most=32&seat=1"]);
    expect(model.people.map(({ name }) => name)).toHaveLength(2);
    model.close();
  });

  test("stays between the first and the last event, and fetches the next page ahead", async () => {
    serve();
    const model = new ReplayModel("m");
    await model.open(null);
    await vi.waitFor(() => expect(model.frame?.seq).toBe(1));
    model.stepBy(-5);
    expect(model.at).toBe(1);
    model.stepBy(1);
    expect([model.at, model.frame?.seq, model.kit.scene.events.map(({ seq }) => seq)]).toEqual([2, 2, [2]]);
    model.stepBy(23);
    expect(model.kit.scene.events).toEqual([]);
    await vi.waitFor(() => expect(asked.filter((path) => path.includes("frames")).length).toBe(2));
    model.stepBy(500);
    expect(model.at).toBe(LAST);
    await vi.waitFor(() => expect(model.frame?.seq).toBe(LAST));
    model.close();
  });

  test("a viewer who scrubs over many pages gets the last one", async () => {
    serve();
    const model = new ReplayModel("m");
    await model.open(1);
    await vi.waitFor(() => expect(model.frame?.seq).toBe(1));
    for (const seq of [20, 40, 70, 99]) model.lookAt(seq);
    await vi.waitFor(() => expect(model.frame?.seq).toBe(99));
    expect(asked.filter((path) => path.includes("frames")).length).toBeLessThan(4);
    model.close();
  });

  test("follows the seat of the last decision, also while outcomes are shown", async () => {
    serve();
    const seats = [null, 0, -1, 1];
    const model = new ReplayModel("m");
    await model.open(1);
    await vi.waitFor(() => expect(model.frame?.seq).toBe(1));
    model.events = seats.map((seat, n) => ({ seq: n + 1, kind: n ? "move" : "start", seat, at: 0 }));
    const followed = seats.map((_, n) => (model.lookAt(n + 1), model.kit.viewer.follow));
    expect(followed).toEqual([null, 0, 0, 1]);
    model.close();
  });

  test("another seat sees another table", async () => {
    serve();
    const model = new ReplayModel("m");
    await model.open(5);
    await vi.waitFor(() => expect(model.frame?.seq).toBe(5));
    await model.see(null);
    expect(model.frame?.seq).toBe(5);
    expect(asked.at(-1)).not.toContain("seat");
    model.close();
  });
});
