/** The model of a live table. */
import { expect, test, vi } from "vitest";
import { TableModel } from "../src/table/model.svelte";
import type { Move, Told, View } from "$lib/wire.gen";
import { PLAIN } from "../src/table/page";
import { Line, speakOverLines } from "./line";
import { noPreview } from "./previews";

const event = (seq: number): object => ({ seq, kind: "move", seat: 0, at: 0 });
const offering = (...texts: string[]): Partial<View> => ({
  started: true, to_act: 0, explain: [], names: ["Ada", "Jan"], bots: {}, table: {}, end: null, undo: null, ask: null,
  legal: texts.map((text, move) => ({ move, text, told: toldOf(text), preview: noPreview })),
});

speakOverLines();

const named = (model: TableModel, ...texts: string[]): Move[] => texts.map((text) => model.kit.offer.moves.find((move) => move.text === text) ?? ({ move: 9, text } as Move));
const toldOf = (text: string): Told => ({ kind: "x", seat: 0, pieces: [], places: [text], clause: "" });

test("while an event waits to be shown, earlier moves can no longer be pressed", async () => {
  const model = new TableModel("m");
  const line = Line.made[0]!;
  const acts = (): unknown[] => line.sent.filter((one) => one["type"] === "act").map((one) => [one["move"], one["expected_seq"]]);
  line.welcome(1, [event(1)], offering("a"));
  model.use(null, (id) => id);
  line.news(2, [event(2)], offering("a", "b"));
  expect(model.kit.offer.legal.map((move) => move.text)).toEqual(["a", "b"]);
  line.news(3, [event(3)], offering("c", "a")); // while the one before is being shown
  expect(model.shown?.seq).toBe(2);
  expect(model.kit.offer.legal.length).toBe(0);
  void model.play(...named(model, "a"));
  expect(acts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(model.kit.offer.legal.map((move) => move.text)).toEqual(["c", "a"]);
  void model.play(...named(model, "a"));
  expect(acts()).toEqual([[1, 3]]);
  model.close();
});

test("points come with the view, also if the board was loaded first", () => {
  const model = new TableModel("m");
  model.use(null, (id) => id);
  const line = Line.made[0]!;
  line.welcome(1, [event(1)], { ...offering("a"), explain: [{ kind: "row", side: 0, points: 3, clause: "X-1" }] });
  expect([model.points.length, line.sent]).toEqual([1, []]);
  model.close();
});

test.each([["note", false], ["good", false], ["bad", true]] as const)("what ends a game is said beside its result only where it is a loss: %s", async (tone, stays) => {
  const model = new TableModel("m");
  const line = Line.made[0]!;
  line.welcome(1, [event(1)], offering("a"));
  model.use({ card: { ...PLAIN, banner: () => ({ words: { id: "news" }, tone }) } } as never, (id) => id);
  const end = { rank: [1, 2], points: [2, 1], reason: "x", told: [] };
  line.news(2, [{ ...event(2), told: toldOf("a") }], { ...offering(), end } as never);
  await vi.advanceTimersByTimeAsync(1000);
  expect([model.shown?.seq, model.banners.now?.words === "news"]).toEqual([2, stays]);
  model.close();
});

test("several moves are played one after another, as long as nobody comes between", async () => {
  const model = new TableModel("m");
  const line = Line.made[0]!;
  const acts = (): unknown[] => line.sent.filter((one) => one["type"] === "act").map((one) => [one["move"], one["expected_seq"]]);
  const answer = (more: object): void => line.hear({ type: "ack", cmd_id: line.sent.findLast((one) => one["type"] === "act")!["cmd_id"], ...more });
  line.welcome(1, [event(1)], offering("a", "b"));
  model.use({ card: { ...model.card, gathers: (_: unknown, legal: readonly Move[]) => (legal.some((move) => move.text === "a") ? { n: 2, parts: [toldOf("a"), toldOf("b")] } : null) } } as never, (id) => id);
  for (const move of named(model, "b", "a")) model.kit.choice.take(move);
  expect(acts()).toEqual([[0, 1]]);
  answer({ seq: 2 });
  line.news(2, [event(2)], offering("c", "b"));
  await vi.advanceTimersByTimeAsync(0);
  expect([acts(), model.kit.choice.gathered]).toEqual([[[0, 1], [1, 2]], [toldOf("b"), toldOf("a")]]); // still in sight
  answer({ seq: 3 });
  line.news(3, [event(3)], offering("a", "b"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(model.commands.busy).toBe(false);
  model.kit.choice.play(...named(model, "a", "b"));
  answer({ seq: 4 });
  line.news(4, [event(4)], offering("d"));
  await vi.advanceTimersByTimeAsync(1000);
  expect([acts().length, model.commands.busy, model.kit.choice.gathered]).toEqual([3, false, []]);
  model.close();
});

test("moves that were played together are undone together, earlier ones one by one", async () => {
  const model = new TableModel("m");
  const line = Line.made[0]!;
  const answer = (more: object): void => line.hear({ type: "ack", cmd_id: line.sent.at(-1)!["cmd_id"], ...more });
  const undo = (to: number): Partial<View> => ({ undo: { to, free: true } });
  const back = (): unknown[] => line.sent.filter((one) => one["type"] === "undo").map((one) => one["to"]);
  const told = (seq: number): object => ({ ...event(seq), told: { kind: "x", seat: 0, pieces: [], places: [], clause: "" } });
  line.welcome(2, [told(1), told(2)], { ...offering("a", "b"), ...undo(1) });
  model.use(null, (id) => id);
  const act = async (seq: number, ...then: string[]): Promise<void> => {
    line.hear({ type: "ack", cmd_id: line.sent.findLast((one) => one["type"] === "act")!["cmd_id"], seq });
    line.news(seq, [told(seq)], { ...offering(...then), ...undo(seq - 1) });
    await vi.advanceTimersByTimeAsync(1000);
  };
  model.kit.choice.play(...named(model, "a", "b"));
  await act(3, "b");
  await act(4, "c");
  expect([model.commands.busy, model.undo.undoing?.plain, model.undo.undoing?.lines.length]).toEqual([false, true, 2]);
  void model.undo.takeBack();
  expect(back()).toEqual([2]);
  answer({ seq: 5 });
  line.news(5, [{ seq: 5, kind: "undo", seat: 0, at: 0, to: 2 }], { ...offering("a", "b"), ...undo(1) });
  await vi.advanceTimersByTimeAsync(1000);
  void model.undo.takeBack();
  expect(back()).toEqual([2, 1]);
  model.close();
});

test("people who share a device and hide nothing undo what any of them did last", async () => {
  const told = { kind: "x", seat: 0, pieces: [], places: [], clause: "" };
  const made = (seq: number, seat: number): object => ({ seq, kind: "move", seat, at: 0, told: { ...told, seat } });
  const back = (line: Line): unknown[] => line.sent.filter((one) => one["type"] === "undo").map((one) => one["to"]);
  for (const hidden of [false, true]) {
    const model = new TableModel("m", 0, { seats: [0, 1], hidden });
    const line = Line.made.at(-1)!;
    line.welcome(1, [made(1, 0)], offering("a"));
    model.use(null, (id) => id);
    for (const [seq, seat] of [[2, 1], [3, -1]] as const) {
      line.news(seq, [made(seq, seat)], { ...offering("a"), undo: { to: 0, free: true } });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(model.undo.own?.to).toBe(hidden ? 0 : 1);
    if (!hidden) expect([model.undo.undoing?.redraws, model.undo.undoing?.plain]).toEqual([true, false]);
    void model.undo.takeBack(true);
    expect(back(line)).toEqual([hidden ? 0 : 1]);
    model.close();
  }
});
