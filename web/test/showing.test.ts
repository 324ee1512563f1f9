/** Events are shown one after another, each for its time. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Showing, steps, type Step } from "../src/table/showing.svelte";
import type { Frame, TableEvent, View } from "$lib/wire.gen";

const move = (seq: number, seat: number): TableEvent => ({ seq, kind: "move", seat, at: 0 });
const frame = (seq: number): Frame => ({ seq, to_act: 0, table: { at: seq }, explain: [] });
const view = (seq: number): View => ({ seq, table: { at: seq }, legal: [{}] }) as unknown as View;
const step = (seq: number): Step => ({ events: [move(seq, 1)], view: view(seq) });

function open(lasts = 100): { showing: Showing; shown: number[]; done: () => number } {
  const shown: number[] = [];
  let done = 0;
  const showing = new Showing((each) => shown.push(each.view.seq), () => lasts, () => done++, () => ({ behind: 4000, read: 1100 }));
  return { showing, shown, done: () => done };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a decision and its outcomes are one step, and only the last step offers moves", () => {
  const events: TableEvent[] = [move(3, 1), move(4, -1), move(5, 2), { seq: 6, kind: "undo", seat: 2, at: 0, to: 4 }];
  const found = steps(events, [3, 4, 5, 6].map(frame), view(6));
  expect(found.map((each) => each.events.map((event) => event.seq))).toEqual([[3, 4], [5], [6]]);
  expect(found.map((each) => each.view.table["at"])).toEqual([4, 5, 6]);
  expect(found.map((each) => each.view.legal.length)).toEqual([0, 0, 1]);
});

test("moves are shown one after another, and the next ones are offered after the last", async () => {
  const { showing, shown, done } = open();
  for (const seq of [1, 2, 3]) showing.add(step(seq));
  expect([shown, showing.moving, showing.idle]).toEqual([[1], false, false]);
  await vi.advanceTimersByTimeAsync(100);
  expect([shown, showing.moving]).toEqual([[1, 2], true]);
  await vi.advanceTimersByTimeAsync(200);
  expect([shown, showing.idle, done()]).toEqual([[1, 2, 3], true, 1]);
});

test("if too many moves wait, the oldest are skipped", async () => {
  const { showing, shown } = open(1000);
  for (let seq = 1; seq <= 12; seq++) showing.add(step(seq));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(shown).toEqual([1, 9, 10, 11, 12]);
});

test("waiting moves can be skipped", () => {
  const { showing, shown, done } = open();
  for (const seq of [1, 2, 3]) showing.add(step(seq));
  showing.skip();
  expect([shown, showing.idle, done()]).toEqual([[1, 3], true, 1]);
});

test("missed steps play by themselves until the viewer steps by hand; then new events follow", async () => {
  const { showing, shown, done } = open();
  const before: Step = { events: [], view: view(10) };
  const loading = showing.catchUp(Promise.resolve([before, step(11), step(12), step(13)]), step(13), true);
  showing.add(step(14));
  await loading;
  expect([shown, showing.missed?.at]).toEqual([[10], -1]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(shown).toEqual([10, 11]);
  showing.by(1);
  showing.by(-1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([shown, showing.missed?.at, done()]).toEqual([[10, 11, 12, 11], 0, 0]);
  showing.by(1);
  showing.by(1);
  showing.by(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect([shown.slice(4), showing.missed, done()]).toEqual([[12, 13, 14], null, 1]);
});

test("a story can be skipped, and one that cannot be fetched is left out", async () => {
  const { showing, shown } = open();
  await showing.catchUp(Promise.resolve([step(1), step(2), step(3)]), step(3), true);
  showing.skip();
  expect([shown, showing.idle]).toEqual([[1, 3], true]);
  await showing.catchUp(Promise.reject(new Error("gone")), step(9), true);
  expect(shown).toEqual([1, 3, 9]);
});
