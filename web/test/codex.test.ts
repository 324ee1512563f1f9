import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import cs from "virtual:texts/codex_naturalis/cs";
import en from "virtual:texts/codex_naturalis/en";
import pl from "virtual:texts/codex_naturalis/pl";
import shell from "virtual:shell/en";
import { speak } from "$lib/texts.svelte";
import Board, { card } from "../../src/fathomfive/games/codex_naturalis/web/Board.svelte";
import { at, blocked, covered, fit, gain, lacking, near, pattern, readLay, round, writeLay, type Book, type Codex, type Front, type Goal } from "../../src/fathomfive/games/codex_naturalis/web/codex";
import { desk } from "../../src/fathomfive/games/codex_naturalis/web/desk.svelte";
import { faceLabel, goalLabel } from "../../src/fathomfive/games/codex_naturalis/web/labels";
import Tray from "../../src/fathomfive/games/codex_naturalis/web/Tray.svelte";
import { kitFor, type TestKit } from "./kits";
import Host from "./Host.svelte";
import { noPreview } from "./previews";

const plant: Front = { kind: "card", card: 11, sort: "resource", kingdom: "plant", corners: "PoP-", points: "0", cost: "." };
const corner: Front = { kind: "card", card: 54, sort: "gold", kingdom: "plant", corners: "-ooo", points: "2/c", cost: "PPPI" };
const quill: Front = { kind: "card", card: 51, sort: "gold", kingdom: "plant", corners: "qoo-", points: "1/q", cost: "PPI" };
const goal: Goal = { kind: "objective", card: 92, points: 3, shape: "P@0,0 P@0,-2 I@-1,-3" };
const pair: Goal = { kind: "objective", card: 100, points: 2, shape: "mm" };

function book(change: Partial<Book> = {}): Book {
  return {
    points: 3,
    hand: [plant, quill, corner],
    symbols: { F: 1, P: 2, A: 1, I: 1, q: 2, k: 0, m: 0 },
    laid: [
      { name: "81", x: 0, y: 0, up: true, corners: "FPIA", middle: "", kingdom: null },
      { name: "15", x: 1, y: 1, up: true, corners: "-IqP", middle: "", kingdom: "plant" },
      { name: "rPb", x: 1, y: -1, up: false, corners: "oooo", middle: "P", kingdom: "plant" },
    ],
    open: [[2, 0], [-1, 1]],
    ...change,
  };
}

function codex(change: Partial<Codex> = {}): Codex {
  const deck = { left: 20, top: "fungi" as const, of_kingdom: [5, 5, 5, 5] };
  return {
    seats: 2, to_act: 0, asked: "lay", stage: "turns", seat: 0, start: 0, called: null, last: false,
    decks: [{ ...deck, sort: "resource", up: [{ ...plant, card: 12 }, null] }, { ...deck, sort: "gold", left: 0, top: null, up: [{ ...quill, card: 52 }, { ...quill, card: 53 }] }],
    common: [goal, pair],
    manuscripts: [book(), book({ hand: [{ kind: "back", sort: "gold", kingdom: "animal" }, { kind: "back", sort: "resource", kingdom: "insect" }, { ...plant, card: 13, seen: true }] })],
    ...change,
  };
}

const move = (text: string, kind: string, piece: object, more: object = {}) => ({ move: 1, text, told: { kind, seat: 0, who: 0, pieces: [piece as Record<string, unknown>], places: [], clause: "CN-20", ...more }, preview: noPreview });
const lay = (front: Front, down: boolean, x: number, y: number) => move(writeLay(front.card, down, x, y), down ? "lay-down" : "lay", front, { x, y, places: [`${x},${y}`] });
const lays = [plant, quill].flatMap((front) => [lay(front, false, 2, 0), lay(front, false, -1, 1), lay(front, true, 2, 0), lay(front, true, -1, 1)]).concat([lay(corner, true, 2, 0), lay(corner, true, -1, 1)]);

function kitWith(moves: ReturnType<typeof move>[]): TestKit {
  return kitFor(card, speak("en", [shell, en]), moves);
}

beforeEach(() => {
  desk.clear();
  // happy-dom lays nothing out: a plate of a usual size
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(760);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(560);
  vi.spyOn(Animation.prototype, "cancel").mockReturnValue(); // its own rejects a promise that nobody awaits
});

describe("what a card would do", () => {
  test("it covers the corners that face its place", () => {
    expect(covered(book(), 2, 0)).toEqual(["P", "o"]);
    expect(covered(book(), -1, 1)).toEqual(["F"]);
  });
  test("points are printed, or for each corner, or for each object left in sight", () => {
    expect(gain(book(), { ...plant, points: "3" }, 2, 0)).toBe(3);
    expect(gain(book(), corner, 2, 0)).toBe(4);
    expect(gain(book(), quill, 2, 0)).toBe(3);
    const over = book({ laid: [{ name: "81", x: 0, y: 0, up: true, corners: "qPIA", middle: "", kingdom: null }] });
    expect(gain(over, quill, -1, 1), "a quill covered by this very card does not count").toBe(2);
  });
  test("what a cost lacks is named", () => {
    expect(lacking(book(), quill)).toBe("");
    expect(lacking(book(), corner)).toBe("P");
    expect(lacking(book(), plant)).toBe("");
  });
  test("a lay is read as it is written", () => {
    expect(readLay("lay-5b@-1,2")).toEqual({ card: 5, down: true, x: -1, y: 2 });
    expect(writeLay(5, false, -1, 2)).toBe("lay-5@-1,2");
    expect(readLay("take-5")).toBeNull();
  });
  test("rounds are counted from the start player's turn", () => {
    expect(round(codex())).toBe(3);
    expect(round(codex({ asked: "draw" }))).toBe(2);
  });
});

describe("everything is in sight, on every screen", () => {
  const far: [number, number][] = [[-9, -3], [4, 8], [0, 0], [7, -6]];
  for (const [width, height] of [[320, 120], [330, 200], [700, 380], [1080, 700]] as const) {
    test(`a wide manuscript at ${width} x ${height}`, () => {
      const area = { left: 12, top: 100, width, height };
      const camera = fit(far, area, 170);
      for (const [x, y] of far) {
        const p = at(camera, area, x, y);
        expect(p.x).toBeGreaterThanOrEqual(area.left);
        expect(p.y).toBeGreaterThanOrEqual(area.top);
        expect(p.x + camera.w).toBeLessThanOrEqual(area.left + width);
        expect(p.y + camera.w * 0.66).toBeLessThanOrEqual(area.top + height);
      }
    });
  }
});

describe("cards stay as large as can be read", () => {
  const phone = { left: 12, top: 96, width: 280, height: 150 };
  const laid = (x: number, y: number) => ({ name: "11", x, y, up: true, corners: "PoP-", middle: "", kingdom: "plant" as const });
  const long = (last: number): Book => book({ laid: Array.from({ length: 12 }, (_, k) => laid(last < 0 ? -k : k, last < 0 ? -k : k)), open: [[last + Math.sign(last), last], [last, last + Math.sign(last)], [-Math.sign(last), 1]] });
  test("what fits is all in sight", () => {
    expect(near(book(), phone, 96)).toEqual(fit([[0, 0], [1, 1], [1, -1], [2, 0], [-1, 1]], phone, 96));
  });
  for (const last of [11, -11]) {
    test(`what does not fit is seen where free places are: ${last}`, () => {
      const camera = near(long(last), phone, 96);
      expect(camera.w).toBe(52);
      for (const [x, y] of [[last, last], [last + Math.sign(last), last]] as const) {
        const p = at(camera, phone, x, y);
        expect(p.x).toBeGreaterThanOrEqual(phone.left);
        expect(p.x + camera.w).toBeLessThanOrEqual(phone.left + phone.width);
        expect(p.y).toBeGreaterThanOrEqual(phone.top);
        expect(p.y + camera.w * 0.66).toBeLessThanOrEqual(phone.top + phone.height);
      }
    });
  }
});

describe("the board", () => {
  test("flags stand at their points, also those of players with as many", () => {
    render(Host, { Board, table: codex({ manuscripts: [3, 3, 3, 7].map((points) => book({ points })) }), kit: kitWith([]) });
    const stands = [...document.querySelectorAll<SVGGElement>(".flag")].map((flag) => flag.style.transform.match(/-?[\d.]+/g)!.map(Number));
    const middles = stands.map(([x, , scale]) => x! + 12 * scale!);
    const at = (points: number): number => 22 + ((760 - 44) * points) / 29;
    expect(new Set(stands.map(String)).size, "none covers another").toBe(4);
    expect(middles[0]).toBeCloseTo(middles[1]!);
    expect((middles[0]! + middles[2]!) / 2).toBeCloseTo(at(3));
    expect(middles[3]).toBeCloseTo(at(7));
  });

  test("places of the card that is meant may be pressed; one that can lie face up is meant first", async () => {
    const kit = kitWith(lays);
    const played: string[] = [];
    kit.options.play = (move) => played.push(move.text);
    render(Host, { Board, table: codex(), kit });
    await tick();
    expect([desk.card, desk.down]).toEqual([11, false]);
    const places = screen.getAllByRole("button").filter((spot) => spot.dataset["spot"]?.startsWith("place"));
    expect(places.map((spot) => spot.getAttribute("aria-label"))).toEqual(["free place 2, 0: +0, hides plant", "free place -1, 1: +0, hides fungi"]);
    await fireEvent.click(places[0]!);
    expect(played).toEqual(["lay-11@2,0"]);
  });

  test("a card of the hand is meant by a press, turned over by a button, and the list is then its own", async () => {
    const kit = kitWith(lays);
    render(Host, { Board: Tray, table: codex(), kit });
    for (const press of ["meant", "and no surprise"]) {
      await fireEvent.click(screen.getByRole("button", { name: /card 2 of your hand, face up/ }));
      await tick();
      expect([desk.card, desk.down, kit.choice.picked], press).toEqual([51, false, "hand-51"]);
    }
    kit.choice.preview(kit.offer.byText.get("lay-51@2,0")!);
    await fireEvent.click(screen.getByRole("button", { name: /Turn over/ }));
    await tick();
    expect(kit.choice.previewed, "what was shown is over").toBeNull();
    expect([desk.card, desk.down, kit.choice.picked]).toEqual([51, true, "hand-51b"]);
    expect(kit.offer.legalAmong(kit.spots.at("hand-51b")!.moves).map((one) => one.text)).toEqual(["lay-51b@2,0", "lay-51b@-1,1"]);
  });

  test("a card whose cost is not in sight is meant face down, and says what it lacks", async () => {
    const kit = kitWith(lays);
    render(Host, { Board: Tray, table: codex(), kit });
    await fireEvent.click(screen.getByRole("button", { name: /card 3 of your hand.*not in sight: plant/ }));
    expect([desk.card, desk.down]).toEqual([54, true]);
    const { id, values } = card.asks(codex(), [], [])!.why!;
    expect(speak("en", [shell, en])(id, values)).toMatch(/^Gold card face down, because face up it lacks: 1× plant\. /);
    desk.down = false;
    const poor = card.asks(codex(), [], [])!.why!;
    expect(speak("en", [shell, en])(poor.id, poor.values)).toBe("Gold card, plant. Not in sight yet: 1× plant. Face down it is free.");
    kit.choice.ask(true);
    await tick();
    expect(kit.spots.at("hand-54")!.label, "a reason is short").toBe("card 3 of your hand, face up: not in sight: plant; gold card, plant");
  });

  test("whoever asks why not asks about the side that is seen", async () => {
    const kit = kitWith(lays);
    const asked: string[][] = [];
    kit.options.why = (spot) => asked.push([...spot.texts!]);
    render(Host, { Board: Tray, table: codex(), kit });
    kit.choice.ask(true);
    await tick();
    await fireEvent.click(document.querySelector('[data-spot="hand-54"]')!);
    expect(asked).toEqual([["lay-54@2,0", "lay-54@-1,1"]]);
  });

  test("a place beside a missing corner says why nothing goes there", async () => {
    expect(blocked(book()).map(({ x, y, by }) => [x, y, by.name])).toEqual([[0, 2, "15"]]);
    const kit = kitWith(lays);
    const asked: unknown[] = [];
    kit.options.why = (spot) => asked.push([spot.because, spot.label.replace(/[\u2068\u2069]/g, "")]);
    render(Host, { Board, table: codex(), kit });
    await fireEvent.click(document.querySelector('[data-spot="blocked-0-0,2"]')!);
    expect(asked).toEqual([["CN-21", "place 0, 2, blocked: the card at 1, 1 has no corner there"]]);
  });

  test("the card and the place that are meant stand first in the list", async () => {
    const kit = kitWith(lays);
    kit.options.twice = true;
    render(Host, { Board, table: codex(), kit });
    desk.choose(kit, 51, false);
    await tick();
    await fireEvent.click(document.querySelector('[data-spot="place--1,1"]')!);
    await tick();
    const first = [...lays].sort((a, b) => card.eager!(b) - card.eager!(a)).map(({ text }) => text);
    expect(first.slice(0, 2)).toEqual(["lay-51@-1,1", "lay-51@2,0"]);
  });

  test("what lies open and the decks are drawn by a press; what cannot be drawn says why", async () => {
    const kit = kitWith([move("take-12", "take", { ...plant, card: 12 }), move("draw-resource", "draw", { kind: "back", sort: "resource", kingdom: "fungi" })]);
    const done: unknown[] = [];
    kit.options.play = (move) => done.push(move.text);
    kit.options.why = (spot) => done.push(spot.texts);
    render(Host, { Board: Tray, table: codex({ asked: "draw" }), kit });
    await fireEvent.click(screen.getByRole("button", { name: /lies open: resource card, plant/ }));
    await fireEvent.click(screen.getByRole("button", { name: /resource deck, 20 cards, on top: fungi/ }));
    await fireEvent.click(screen.getByRole("img", { name: /gold deck, 0 cards, on top: nothing/ }));
    expect(done).toEqual(["take-12", "draw-resource", ["draw-gold"]]);
  });

  test("the sides of the starter and the two objectives are chosen where they lie", async () => {
    const kit = kitWith([move("front", "front", {}), move("back", "back", {})]);
    const starter = { kind: "starter" as const, card: 81, corners: "FPIA", back: "oPIo", middle: "I" };
    const played: string[] = [];
    kit.options.play = (move) => played.push(move.text);
    const { unmount } = render(Host, { Board, table: codex({ asked: "side", starter, manuscripts: [book({ laid: [], open: [] }), book()] }), kit });
    await fireEvent.click(screen.getByRole("button", { name: /back up: starter; in the middle for good: insect/ }));
    unmount();
    const keeping = kitWith([move("keep-92", "keep", goal), move("keep-100", "keep", pair)]);
    keeping.options.play = kit.options.play!;
    render(Host, { Board, table: codex({ asked: "keep", common: [], manuscripts: [book({ kept: goal, returned: pair }), book()] }), kit: keeping });
    await fireEvent.click(screen.getByRole("button", { name: /objective 100, 2 each time: 2× scroll/ }));
    expect(played).toEqual(["back", "keep-100"]);
  });

  test("another manuscript is opened by its tab, and nothing can be laid there", async () => {
    const kit = kitWith(lays);
    render(Host, { Board, table: codex(), kit });
    await fireEvent.click(screen.getByRole("button", { name: "Bořek", pressed: false }));
    expect(screen.getByRole("group", { name: "Bořek’s manuscript" })).toBeTruthy();
    expect(screen.queryAllByRole("button").filter((spot) => spot.dataset["spot"]?.startsWith("place"))).toEqual([]);
  });

  test("whoever watches sees the manuscript that was written in last, until they open one themselves", async () => {
    const kit = kitWith([]);
    kit.viewer.set({ follow: 1 });
    render(Host, { Board, table: codex(), kit });
    const open = (): string | null => screen.getByRole("group", { name: /’s manuscript$/ }).getAttribute("aria-label");
    expect(open()).toMatch(/Bořek/);
    kit.viewer.set({ follow: 0 });
    desk.camera = { x: 3, y: 3, w: 90 };
    await tick();
    expect(open()).toMatch(/Ada/);
    expect(desk.camera, "all of it is in sight").toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Ada", pressed: true }));
    kit.viewer.set({ follow: 1 });
    await tick();
    expect(open(), "it was opened by hand").toMatch(/Ada/);
    await fireEvent.click(screen.getByRole("button", { name: "Follow" }));
    expect(open()).toMatch(/Bořek/);
    expect(screen.queryByRole("button", { name: "Follow" })).toBeNull();
  });

  test("keys mean a card, turn it over, and bring everything into sight", async () => {
    const kit = kitWith(lays);
    render(Host, { Board, table: codex(), kit });
    await tick();
    await fireEvent.keyDown(window, { key: "w" });
    expect([desk.card, desk.down]).toEqual([51, false]);
    await fireEvent.keyDown(window, { key: "f" });
    expect([desk.card, desk.down]).toEqual([51, true]);
    await fireEvent.keyDown(window, { key: "+" });
    expect(desk.camera).not.toBeNull();
    await fireEvent.keyDown(window, { key: "0" });
    expect(desk.camera).toBeNull();
  });

  test("objectives say what they are worth now", () => {
    const kit = kitWith([]);
    kit.scene.score([{ side: 0, kind: "so-far", clause: "CN-31", points: 0, card: 92, n: 2, worth: 6 }]);
    render(Host, { Board, table: codex(), kit });
    expect(screen.getByRole("img", { name: /common objective 92.*worth 6 now/ })).toBeTruthy();
    expect(screen.getByRole("img", { name: /common objective 100.*worth 0 now/ })).toBeTruthy();
  });
});

describe("the card of Codex Naturalis", () => {
  test.each([["en", en], ["cs", cs], ["pl", pl]])("asks in every phase, in %s", (lang, texts) => {
    const say = speak(lang, [shell, texts]);
    const all = ["side", "keep", "draw"].map((asked) => card.asks(codex({ asked }), []));
    for (const [front, down] of [[plant, false], [plant, true], [corner, false], [quill, false]] as const) {
      desk.card = front.card;
      desk.down = down;
      all.push(card.asks(codex(), lays));
    }
    const others = [card.outcome!(lays[0]!, codex())!, ...[codex(), codex({ called: "twenty_points" }), codex({ called: "empty_decks" }), codex({ last: true })].flatMap((table) => card.notes!(table))];
    for (const words of [...all.flatMap(({ ask, why }) => [ask, why!]), ...others, card.about!(codex())!, card.seatChip!(codex(), 0)!, card.seatLine!(codex(), 0)!]) {
      expect(say(words.id, words.values)).not.toMatch(/⟨|\{|undefined/);
    }
    expect(faceLabel({ kingdom: "plant", gold: true, corners: "-oFq", middle: "P", points: "2/c", cost: "PPI" }, say)).not.toMatch(/⟨|\{/);
    expect(goalLabel(goal, say)).not.toMatch(/⟨|\{/);
  });

  test("says what a lay scores and hides", () => {
    const say = speak("en", [shell, en]);
    const words = card.outcome!(lay(quill, false, 2, 0), codex())!;
    expect(say(words.id, words.values).replace(/[\u2068\u2069]/g, "")).toBe("+3; hides 1× plant");
  });

  test("points at the spots of every kind of move", () => {
    expect(card.touches(lays[0]!.told)).toEqual(["laid-0-2,0"]);
    expect(card.touches(move("take-12", "take", { card: 12 }).told)).toEqual(["up-12"]);
    expect(card.touches(move("draw-gold", "draw", { sort: "gold" }).told)).toEqual(["deck-gold"]);
    expect(card.touches(move("back", "back", {}).told)).toEqual(["laid-0-0,0"]);
  });

  test("a pattern is read in steps", () => {
    expect(pattern(goal)).toEqual([{ sign: "P", x: 0, y: 0 }, { sign: "P", x: 0, y: -2 }, { sign: "I", x: -1, y: -3 }]);
    expect(pattern(pair)).toEqual([]);
  });
});
