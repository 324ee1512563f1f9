/** The board of Codex Naturalis. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import cs from "virtual:texts/codex_naturalis/cs";
import en from "virtual:texts/codex_naturalis/en";
import pl from "virtual:texts/codex_naturalis/pl";
import shell from "virtual:shell/en";
import { speak } from "$lib/texts.svelte";
import { pieceName } from "$lib/words";
import type { Move } from "$kit";
import Board from "../../src/fathomfive/games/codex_naturalis/web/Board.svelte";
import { card } from "../../src/fathomfive/games/codex_naturalis/web/card";
import { desk } from "../../src/fathomfive/games/codex_naturalis/web/desk.svelte";
import { faceLabel, goalLabel } from "../../src/fathomfive/games/codex_naturalis/web/labels";
import { at, fit, freeCorner, near } from "../../src/fathomfive/games/codex_naturalis/web/layout";
import { byPlace, hiddenBy, layOf, pointsOf, worthAfter } from "../../src/fathomfive/games/codex_naturalis/web/moves";
import type { Book, Front } from "../../src/fathomfive/games/codex_naturalis/web/shown";
import Tray from "../../src/fathomfive/games/codex_naturalis/web/Tray.svelte";
import { book, codex, corner, effect, fungi, goal, move, pair, plant, quill } from "./codexes";
import { kitFor, type TestKit } from "./kits";
import Host from "./Host.svelte";

const HIDES: Record<string, string> = { "2,0": "P", "-1,1": "F" };
function lay(front: Front, down: boolean, x: number, y: number, points = 0): Move {
  const place = `${x},${y}`;
  const made = move(`${front.card} ${down ? "down" : "up"} at ${place}`, down ? "lay-down" : "lay", front, { card: front.card, x, y, places: [place] });
  return { ...made, preview: { points: [points, 0], effects: [effect("covers", [], { n: 1 }), effect("hides", [{ kind: "symbol", sign: HIDES[place] }])], chances: [] } };
}
const both = (front: Front, down: boolean, points = 0): Move[] => [lay(front, down, 2, 0, points), lay(front, down, -1, 1, points)];
const lays = [...both(plant, false), ...both(plant, true), ...both(quill, false, 3), ...both(quill, true), ...both(corner, true)];

function kitWith(moves: readonly Move[]): TestKit {
  return kitFor(card, speak("en", [shell, en]), moves);
}

beforeEach(() => {
  desk.clear();
  // happy-dom lays nothing out: a plate of a usual size
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(760);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(560);
  vi.spyOn(Animation.prototype, "cancel").mockReturnValue(); // its own rejects a promise that nobody awaits
});

describe("what a lay would do is read from its preview", () => {
  test("points and hidden symbols", () => {
    expect(pointsOf(lay(quill, false, 2, 0, 3), 0)).toBe(3);
    expect(pointsOf(lay(quill, false, 2, 0, 3), 1)).toBe(0);
    expect(hiddenBy(lay(quill, false, 2, 0))).toEqual(["P"]);
    expect(hiddenBy(move("take", "take", plant))).toEqual([]);
    expect(hiddenBy(undefined)).toEqual([]);
  });
  test("the worth of an objective afterwards, where it changes", () => {
    const completes: Move = { ...lays[0]!, preview: { points: [0, 0], effects: [effect("objective", [], { card: 92, before: 0, worth: 3 })], chances: [] } };
    expect(worthAfter(completes, 92)).toBe(3);
    expect(worthAfter(completes, 100)).toBeNull();
    expect(worthAfter(null, 92)).toBeNull();
  });
  test("a lay is known by what is told of it", () => {
    expect(layOf(lay(quill, true, -1, 1).told)).toEqual({ card: 51, down: true, place: "-1,1", x: -1, y: 1 });
    expect(layOf(move("take", "take", plant).told)).toBeNull();
    expect([...byPlace([...lays, move("take", "take", plant)])].map(([place, moves]) => [place, moves.length])).toEqual([["2,0", 5], ["-1,1", 5]]);
  });
});

describe("the whole manuscript is shown, on every screen", () => {
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

describe("cards stay large enough to be read", () => {
  const phone = { left: 12, top: 96, width: 280, height: 150 };
  const laid = (x: number, y: number) => ({ name: "11", x, y, up: true, sort: "resource" as const, corners: "PoP-", middle: "", kingdom: "plant" as const });
  const long = (last: number): Book => book({ laid: Array.from({ length: 12 }, (_, k) => laid(last < 0 ? -k : k, last < 0 ? -k : k)), open: [[last + Math.sign(last), last], [last, last + Math.sign(last)], [-Math.sign(last), 1]] });
  test("what fits is shown whole", () => {
    expect(near(book(), phone, 96)).toEqual(fit([[0, 0], [1, 1], [1, -1], [2, 0], [-1, 1]], phone, 96));
  });
  for (const last of [11, -11]) {
    test(`the part with open places is shown of what does not fit: ${last}`, () => {
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

describe("the small picture of another manuscript", () => {
  const area = { left: 12, top: 100, width: 600, height: 300 };
  const box = { width: 122, height: 104 };
  const camera = { x: 0, y: 0, w: 100 };
  const lone = (open: [number, number][], laid: [number, number][] = []): Book => book({ laid: laid.map(([x, y]) => ({ ...book().laid[0]!, x, y })), open });
  const corners: [number, number][] = [[3, 3], [-3, 3], [3, -3], [-3, -3]];
  test("lies in the first corner that is free", () => {
    expect(freeCorner(lone([[0, 0]]), camera, area, box)).toEqual({ x: 490, y: 100 });
    expect(freeCorner(lone(corners.slice(0, 1)), camera, area, box)).toEqual({ x: 12, y: 100 });
    expect(freeCorner(lone(corners.slice(0, 3)), camera, area, box)).toEqual({ x: 12, y: 296 });
  });
  test("rather hides a card than a place", () => {
    expect(freeCorner(lone(corners.slice(0, 2), corners.slice(2)), camera, area, box)).toEqual({ x: 490, y: 296 });
  });
  test("is not shown where it would hide a place in every corner", () => {
    expect(freeCorner(lone(corners), camera, area, box)).toBeNull();
  });
});

describe("the board", () => {
  test("flags stand at their points, also those of players with equal points", () => {
    render(Host, { Board, table: codex({ manuscripts: [3, 3, 3, 7].map((points) => book({ points })) }), kit: kitWith([]) });
    const stands = [...document.querySelectorAll<SVGGElement>(".flag")].map((flag) => flag.style.transform.match(/-?[\d.]+/g)!.map(Number));
    const middles = stands.map(([x, , scale]) => x! + 12 * scale!);
    const at = (points: number): number => 22 + ((760 - 44) * points) / 29;
    expect(new Set(stands.map(String)).size, "none covers another").toBe(4);
    expect(middles[0]).toBeCloseTo(middles[1]!);
    expect((middles[0]! + middles[2]!) / 2).toBeCloseTo(at(3));
    expect(middles[3]).toBeCloseTo(at(7));
  });

  test("the places of the chosen card can be pressed; a card that can be laid face up is chosen first", async () => {
    const kit = kitWith(lays);
    const played: string[] = [];
    kit.options.play = (move) => played.push(move.text);
    render(Host, { Board, table: codex(), kit });
    await tick();
    expect([desk.card, desk.down]).toEqual([11, false]);
    const places = screen.getAllByRole("button").filter((spot) => spot.dataset["spot"]?.startsWith("place"));
    expect(places.map((spot) => spot.getAttribute("aria-label"))).toEqual(["free place 2, 0: +0, covers plant", "free place −1, 1: +0, covers fungus"]);
    await fireEvent.click(places[0]!);
    expect(played).toEqual(["11 up at 2,0"]);
  });

  test("a press chooses a card of the hand, a button turns it over, and the list shows its moves", async () => {
    const kit = kitWith(lays);
    render(Host, { Board: Tray, table: codex(), kit });
    for (const press of ["first press", "second press"]) {
      await fireEvent.click(screen.getByRole("button", { name: /card 2 in your hand, face up/ }));
      await tick();
      expect([desk.card, desk.down, kit.choice.picked], press).toEqual([51, false, "hand-51"]);
    }
    kit.choice.preview(kit.offer.legal.find((one) => one.text === "51 up at 2,0")!);
    await fireEvent.click(screen.getByRole("button", { name: /Flip/ }));
    await tick();
    expect(kit.choice.previewed, "the preview has ended").toBeNull();
    expect([desk.card, desk.down, kit.choice.picked]).toEqual([51, true, "hand-51b"]);
    expect(kit.offer.legalAmong(kit.spots.at("hand-51b")!.moves).map((one) => one.text)).toEqual(["51 down at 2,0", "51 down at -1,1"]);
  });

  test("a card whose cost is not visible is chosen face down, and says what it lacks", async () => {
    const kit = kitWith(lays);
    render(Host, { Board: Tray, table: codex(), kit });
    await fireEvent.click(screen.getByRole("button", { name: /card 3 in your hand.*still missing plant/ }));
    expect([desk.card, desk.down]).toEqual([54, true]);
    const { id, values } = card.asks(codex(), [], [])!.why!;
    expect(speak("en", [shell, en])(id, values)).toMatch(/^Gold card face down; to lay it face up you still need: 1× plant\./);
    desk.down = false;
    const poor = card.asks(codex(), [], [])!.why!;
    expect(speak("en", [shell, en])(poor.id, poor.values)).toBe("Gold card, plant. Still missing: 1× plant. Face down, the card is free.");
    kit.choice.ask(true);
    await tick();
    expect(kit.spots.at("hand-54")!.label, "a reason is short").toBe("card 3 in your hand, face up: still missing plant; gold card, plant");
  });

  test("\"why not?\" asks about the side that is up", async () => {
    const kit = kitWith(lays);
    const asked: unknown[] = [];
    kit.options.why = (spot) => asked.push(spot.wanted);
    render(Host, { Board: Tray, table: codex(), kit });
    kit.choice.ask(true);
    await tick();
    await fireEvent.click(document.querySelector('[data-spot="hand-54"]')!);
    expect(asked).toEqual([{ kind: "lay", pieces: [{ kind: "card", card: 54 }] }]);
  });

  test("\"why not?\" at a place asks about the chosen card there", async () => {
    const kit = kitWith(lays);
    const asked: unknown[] = [];
    kit.options.why = (spot) => asked.push(spot.wanted);
    render(Host, { Board, table: codex(), kit });
    desk.choose(kit, 54, false);
    await tick();
    await fireEvent.click(document.querySelector('[data-spot="place--1,1"]')!);
    expect(asked).toEqual([{ kind: "lay", pieces: [{ kind: "card", card: 54 }], places: ["-1,1"] }]);
  });

  test("a card that may call the end is announced, and how many turns are left", () => {
    const near = codex({ manuscripts: [book(), book({ may_call: true })] });
    expect([card.notes!(near)[0]!.id, card.seatLine!(near, 1)!.id, card.seatChip!(near, 1)!.id, card.seatChip!(near, 0)!.id]).toEqual(["note-near", "near", "near-short", "laid-n"]);
    expect(card.notes!(codex({ draws_left: 3 }))[0]).toEqual({ id: "note-draws", values: { n: 3 } });
    const called = codex({ called: "twenty_points" });
    const last = { ...called, last: true };
    expect([codex(), called, last].map((table) => [card.asks(table, []).ask.id, card.about!(table)!.id])).toEqual([["ask-lay", "round"], ["ask-lay-called", "round-called"], ["ask-lay-last", "round-last"]]);
    expect(card.asks({ ...called, asked: "draw" }, []).ask.id).toBe("ask-draw-called");
  });

  test("\"why not?\" at a card that was laid asks about its place", async () => {
    const kit = kitWith(lays);
    const asked: unknown[] = [];
    kit.options.why = (spot) => asked.push(spot.wanted?.places);
    render(Host, { Board, table: codex(), kit });
    desk.choose(kit, 54, false);
    await tick();
    await fireEvent.click(document.querySelector('[data-spot="laid-0-1,1"]')!);
    expect(asked).toEqual([["1,1"]]);
  });

  test("a place beside a missing corner says why no card can go there", async () => {
    const kit = kitWith(lays);
    const asked: unknown[] = [];
    kit.options.why = (spot) => asked.push([spot.because, spot.label.replace(/[\u2068\u2069]/g, "")]);
    render(Host, { Board, table: codex(), kit });
    await fireEvent.click(document.querySelector('[data-spot="blocked-0-0,2"]')!);
    expect(asked).toEqual([["CN-21", "place 0, 2, blocked: the card at 1, 1 has no corner there"]]);
  });

  test("the chosen card at the pressed place comes first in the list", async () => {
    const kit = kitWith(lays);
    kit.options.twice = true;
    render(Host, { Board, table: codex(), kit });
    desk.choose(kit, 51, false);
    await tick();
    await fireEvent.click(document.querySelector('[data-spot="place--1,1"]')!);
    await tick();
    const first = [...lays].sort((a, b) => card.eager!(b) - card.eager!(a)).map(({ text }) => text);
    expect(first.slice(0, 2)).toEqual(["51 up at -1,1", "51 up at 2,0"]);
  });

  test("a press draws a face-up card or from a deck, or asks why not", async () => {
    const kit = kitWith([move("take-12", "take", { ...plant, card: 12 }), move("draw-resource", "draw", fungi)]);
    const done: unknown[] = [];
    kit.options.play = (move) => done.push(move.text);
    kit.options.why = (spot) => done.push(spot.wanted);
    render(Host, { Board: Tray, table: codex({ asked: "draw" }), kit });
    await fireEvent.click(screen.getByRole("button", { name: /face up: resource card, plant/ }));
    await fireEvent.click(screen.getByRole("button", { name: /resource deck, 20 cards; on top: fungus/ }));
    await fireEvent.click(screen.getByRole("img", { name: /gold deck, 0 cards; on top: nothing/ }));
    expect(done).toEqual(["take-12", "draw-resource", { kind: "draw", pieces: [{ kind: "back", sort: "gold" }] }]);
  });

  test("the sides of the starter and the two objectives are chosen where they lie", async () => {
    const kit = kitWith([move("front", "front", {}), move("back", "back", {})]);
    const starter = { kind: "starter" as const, card: 81, corners: "FPIA", back: "oPIo", middle: "I" };
    const played: string[] = [];
    kit.options.play = (move) => played.push(move.text);
    const { unmount } = render(Host, { Board, table: codex({ asked: "side", starter, manuscripts: [book({ laid: [], open: [] }), book()] }), kit });
    await fireEvent.click(screen.getByRole("button", { name: /back side up: starter card; in the middle, never covered: insect/ }));
    unmount();
    const keeping = kitWith([move("keep-92", "keep", goal), move("keep-100", "keep", pair)]);
    keeping.options.play = kit.options.play!;
    render(Host, { Board, table: codex({ asked: "keep", common: [], manuscripts: [book({ kept: goal, returned: pair }), book()] }), kit: keeping });
    await fireEvent.click(screen.getByRole("button", { name: /objective 100, 2 points each time: 2× scroll/ }));
    expect(played).toEqual(["back", "keep-100"]);
  });

  test("another manuscript is opened by its tab, and nothing can be laid there", async () => {
    const kit = kitWith(lays);
    render(Host, { Board, table: codex(), kit });
    await fireEvent.click(screen.getByRole("button", { name: "Bořek", pressed: false }));
    expect(screen.getByRole("group", { name: "Bořek’s manuscript" })).toBeTruthy();
    expect(screen.queryAllByRole("button").filter((spot) => spot.dataset["spot"]?.startsWith("place"))).toEqual([]);
  });

  test("what is looked at stays while the same moves are offered again, and not in a new turn", async () => {
    const kit = kitWith(lays);
    const { rerender } = render(Host, { Board, table: codex(), kit });
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Bořek", pressed: false }));
    desk.camera = { x: 3, y: 3, w: 90 };
    desk.drawing = true;
    kit.offer.put([...lays]);
    await rerender({ table: codex() });
    expect([desk.side, desk.camera?.w, desk.drawing]).toEqual([1, 90, true]);
    kit.offer.put(lays.slice(1));
    await tick();
    expect([desk.side, desk.camera]).toEqual([null, null]);
  });

  test("a spectator is shown the manuscript of the last move, until they open another one", async () => {
    const kit = kitWith([]);
    kit.viewer.set({ follow: 1 });
    render(Host, { Board, table: codex(), kit });
    const open = (): string | null => screen.getByRole("group", { name: /’s manuscript$/ }).getAttribute("aria-label");
    expect(open()).toMatch(/Bořek/);
    kit.viewer.set({ follow: 0 });
    desk.camera = { x: 3, y: 3, w: 90 };
    await tick();
    expect(open()).toMatch(/Ada/);
    expect(desk.camera, "all of it is shown").toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Ada", pressed: true }));
    kit.viewer.set({ follow: 1 });
    await tick();
    expect(open(), "it was opened by hand").toMatch(/Ada/);
    await fireEvent.click(screen.getByRole("button", { name: "Follow" }));
    expect(open()).toMatch(/Bořek/);
    expect(screen.queryByRole("button", { name: "Follow" })).toBeNull();
  });

  test("keys choose a card, turn it over, and show everything", async () => {
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

  test("a preview shows the card, its points, and what objectives would be worth", async () => {
    const completes: Move = { ...lay(quill, false, 2, 0, 3), preview: { points: [3, 0], effects: [effect("objective", [], { card: 92, before: 0, worth: 3 })], chances: [] } };
    const kit = kitWith([completes, ...both(quill, true)]);
    render(Host, { Board, table: codex(), kit });
    kit.choice.preview(kit.offer.legal.find((one) => one.text === "51 up at 2,0")!);
    await tick();
    expect(document.querySelector(".plus.full")!.textContent).toBe("+3");
    expect([...document.querySelectorAll(".now")].map((now) => now.textContent!.replace(/[\u2068\u2069]/g, ""))).toEqual(["now 0 → 3", "now 0"]);
  });

  test("objectives say what they are worth now", () => {
    const kit = kitWith([]);
    kit.scene.score([{ side: 0, kind: "so-far", clause: "CN-31", points: 0, card: 92, n: 2, worth: 6 }]);
    render(Host, { Board, table: codex(), kit });
    expect(screen.getByRole("img", { name: /common objective 92.*worth 6 points now/ })).toBeTruthy();
    expect(screen.getByRole("img", { name: /common objective 100.*worth 0 points now/ })).toBeTruthy();
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
    const called = codex({ called: "twenty_points" });
    const last = codex({ called: "empty_decks", last: true });
    const near = codex({ manuscripts: [book(), book({ may_call: true })] });
    all.push(card.asks(called, lays), card.asks({ ...called, asked: "draw" }, []), card.asks(last, lays));
    const tables = [codex(), called, codex({ called: "empty_decks" }), last, near, codex({ draws_left: 1 }), codex({ draws_left: 4 })];
    const others = tables.flatMap((table) => [...card.notes!(table), card.about!(table)!, ...[0, 1].flatMap((side) => [card.seatChip!(table, side)!, card.seatLine!(table, side) ?? []].flat())]);
    for (const words of [...all.flatMap(({ ask, why }) => [ask, why!]), ...others]) {
      expect(say(words.id, words.values)).not.toMatch(/⟨|\{|undefined/);
    }
    expect(faceLabel({ kingdom: "plant", gold: true, corners: "-oFq", middle: "P", gives: 2, per: "c", cost: "PPI" }, say)).not.toMatch(/⟨|\{/);
    expect(goalLabel(goal, say)).not.toMatch(/⟨|\{/);
  });

  test.each([
    ["en", en, "fungus", "insect"],
    ["cs", cs, "houby", "hmyz"],
    ["pl", pl, "grzyby", "owady"],
  ])("what is left is counted under the name of its deck, so it is named in one word, in %s", (lang, texts, fungus, insect) => {
    const [resource, gold] = codex().decks;
    const heaps = card.left(codex({ decks: [resource!, { ...gold!, left: 7, of_kingdom: [{ kingdom: "insect", n: 7 }] }] }));
    const names = heaps.map(({ rows }) => rows.map(({ piece }) => pieceName(piece as Record<string, unknown>, speak(lang, [shell, texts]))));
    expect([names[0]![0], names[1]]).toEqual([fungus, [insect]]);
  });

  test("points at the spots of every kind of move", () => {
    expect(card.touches(lays[0]!.told)).toEqual(["laid-0-2,0"]);
    expect(card.touches(move("take-12", "take", { card: 12 }).told)).toEqual(["up-12"]);
    expect(card.touches(move("draw-gold", "draw", { sort: "gold" }).told)).toEqual(["deck-gold"]);
    expect(card.touches(move("back", "back", {}).told)).toEqual(["laid-0-0,0"]);
  });
});
