/** Good manners at a table: ending a match, absent players, muting, reporting, chat. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import cs from "virtual:shell/cs";
import en from "virtual:shell/en";
import pl from "virtual:shell/pl";
import { Refused } from "$lib/api";
import { absenceName, momentName, usualAbsence } from "$lib/clocks";
import { againIn, CODES, refusalOf } from "$lib/refusals";
import { shell, speak } from "$lib/texts.svelte";
import { isolated } from "$lib/words";
import type { SeatStatus, TableDetails, TableEvent, View } from "$lib/wire.gen";
import End from "../src/table/End.svelte";
import { linesOf } from "../src/table/log";
import Log from "../src/table/Log.svelte";
import Menu from "../src/table/Menu.svelte";
import { TableModel } from "../src/table/model.svelte";
import Question from "../src/table/Question.svelte";
import Seats from "../src/table/Seats.svelte";
import { Line, speakOverLines } from "./line";

speakOverLines();

const root = resolve(import.meta.dirname, "../..");
const say = speak("en", [en]);
const MINUTE = 60_000;
const chair = (name: string | null, more: Partial<SeatStatus> = {}): SeatStatus => ({ bot: null, external: false, name, free: false, you: false, muted: false, kept_for: null, kept_for_you: false, ...more });
const agreed = (more: Partial<TableDetails> = {}): TableDetails => ({
  ok: true, match: "m", game: "deep_dive", rules: 1, options: {}, seats: 2, listed: false, hints: true, replay: true, spectators: true, opened: false,
  clock: null, absence: 600, made: 0, started: 1, ended: null, closed: null, quick_until: null, sitting: [chair("Ada", { you: true }), chair("Jan")], host: true, ...more,
});
const view: Partial<View> = {
  started: true, to_act: 1, explain: [], names: ["Ada", "Jan"], bots: {}, table: {}, end: null, undo: null, ask: null, clock: null, legal: [], away: [null, null], replace_in: null,
};
const event = (seq: number, kind: TableEvent["kind"], seat: number | null, more: Partial<TableEvent> = {}): TableEvent => ({ seq, kind, seat, at: Date.now(), ...more });

/** Open a table, as the page does. */
function open(more: Partial<View> = {}, table: Partial<TableDetails> = {}): [TableModel, Line] {
  const model = new TableModel("m");
  const line = Line.made.at(-1)!;
  line.welcome(1, [event(1, "start", null)], { ...view, ...more });
  model.agreed = agreed(table);
  model.use(null, say);
  return [model, line];
}
const question = (model: TableModel): void => void render(Question, { model, rules: null, game: "deep_dive", reopen: () => undefined });
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
const sent = (line: Line): unknown[] => line.sent.map(({ type, seat, bot }) => [type, ...(seat === undefined ? [] : [seat]), ...(bot === undefined ? [] : [bot])]);

beforeEach(() => {
  shell.say = say;
});

describe("a match is ended early", () => {
  test("resigning says what happens, asks once more, and names the bot", async () => {
    const [model, line] = open();
    render(Menu, { model, game: "deep_dive", done: () => undefined });
    await fireEvent.click(button("Quit the game"));
    expect(line.sent).toEqual([]);
    const panel = screen.getByRole("region", { name: "Quit the game" });
    expect(panel.textContent).toContain("You cannot come back");
    expect(document.activeElement?.textContent).toBe("Cancel");
    expect(within(panel).getByRole("combobox")).toBeTruthy();
    await fireEvent.click(button("Yes, quit"));
    expect(sent(line)).toEqual([["resign", "medium"]]);
    model.close();
  });

  test("cancelling sends nothing, and the button that asked is in focus again", async () => {
    const [model, line] = open();
    render(Menu, { model, game: "deep_dive", done: () => undefined });
    await fireEvent.click(button("Quit the game"));
    await fireEvent.click(button("Cancel"));
    expect([line.sent, screen.queryByRole("region", { name: "Quit the game" }), document.activeElement?.textContent]).toEqual([[], null, "Quit the game"]);
    model.close();
  });

  test("an end is offered to those who can go on; who cannot be waited for is not asked", async () => {
    const long = Date.now() - 11 * MINUTE;
    const sitting = [chair("Ada", { you: true }), chair("Jan"), chair("Eva"), chair(null, { bot: "easy" })];
    const [model] = open({ names: ["Ada", "Jan", "Eva", null], bots: { 3: "easy" }, away: [null, null, long, null] }, { sitting });
    expect([model.manners.others, model.manners.needed]).toEqual([[1, 2], [1]]);
    render(Menu, { model, game: "deep_dive", done: () => undefined });
    await fireEvent.click(button("Offer to end the game"));
    expect(screen.getByText(/once everyone named here agrees: Jan\./)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Close the table" })).toBeNull();
    model.close();
  });

  test("only a player who is left alone can close the table", () => {
    for (const [more, table, alone] of [
      [{}, {}, false],
      [{ away: [null, Date.now() - 9 * MINUTE] }, {}, false],
      [{ away: [null, Date.now() - 11 * MINUTE] }, {}, true],
      [{ away: [null, Date.now() - 11 * MINUTE] }, { absence: null }, false],
      [{ resigned: [1], bots: { 1: "medium" } }, {}, true],
    ] as [Partial<View>, Partial<TableDetails>, boolean][]) {
      const [model] = open(more, table);
      const { unmount } = render(Menu, { model, game: "deep_dive", done: () => undefined });
      expect(screen.queryByRole("button", { name: "Close the table" }) !== null).toBe(alone);
      expect(screen.queryByRole("button", { name: "Offer to end the game" }) !== null).toBe(!alone);
      unmount();
      model.close();
    }
  });

  test("an offer is answered by the others, and withdrawn by the seat that made it", async () => {
    const [model, line] = open({ offer: { seat: 1, agreed: [] } });
    question(model);
    expect(screen.getByText("Jan offers to end the game without a result.")).toBeTruthy();
    await fireEvent.click(button("Agree"));
    expect(sent(line)).toEqual([["agree"]]);
    line.hear({ type: "ack", cmd_id: line.sent[0]!["cmd_id"], seq: 2 });
    line.news(2, [event(2, "agree", 0)], { ...view, offer: { seat: 0, agreed: [1] } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByText("Agreed so far: Jan")).toBeTruthy();
    await fireEvent.click(button("Cancel the request"));
    expect(sent(line).at(-1)).toEqual(["decline"]);
    model.close();
  });

  test("a person who has left for good watches, and is asked nothing", () => {
    const [model] = open({ resigned: [0], bots: { 0: "medium" }, offer: { seat: 1, agreed: [] } });
    question(model);
    expect(screen.getByText("You have quit this game")).toBeTruthy();
    expect(screen.queryAllByRole("button")).toEqual([]);
    model.close();
  });

  test.each(["agreed", "abandoned", "admin"] as const)("a table that is closed (%s) says why and that there is no result", (closed) => {
    const [model] = open({ closed, to_act: -2 });
    render(End, { model, close: () => undefined });
    expect(screen.getByRole("heading").textContent?.trim()).toBe("The table is closed");
    expect(screen.getByText(new RegExp(`${say(`closed-${closed}`)} There is no result`))).toBeTruthy();
    expect(button("Play again")).toBeTruthy();
    model.close();
  });

  test("the log tells who offered, agreed, withdrew, left, was replaced, and how it ended", () => {
    const events = [
      event(1, "start", null), event(2, "offer", 0), event(3, "decline", 1), event(4, "ask", 1, { to: 1 }), event(5, "decline", 1), event(6, "offer", 1),
      event(7, "agree", 0), event(8, "hand-over", 1, { bot: "medium" }), event(9, "hand-over", 1, { bot: null }), event(10, "hand-over", 1, { bot: "easy", by: 0 }),
      event(11, "resign", 0, { bot: "easy" }), event(12, "close", null, { reason: "agreed" }),
    ];
    const texts = linesOf(events, say, (seat) => ["Ada", "Jan"][seat] ?? "", 0).map((line) => line.text);
    expect(texts).toEqual([
      "Ada offers to end the game.", "Jan declines.", "Jan asks to take back a move.", "Jan withdraws the request.", "Jan offers to end the game.", "Ada agrees.",
      "A bot plays on for Jan.", "Jan is back.", "Jan is away. Ada lets a bot play this seat.", "Ada quits the game. A bot plays on.", "The players agreed to end the game.",
    ]);
  });
});

describe("an absent player", () => {
  test("is shown as away, and can be replaced only when the server says so", async () => {
    const since = Date.now() - MINUTE;
    const [model, line] = open({ away: [null, since], replace_in: 3000 }, { absence: 3 });
    question(model);
    render(Seats, { model, narrow: false, played: model });
    const clock = (at: number): string => momentName(at, Date.now(), "en");
    expect([screen.getByText(`away since ${clock(since)}`), screen.getByText(`Jan has been away since ${clock(since)}.`)].length).toBe(2);
    expect(screen.getByText(`From ${clock(Date.now() + 3000)}, you can let a bot play this seat.`)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2999);
    expect(screen.queryByRole("button", { name: "Let a bot play" })).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await fireEvent.click(button("Let a bot play"));
    expect(sent(line).filter((one) => (one as string[])[0] === "replace")).toEqual([["replace", 1]]);
    model.close();
  });

  test("has time left as long as the server says so, whatever this device's clock says", async () => {
    const [model, line] = open({ away: [null, Date.now() - 90 * MINUTE], replace_in: 3000 });
    question(model);
    const isOffered = (): boolean => screen.queryByRole("button", { name: "Let a bot play" }) !== null;
    await vi.advanceTimersByTimeAsync(2000);
    line.news(1, [], { ...view, away: [null, 0], replace_in: 5000 }); // the server was down meanwhile
    await vi.advanceTimersByTimeAsync(4999);
    expect(isOffered()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOffered()).toBe(true);
    line.news(1, [], { ...view, away: [null, 0], replace_in: 1000 });
    line.drop();
    await vi.advanceTimersByTimeAsync(1000);
    expect([model.wire.state, isOffered()], "downtime does not count").toEqual(["lost", false]);
    model.close();
  });

  test("is never replaced where the table says so, nor by a spectator", () => {
    for (const [seat, words] of [[0, 1], [null, 0]] as const) {
      const [model, line] = open({ away: [null, Date.now() - 90 * MINUTE] }, { absence: null });
      line.hear({ type: "hello", match: "m", game: "g", seat });
      const { unmount } = render(Question, { model, rules: null, game: "deep_dive", reopen: () => undefined });
      expect(screen.queryAllByText("At this table, bots do not take over for absent players.").length).toBe(words);
      expect(screen.queryByRole("button", { name: "Let a bot play" })).toBeNull();
      unmount();
      model.close();
    }
  });

  test("has the time of the clock, if that is more than ten minutes", () => {
    expect([usualAbsence(null), usualAbsence({ kind: "game", seconds: 300 }), usualAbsence({ kind: "move", seconds: 172800 })]).toEqual([600, 600, 172800]);
    expect([90, 120, 3600, 259200, null].map((seconds) => absenceName(seconds, say))).toEqual(["after 90 seconds", "after 2 minutes", "after 1 hour", "after 3 days", "never"]);
  });

  test("who left on another day is shown with the day", () => {
    expect(momentName(new Date(2026, 1, 3, 14, 5).getTime(), new Date(2026, 1, 3, 20, 0).getTime(), "cs")).toBe("14:05");
    expect(momentName(new Date(2026, 1, 3, 14, 5).getTime(), new Date(2026, 1, 4, 1, 0).getTime(), "cs")).toMatch(/3\. 2\. 2026 14:05/);
  });
});

describe("the chat", () => {
  const said = (n: number, seat: number, text = `line ${n}`): object => ({ n, seat, name: ["Ada", "Jan"][seat], text, at: 0 });
  const shown = (): (string | undefined)[] => [...document.querySelectorAll(".chat li span > bdi")].map((one) => one.textContent ?? undefined);

  test("shows nothing of a muted person, and counts none of it as unread", () => {
    const [model, line] = open({}, { sitting: [chair("Ada", { you: true }), chair("Jan", { muted: true })] });
    line.hear({ type: "chat", lines: [said(1, 0), said(2, 1)] });
    expect(model.chat.unread).toBe(0);
    render(Log, { model, rules: null, game: "deep_dive", start: "chat" });
    expect(shown()).toEqual(["line 1"]);
    model.close();
  });

  test("gives earlier lines on demand, until there are none", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      const lines = path.endsWith("before=8") ? [said(6, 1), said(7, 0)] : [];
      return { headers: new Headers(), json: async () => ({ ok: true, lines }) };
    });
    const [model, line] = open();
    line.hear({ type: "chat", lines: [said(8, 0), said(9, 1)] });
    render(Log, { model, rules: null, game: "deep_dive", start: "chat" });
    await fireEvent.click(button("Show earlier messages"));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual(["line 6", "line 7", "line 8", "line 9"]);
    await fireEvent.click(button("Show earlier messages"));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(["/api/tables/m/chat?before=8", "/api/tables/m/chat?before=6"]);
    expect(screen.queryByRole("button", { name: "Show earlier messages" })).toBeNull();
    model.close();
  });

  test("shows a deleted line no more, not even if it is read again", async () => {
    vi.stubGlobal("fetch", async () => ({ headers: new Headers(), json: async () => ({ ok: true, lines: [said(6, 1), said(7, 0)] }) }));
    const [model, line] = open();
    line.hear({ type: "chat", lines: [said(8, 0), said(9, 1)] });
    render(Log, { model, rules: null, game: "deep_dive", start: "chat" });
    line.hear({ type: "deleted", numbers: [6, 9] });
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual(["line 8"]);
    await fireEvent.click(button("Show earlier messages"));
    await vi.advanceTimersByTimeAsync(0);
    line.hear({ type: "chat", lines: [said(10, 1)] });
    await vi.advanceTimersByTimeAsync(0);
    expect([shown(), model.chat.unread]).toEqual([["line 7", "line 8", "line 10"], 0]);
    model.close();
  });

  test("isolates names and texts, which may be written from right to left", () => {
    const [model, line] = open();
    line.hear({ type: "chat", lines: [said(1, 1, "\u05e9\u05dc\u05d5\u05dd")] });
    render(Log, { model, rules: null, game: "deep_dive", start: "chat" });
    expect(document.querySelectorAll(".chat li bdi").length).toBe(2);
    expect([isolated("Ada"), isolated("\u202eAda"), isolated("\u05d0\u05d1")]).toEqual(["Ada", "Ada", "\u2068\u05d0\u05d1\u2069"]);
    model.close();
  });

  test("a line that is refused stays to be sent again, and the page says when", async () => {
    const [model, line] = open();
    render(Log, { model, rules: null, game: "deep_dive", start: "chat" });
    const input = screen.getByRole("textbox") as HTMLInputElement;
    await fireEvent.input(input, { target: { value: "Ahoj" } });
    await fireEvent.submit(input.form!);
    line.hear({ type: "refuse", cmd_id: line.sent[0]!["cmd_id"], code: "too_many", error: "slow down", clause: null, retry_after: 1.5 });
    await vi.advanceTimersByTimeAsync(0);
    expect([input.value, screen.getByRole("alert").textContent]).toEqual(["Ahoj", "Slow down a little, please. Try again in 2 seconds."]);
    model.close();
  });
});

test("a person is reported with words of one's own, and muted with one press", async () => {
  const asked: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (path: string, how: RequestInit) => {
    asked.push([path, how.body ? JSON.parse(how.body as string) : null]);
    return { headers: new Headers(), json: async () => ({ ...agreed({ sitting: [chair("Ada", { you: true }), chair("Jan", { muted: true })] }) }) };
  });
  const { me } = await import("$lib/me.svelte");
  me.name = "Ada";
  const [model] = open();
  render(Menu, { model, game: "deep_dive", done: () => undefined });
  await fireEvent.click(button("Report Jan"));
  expect((button("Send the report") as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.input(screen.getByRole("textbox", { name: "What happened?" }), { target: { value: " rude words " } });
  await fireEvent.click(button("Send the report"));
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole("status").textContent).toContain("Thank you");
  await fireEvent.click(button("Mute Jan"));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([
    ["/api/tables/m/report", { seat: 1, text: "rude words" }], ["/api/tables/m/mute", { seat: 1, on: true }], ["/api/tables/m", null],
  ]);
  expect(button("Unmute Jan")).toBeTruthy();
  model.close();
});

test("every code that a page can show has words in three languages, and too many says when to try again", () => {
  const page = readFileSync(join(root, "docs/protocol.md"), "utf-8").split("## Codes")[1]!;
  for (const texts of [en, cs, pl]) {
    const here = speak("en", [texts]);
    for (const code of CODES) expect(page).toContain(`\`${code}\``);
    const words = CODES.map((code) => refusalOf(new Refused(code, ""), here));
    expect(words.filter((one) => one.includes("⟨"))).toEqual([]);
  }
  expect(refusalOf(new Refused("busy", "", null, 3), say)).toBe("The server is busy. Try again in 3 seconds.");
  for (const code of ["banned", "damaged", "kicked", "muted", "not_absent", "resigned"]) expect(CODES).toContain(code);
  expect([null, 0.4, 59, 61, 7200].map((seconds) => againIn(seconds, say))).toEqual([
    "Try again in a few seconds.", "Try again in 1 second.", "Try again in 59 seconds.", "Try again in 2 minutes.", "Try again in 2 hours.",
  ]);
});
