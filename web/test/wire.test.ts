/** The connection of a table: it comes back, asks for what it missed, repeats what is unanswered. */
import { expect, test, vi } from "vitest";
import { Refused } from "$lib/api";
import { Wire } from "$lib/wire.svelte";
import { Line, speakOverLines } from "./line";

const event = (seq: number): object => ({ seq, kind: "move", seat: 0, at: 0 });

speakOverLines();

test("after a reconnect the client asks for missed events and resends unanswered commands under the same id", async () => {
  const wire = new Wire("m");
  Line.made[0]!.welcome(2, [event(1), event(2)]);
  expect([wire.state, wire.seat, wire.events.length]).toEqual(["open", 0, 2]);
  const done = wire.ask({ type: "act", move: 7, expected_seq: 2 });
  const sent = Line.made[0]!.sent[0]!;
  Line.made[0]!.drop();
  expect(wire.state).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(Line.made[1]!.address.searchParams.get("since")).toBe("2");
  Line.made[1]!.welcome(3, [event(3)]);
  expect(Line.made[1]!.sent).toEqual([sent]);
  Line.made[1]!.hear({ type: "ack", cmd_id: sent["cmd_id"], seq: 3 });
  await expect(done).resolves.toMatchObject({ seq: 3 });
  wire.close();
});

test("commands sent while disconnected are sent after the reconnect", async () => {
  const wire = new Wire("m");
  wire.ask({ type: "hint" }).catch(() => undefined);
  expect(Line.made[0]!.sent).toEqual([]);
  Line.made[0]!.welcome(1);
  expect(Line.made[0]!.sent).toMatchObject([{ type: "hint" }]);
  wire.close();
});

test("events that arrive twice are counted once", () => {
  const wire = new Wire("m");
  Line.made[0]!.welcome(2, [event(1), event(2)]);
  Line.made[0]!.hear({ type: "news", seq: 3, events: [event(2), event(3)], view: { seq: 3 } });
  expect(wire.events.map((one) => one.seq)).toEqual([1, 2, 3]);
  wire.close();
});

test("a refusal reaches its command, and a command is retried while the store is down", async () => {
  const wire = new Wire("m");
  const line = Line.made[0]!;
  line.welcome(1);
  const done = wire.ask({ type: "act", move: 7, expected_seq: 1 });
  const caught = done.catch((error: unknown) => error);
  line.hear({ type: "refuse", cmd_id: line.sent[0]!["cmd_id"], code: "store_down", error: "" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(line.sent[1]).toEqual(line.sent[0]);
  line.hear({ type: "refuse", cmd_id: line.sent[0]!["cmd_id"], code: "illegal_move", error: "no", clause: "DD-22" });
  expect(await caught).toEqual(new Refused("illegal_move", "no", "DD-22"));
  wire.close();
});

test("a server that does not answer counts as gone", async () => {
  const wire = new Wire("m");
  Line.made[0]!.welcome(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(Line.made[0]!.sent).toEqual([{ type: "since", seq: 1 }]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(wire.state).toBe("lost");
  await vi.advanceTimersByTimeAsync(500);
  expect(Line.made.length, "within 10 s it asks another server, if a proxy has one").toBe(2);
  wire.close();
});

test("a table that does not exist is not asked for again", async () => {
  const wire = new Wire("m");
  Line.made[0]!.hear({ type: "refuse", code: "no_such_match", error: "no" });
  Line.made[0]!.drop();
  await vi.advanceTimersByTimeAsync(20000);
  expect([wire.state, Line.made.length]).toEqual(["refused", 1]);
  wire.close();
});

test("a socket that is not open yet is closed once it is, so that the browser has nothing to complain about", () => {
  const wire = new Wire("m");
  const line = Line.made[0]!;
  line.readyState = Line.CONNECTING;
  wire.close();
  expect(line.readyState).toBe(Line.CONNECTING);
  line.onopen?.();
  expect(line.readyState).toBe(3);
});
