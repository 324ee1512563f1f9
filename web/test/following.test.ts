/** Following the game: double clicks, pace, banners, undo, chat that was read, turns of a replay, sounds, runs of the log. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { GUARD, Guard } from "$kit/guard.svelte";
import type { Banner, BoardCard, Told } from "$kit/contract";
import { prefs } from "$lib/prefs.svelte";
import { isQuiet } from "$lib/quiet";
import { keepRead, readUpTo } from "$lib/reading";
import { Sounds } from "$lib/sounds";
import { behindAt, paced, SPEEDS } from "$lib/speed";
import { speak } from "$lib/texts.svelte";
import type { TableEvent } from "$lib/wire.gen";
import { ReplayModel } from "../src/replay/model.svelte";
import { Banners, bannerOf, sayBanner, type Said } from "../src/table/banner.svelte";
import { linesOf, requestAt } from "../src/table/log";
import { TableModel } from "../src/table/model.svelte";
import { PLAIN } from "../src/table/page";
import { runsOf } from "../src/table/runs";
import { Line, speakOverLines } from "./line";

const root = resolve(import.meta.dirname, "../..");
const read = (...path: string[]): string => readFileSync(join(root, ...path), "utf-8");
const games = readdirSync(join(root, "src/fathomfive/games")).filter((name) => /^[a-z_]+$/.test(name) && name !== "__pycache__");
const sayOf = (game: string, lang = "en"): ReturnType<typeof speak> =>
  speak(lang, [`src/fathomfive/texts/${lang}.ftl`, `web/src/texts/${lang}.ftl`, `src/fathomfive/games/${game}/texts/${lang}.ftl`, `src/fathomfive/games/${game}/web/${lang}.ftl`].map((file) => read(file)));
const say = sayOf("deep_dive");
const cardOf = async (game: string): Promise<BoardCard> => ((await import(`../../src/fathomfive/games/${game}/web/card.ts`)) as { card: BoardCard }).card;
const told = (kind: string, seat: number, more: Partial<Told> = {}): Told => ({ kind, seat, pieces: [], places: [], clause: "", ...more });
const move = (seq: number, seat: number, what: Told = told("x", seat)): TableEvent => ({ seq, kind: "move", seat, at: 0, told: what });
const who = (seat: number): string => ["Ada", "Jan", "Eva"][seat] ?? "the table";

describe("the guard", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const click = (detail: number): MouseEvent => new MouseEvent("click", { detail });

  test("holds taps on new choices back for a moment, and lets keys through", () => {
    const guard = new Guard();
    expect(guard.isTooSoon(click(1))).toBe(false);
    guard.guardTable();
    expect([guard.isTooSoon(click(2)), guard.isTooSoonInList(click(2)), guard.isTooSoon(click(0)), guard.isTooSoonInList(click(0))]).toEqual([true, true, false, false]);
    vi.advanceTimersByTime(GUARD - 1);
    expect(guard.table).toBe(true);
    vi.advanceTimersByTime(1);
    expect([guard.isTooSoon(click(1)), guard.list]).toEqual([false, false]);
  });

  test("a new list alone leaves the board as it is", () => {
    const guard = new Guard();
    guard.guardList();
    expect([guard.isTooSoon(click(1)), guard.isTooSoonInList(click(1))]).toEqual([false, true]);
  });

  test("a key that is held down decides nothing, another press does", () => {
    const guard = new Guard();
    dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
    expect(guard.held).toBe(false);
    dispatchEvent(new KeyboardEvent("keydown", { key: "1", repeat: true }));
    expect(guard.held).toBe(true);
    dispatchEvent(new KeyboardEvent("keyup", { key: "1" }));
    dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
    expect(guard.held).toBe(false);
  });
});

describe("the pace", () => {
  test("is slower the calmer it is, and nothing at once", () => {
    for (const motion of [0, 400, 1200]) {
      const all = SPEEDS.map((speed) => paced(speed, motion));
      expect(all, String(motion)).toEqual([...all].sort((a, b) => b - a));
      expect(all.at(-1)).toBe(0);
    }
    expect(paced("calm", 0)).toBeGreaterThanOrEqual(900);
  });

  test("nobody's time is spent on watching", () => {
    expect(behindAt("calm", false)).toBeGreaterThan(20_000);
    expect(behindAt("calm", true)).toBe(4000);
  });

  test("bad stored preferences are replaced", () => {
    localStorage.setItem("fathom", JSON.stringify({ speed: "warp", quiet: { from: 99, to: "x" } }));
    dispatchEvent(new Event("storage"));
    expect([prefs.speed, prefs.quiet]).toEqual(["calm", { from: 22, to: 7 }]);
  });
});

describe("a table", () => {
  speakOverLines();
  const view = { started: true, to_act: 1, explain: [], names: ["Ada", "Jan"], bots: { 1: "random" }, table: {}, end: null, undo: null, ask: null, legal: [], clock: null };

  test("shows what a bot did for as long as the speed says, and what the viewer did without delay", async () => {
    for (const [speed, waits] of [["calm", 900], ["normal", 450], ["once", 0]] as const) {
      prefs.set({ speed, motion: "less" });
      const model = new TableModel("m");
      const line = Line.made.at(-1)!;
      line.welcome(1, [], view);
      model.use(null, (id) => id);
      line.news(2, [move(2, 1)], view);
      line.news(3, [move(3, 1)], view);
      await vi.advanceTimersByTimeAsync(Math.max(0, waits - 10));
      expect(model.shown?.seq, speed).toBe(waits ? 2 : 3);
      await vi.advanceTimersByTimeAsync(20);
      expect(model.shown?.seq, speed).toBe(3);
      await vi.advanceTimersByTimeAsync(2000);
      line.news(4, [move(4, 0)], view);
      line.news(5, [move(5, 0)], view);
      await vi.advanceTimersByTimeAsync(5);
      expect(model.shown?.seq).toBe(5);
      model.close();
    }
    prefs.set({ speed: "calm", motion: "system" });
  });

  test("a held key plays nothing", () => {
    const model = new TableModel("m");
    const line = Line.made.at(-1)!;
    const legal = [{ move: 0, text: "a", told: told("x", 0), preview: { points: [], effects: [], chances: [] } }];
    line.welcome(1, [], { ...view, to_act: 0, legal });
    model.use(null, (id) => id);
    dispatchEvent(new KeyboardEvent("keydown", { key: "1", repeat: true }));
    void model.play(model.kit.offer.legal[0]!);
    expect(line.sent).toEqual([]);
    dispatchEvent(new KeyboardEvent("keyup", { key: "1" }));
    void model.play(model.kit.offer.legal[0]!);
    expect(line.sent.map((one) => one["type"])).toEqual(["act"]);
    model.close();
  });

  test("tells the asker who declined, until something else happens", async () => {
    const model = new TableModel("m");
    const line = Line.made.at(-1)!;
    line.welcome(1, [move(1, 0)], view);
    model.use(null, (id) => id);
    line.news(2, [{ seq: 2, kind: "ask", seat: 0, at: 0, to: 0 }], { ...view, ask: { seat: 0, to: 0, agreed: [] } });
    line.news(3, [{ seq: 3, kind: "decline", seat: 1, at: 0 }], view);
    await vi.advanceTimersByTimeAsync(3000);
    expect(model.undo.declined).toEqual({ seat: 1, wish: "undo" });
    line.news(4, [move(4, 1)], view);
    await vi.advanceTimersByTimeAsync(3000);
    expect(model.undo.declined).toBeNull();
    model.close();
  });

  test("counts the lines that others wrote and nobody read, also after a reload", async () => {
    const chat = (n: number, seat: number): object => ({ n, seat, name: who(seat), text: `line ${n}`, at: 0 });
    for (const reloaded of [false, true]) {
      const model = new TableModel("m");
      const line = Line.made.at(-1)!;
      line.welcome(1, [], view);
      line.hear({ type: "chat", lines: [1, 2, 3, 4].map((n) => chat(n, n % 2)) });
      if (!reloaded) {
        expect(model.chat.unread).toBe(2);
        model.chat.read();
        expect(model.chat.unread).toBe(0);
        line.hear({ type: "chat", lines: [chat(5, 1), chat(6, 0)] });
        expect(model.chat.unread).toBe(1);
      } else expect(model.chat.unread).toBe(0);
      model.close();
    }
  });
});

test("what was read is remembered for the latest tables alone", () => {
  for (let n = 0; n < 100; n++) keepRead(`m${n}`, n);
  expect([readUpTo("m99"), readUpTo("m0"), readUpTo("never")]).toEqual([99, 0, 0]);
  expect(localStorage.getItem("fathom-read")!.length).toBeLessThan(1000);
  localStorage.setItem("fathom-read", '{"bad": true}');
  expect(readUpTo("m99")).toBe(0);
});

describe("the log", () => {
  const events: TableEvent[] = [
    move(1, 0, told("flip", 0, { places: [1] })),
    { seq: 2, kind: "ask", seat: 0, at: 0, to: 0 },
    { seq: 3, kind: "agree", seat: 1, at: 0 },
    { seq: 4, kind: "undo", seat: 1, at: 0, to: 0 },
    { seq: 5, kind: "undo", seat: 1, at: 0, to: 4 },
  ];

  test("says whose undo it was that the others agreed to", () => {
    expect(linesOf(events, say, who, 0).slice(-2).map((line) => line.text)).toEqual(["Everyone agrees: Ada takes back a move.", say("log-undo", { who: "Jan" })]);
    expect([requestAt(events, 4)?.seq, requestAt(events, 5)]).toEqual([2, null]);
  });

  test.each(["en", "cs", "pl"])("counts runs of like lines in %s", (lang) => {
    const reef = sayOf("reef_encounter", lang);
    const deal = (seq: number, to: number): TableEvent => move(seq, -1, told("deal-unseen", -1, { who: to }));
    const lines = linesOf([...Array(22).keys()].map((n) => deal(n, n < 11 ? 0 : 1)).concat([deal(22, 2), deal(23, 2), move(24, -1, told("start", -1, { who: 0 }))]), reef, who, 0);
    const runs = runsOf([...lines].reverse(), ["deal-unseen"], reef, who);
    expect(runs.map((run) => run.lines.length)).toEqual([1, 1, 1, 11, 11]);
    expect(runs[3]!.text.replaceAll("\u00a0", " ")).toBe({ en: "Jan draws 11 polyps.", cs: "Jan si bere z pytlíku 11 polypů.", pl: "Jan losuje z woreczka 11 polipów." }[lang]);
    expect(runs[3]!.lines[0]!.event.seq).toBeGreaterThan(runs[3]!.first.event.seq);
    expect(runsOf(lines, [], reef, who).every((run) => run.lines.length === 1)).toBe(true);
  });
});

describe("banners", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const said = (tone: Said["tone"], words: string): Said => ({ words, line: null, tone });

  test("stay long enough to be read, and a loss is not hidden by lesser news", () => {
    const banners = new Banners();
    banners.show(said("bad", "lost"));
    banners.show(said("note", "other"));
    expect(banners.now?.words).toBe("lost");
    vi.advanceTimersByTime(6900);
    expect(banners.now?.words).toBe("lost");
    vi.advanceTimersByTime(200);
    expect(banners.now).toBeNull();
    banners.show(said("note", "long news ".repeat(10)));
    vi.advanceTimersByTime(5000);
    expect(banners.now).not.toBeNull();
    vi.advanceTimersByTime(1000);
    expect(banners.now).toBeNull();
  });

  test("news give way to the result, a loss is read to its end", () => {
    const banners = new Banners();
    for (const tone of ["note", "good"] as const) {
      banners.show(said(tone, "the last round"));
      banners.conclude();
      expect(banners.now).toBeNull();
    }
    banners.show(said("bad", "lost"));
    banners.conclude();
    expect(banners.now?.words).toBe("lost");
  });

  test("of several events, the one that matters most is told", () => {
    const tones: Record<string, Banner["tone"]> = { a: "note", b: "bad", c: "note" };
    const card: BoardCard = { ...PLAIN, banner: ({ kind }) => (tones[kind] ? { words: { id: kind }, tone: tones[kind] } : null) };
    const events = ["a", "b", "c", "d"].map((kind, n) => move(n, 0, told(kind, 0)));
    expect(bannerOf(events, {}, {}, 0, card)?.words.id).toBe("b");
    expect(bannerOf(events.slice(2), {}, {}, 0, PLAIN)).toBeNull();
  });

  /** What each board says to seat 0: the told event, the tables around it, and the words. */
  const coral = { name: "b1", squares: { b1A1: { colour: "pink", shrimp: null }, b1A2: { colour: "pink", shrimp: 0 } }, corals: [{ colour: "pink", squares: ["b1A1", "b1A2"], guard: 0 }] };
  const books = (...points: number[]) => ({ manuscripts: points.map((n) => ({ points: n })) });
  const CASES: [game: string, told: Told, before: object, after: object, words: RegExp | null, tone?: Banner["tone"]][] = [
    ["deep_dive", told("turns-up", -1, { who: 0, then: "trapped", ends: "no", places: [3] }), {}, { side: 0 }, /predator! Your penguin is trapped at depth 3/i, "bad"],
    ["deep_dive", told("turns-up", -1, { who: 1, then: "trapped", ends: "no", places: [2] }), {}, {}, /^Jan runs into a predator/, "note"],
    ["deep_dive", told("turns-up", -1, { who: 0, then: "on", ends: "no", places: [2] }), {}, { side: 0, depth: 3 }, /^Bubbles!.*depth 3/, "note"],
    ["deep_dive", told("turns-up", -1, { who: 0, then: "on", ends: "no", places: [4] }), {}, { side: 1, depth: 1 }, /^Bubbles!.*turn ends without a catch/, "note"],
    ["deep_dive", told("turns-up", -1, { who: 0, then: "trapped", ends: "no", home: "laden", places: [3] }), {}, { side: 0 }, /third penguin, so all three come home\.$/, "bad"],
    ["deep_dive", told("turns-up", -1, { who: 0, then: "trapped", ends: "yes", home: "empty", places: [3] }), {}, { side: 1 }, /with nothing to bring\. No face-down tiles are left there/, "bad"],
    ["deep_dive", told("turns-up", -1, { who: 1, then: "trapped", ends: "no", home: "empty", places: [3] }), {}, { side: 0 }, /^Jan runs into a predator.*all three come home/, "note"],
    ["deep_dive", told("turns-up", -1, { who: 1, then: "trapped", ends: "yes", home: "no", places: [3] }), {}, { side: 0 }, /^Jan runs into a predator.*The endgame begins/, "note"],
    ["deep_dive", told("surface", 1), { token: "start" }, { token: "last_dive" }, /^The last round begins\. One dive each/, "note"],
    ["deep_dive", told("surface", 1), { token: "last_dive" }, { token: "last_dive" }, null],
    ["deep_dive", told("turns-up", -1, { who: 1, then: "choice", ends: "yes", places: [2] }), {}, {}, /^No face-down tiles are left at depth 2.*after this round/, "note"],
    ["deep_dive", told("turns-up", -1, { who: 1, then: "takes", ends: "yes", places: [5] }), { token: "start" }, { token: "last_dive" }, /left at depth 5.*One dive each, then/, "note"],
    ["deep_dive", told("turns-up", -1, { who: 0, then: "choice", ends: "no", places: [2] }), {}, {}, null],
    ["kipicot", told("fish", 1, { n: 4 }), { supply: { red: 3, yellow: 3 } }, { supply: { red: 3, yellow: 3 } }, /^Jan wins 4 tokens/, "bad"],
    ["kipicot", told("fish", 0, { n: 4 }), { supply: { red: 3, yellow: 3 } }, { supply: { red: 3, yellow: 3 } }, null],
    ["kipicot", told("add", 1), { supply: { red: 1, yellow: 3 } }, { supply: { red: 0, yellow: 3 } }, /last red token/, "note"],
    ["podwodni_lowcy", told("net", 1, { other: 0, pieces: [{ kind: "shrimp" }] }), { reached: null }, { reached: null }, /^Jan takes a card from you with a net: shrimp/, "bad"],
    ["podwodni_lowcy", told("wash", 0, { n: 2, pieces: [{ kind: "shrimp" }] }), { reached: null }, { reached: null }, /wave takes from you: 2× shrimp/, "bad"],
    ["podwodni_lowcy", told("stop", 1), { reached: null }, { reached: 1, goal: 35, seats: 3 }, /^Jan has reached 35 points\. You have one last turn\.$/, "note"],
    ["podwodni_lowcy", told("stop", 0), { reached: null }, { reached: 0, goal: 35, seats: 3 }, /^You have reached 35 points! The others have one last turn each\.$/, "good"],
    ["podwodni_lowcy", told("stop", 0), { reached: null }, { reached: 0, goal: 35, seats: 2 }, /The other diver has one last turn\.$/, "good"],
    ["codex_naturalis", told("lay", 1, { who: 1 }), { called: null, last: false, ...books(12, 11) }, { called: "twenty_points", calls_at: 20, ...books(12, 21), last: false }, /^Jan has reached 20 points/, "bad"],
    ["codex_naturalis", told("lay", 1, { who: 1 }), { called: null, last: false, ...books(12, 11) }, { called: "twenty_points", calls_at: 20, ...books(12, 21), last: false, ends_round: false }, /Finish this round/, "bad"],
    ["codex_naturalis", told("lay", 1, { who: 1 }), { called: null, last: false, ...books(12, 11) }, { called: "twenty_points", calls_at: 20, ...books(12, 21), last: false, ends_round: true }, /^Jan has reached 20 points\. Everyone lays one more card/, "bad"],
    ["codex_naturalis", told("draw", 0, { who: 0 }), { called: null, last: false, ...books(12, 11) }, { called: "twenty_points", calls_at: 20, ...books(14, 21), last: false, ends_round: false }, /^Jan has reached 20 points\. Finish this round/, "bad"],
    ["codex_naturalis", told("draw", 1, { who: 1 }), { called: null, last: false, ...books(12, 11) }, { called: "twenty_points", calls_at: 20, ...books(12, 21), last: true, ends_round: false }, /^Jan has reached 20 points\. Everyone lays one more card/, "bad"],
    ["codex_naturalis", told("lay", 0, { who: 0 }), { called: null, last: false, ...books(12, 11) }, { called: "twenty_points", calls_at: 20, ...books(20, 11), last: false, ends_round: true }, /^You have reached 20 points! After this turn, everyone/, "good"],
    ["codex_naturalis", told("turns-up", -1), { called: null, last: false }, { called: "twenty_points", calls_at: 20, last: false }, null],
    ["codex_naturalis", told("draw", 0, { who: 0 }), { called: "twenty_points", last: false }, { called: "twenty_points", last: true }, /^The last round begins/, "note"],
    ["codex_naturalis", told("draw", 1, { who: 1 }), { called: null, last: false }, { called: "empty_decks", last: true }, /^Both decks are empty/, "note"],
    ["reef_encounter", told("attack", 1, { places: ["b1A1"], pieces: [{ colour: "grey" }, { colour: "pink" }] }), { boards: [coral] }, { boards: [coral] }, /^Jan consumes a polyp of your coral on A1 \(reef 2\): pink polyp/, "bad"],
    ["reef_encounter", told("attack", 1, { places: ["b1A1"], pieces: [{ colour: "grey" }, { colour: "pink" }] }), { boards: [{ ...coral, corals: [{ ...coral.corals[0], guard: 1 }] }] }, { boards: [coral] }, null],
    ["reef_encounter", told("lock", 1), { boards: [], ended: null }, { boards: [], ended: "tiles_locked" }, /game is ending/, "note"],
    ["reef_encounter", told("take", 1), { boards: [], ended: null }, { boards: [], ended: "sea_dry", asked: "reveal" }, null],
    ["reef_encounter", told("lock", 1), { boards: [], ended: null }, { boards: [], ended: "tiles_locked", asked: "over" }, null],
  ];
  test.each(CASES)("%s: %o", async (game, what, before, after, words, tone) => {
    const banner = (await cardOf(game)).banner!(what, before, after, 0);
    if (!words) return expect(banner).toBeNull();
    const spoken = sayBanner(banner!, sayOf(game), who);
    expect([spoken.words, spoken.line].join(" ").trim()).toMatch(words);
    expect([spoken.tone, spoken.line ?? ""]).toEqual([tone, expect.not.stringContaining("⟨")]);
    for (const lang of ["cs", "pl"]) expect(Object.values(sayBanner(banner!, sayOf(game, lang), who)).join(" ")).not.toMatch(/[⟨{]/);
  });

  test.each(games)("%s names every run of its log", async (game) => {
    const { runs = [] } = await cardOf(game);
    for (const lang of ["en", "cs", "pl"]) {
      for (const kind of runs) expect(sayOf(game, lang)(`run-${kind}`, { n: 4, who: "Ada", pieces: "p" }), kind).toContain("4");
    }
  });
});

describe("a replay", () => {
  const replay = (seats: number[]): ReplayModel => {
    const model = new ReplayModel("m");
    model.events = seats.map((seat, n) => (n ? move(n + 1, seat) : { seq: 1, kind: "start", seat: null, at: 0 }));
    model.story = { seq: seats.length } as never;
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    return model;
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("goes from turn to turn: where another seat decides", () => {
    const model = replay([-1, 0, -1, 0, 1, 1, -1, 0]);
    expect(model.turns).toEqual([2, 5, 8]);
    const went = ([1, 1, 1, 1, -1, -1, -1, -1] as const).map((n) => (model.turnBy(n), model.at));
    expect(went).toEqual([2, 5, 8, 8, 5, 2, 1, 1]);
    expect(replay([-1, 0, -1, 0]).turns).toEqual([2, 4]);
    model.close();
  });

  test("plays at half to eight times its speed", () => {
    for (const [speed, after] of [[0.5, 1], [1, 2], [2, 4], [8, 9]] as const) {
      const model = replay(Array<number>(9).fill(0));
      model.frame = { seq: 1 } as never;
      Object.defineProperty(model, "frame", { get: () => ({ seq: model.at }) });
      model.setSpeed(speed);
      model.play();
      vi.advanceTimersByTime(1000 * (speed === 2 ? 1.4 : 1));
      expect(model.at, String(speed)).toBe(after);
      model.close();
    }
    const model = replay([-1, 0]);
    for (const n of [1, 1, 1, 1, 1] as const) model.speedBy(n);
    expect(model.speed).toBe(8);
  });
});

describe("sounds", () => {
  const made = (): { context: AudioContext; struck: () => number } => {
    let struck = 0;
    const node = { connect: () => node, start: () => struck++, stop: () => undefined, gain: ramp(), frequency: ramp(), type: "" };
    return { context: { currentTime: 0, state: "running", createOscillator: () => node, createGain: () => node, destination: {} } as unknown as AudioContext, struck: () => struck };
  };
  const ramp = (): object => ({ setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined });
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 5, 1, 12), toFake: ["Date", "performance"] }));
  afterEach(() => {
    vi.useRealTimers();
    prefs.set({ sound: null, loud: false, quiet: { from: 22, to: 7 } });
  });

  test("are heard only after a gesture, when they are wanted, and not twice at once", () => {
    const { context, struck } = made();
    const sounds = new Sounds(() => context);
    prefs.set({ sound: true });
    expect([sounds.play("turn"), struck()]).toEqual([false, 0]);
    dispatchEvent(new Event("pointerup"));
    expect([sounds.play("turn"), struck()]).toEqual([true, 2]);
    expect(sounds.play("turn")).toBe(false);
    vi.advanceTimersByTime(200);
    prefs.set({ sound: false });
    expect([sounds.play("turn"), sounds.play("end", true)]).toEqual([false, false]);
  });

  test("keep quiet hours, unless they are asked for", () => {
    const sounds = new Sounds(() => made().context);
    dispatchEvent(new Event("pointerup"));
    prefs.set({ sound: true });
    vi.setSystemTime(new Date(2026, 5, 1, 23));
    expect(sounds.play("turn")).toBe(false);
    prefs.set({ loud: true });
    expect(sounds.play("turn")).toBe(true);
    prefs.set({ loud: false, quiet: { from: 1, to: 5 } });
    expect(sounds.play("move")).toBe(true);
  });

  test.each([[22, 7, [22, 23, 0, 6]], [1, 5, [1, 4]], [3, 3, []]] as const)("quiet from %i to %i", (from, to, quiet) => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isQuiet({ from, to }, hour));
    for (const hour of quiet) expect(hours).toContain(hour);
    expect(hours.length).toBe((to - from + 24) % 24);
  });
});
