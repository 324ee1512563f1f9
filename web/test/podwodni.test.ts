/** The board of Podwodni łowcy. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import cs from "virtual:texts/podwodni_lowcy/cs";
import en from "virtual:texts/podwodni_lowcy/en";
import pl from "virtual:texts/podwodni_lowcy/pl";
import shell from "virtual:shell/en";
import { speak } from "$lib/texts.svelte";
import type { Move } from "$kit/contract";
import { choiceOf } from "$lib/words";
import Board from "../../src/fathomfive/games/podwodni_lowcy/web/Board.svelte";
import { card } from "../../src/fathomfive/games/podwodni_lowcy/web/card";
import { layout, lineOf, middle, spotOf } from "../../src/fathomfive/games/podwodni_lowcy/web/layout";
import { clashesOf, riskOf } from "../../src/fathomfive/games/podwodni_lowcy/web/moves";
import Seat from "../../src/fathomfive/games/podwodni_lowcy/web/Seat.svelte";
import { flagged, type Shown } from "../../src/fathomfive/games/podwodni_lowcy/web/shown";
import Tray from "../../src/fathomfive/games/podwodni_lowcy/web/Tray.svelte";
import { calm, choosing, move, read, row, shown } from "./dives";
import { kitFor, type TestKit } from "./kits";
import Host from "./Host.svelte";

function kitWith(...moves: Move[]): { kit: TestKit; done: unknown[] } {
  const done: unknown[] = [];
  const kit = kitFor(card, speak("en", [shell, en]), moves);
  kit.options.play = (move) => done.push(move.text);
  kit.options.why = (spot) => done.push([spot.id, spot.wanted, spot.because]);
  return { kit, done };
}
const spots = (): (string | undefined)[] => screen.getAllByRole("button").map((spot) => spot.dataset["spot"]).filter((id) => id !== undefined);
const press = (id: string): Promise<unknown> => fireEvent.click(document.querySelector(`[data-spot="${id}"]`)!);

beforeEach(() => {
  // happy-dom lays nothing out: a plate of a usual size
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(760);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(680);
  vi.spyOn(Animation.prototype, "cancel").mockReturnValue(); // its own rejects a promise that nobody awaits
});

/** A move with a preview: a number of the eight cards in the deck break the dive. */
const risky = (one: Move, broken: number, places: string[] = []): Move =>
  ({
    ...one,
    preview: {
      points: [0, 0],
      effects: places.length ? [{ kind: "clash", clause: "PL-22", who: 0, pieces: [], places }] : [],
      chances: [
        { kind: "lay", clause: "PL-21", weight: 8 - broken, of: 8 },
        { kind: "break", clause: "PL-23", weight: broken - 1, of: 8 },
        { kind: "breaker", clause: "PL-40", weight: 1, of: 8 },
      ],
    },
  }) as Move;

test("the risk of a move and what it may clash with come from its preview", () => {
  const deeper = risky(move("deeper", "deeper"), 5, ["b1", "new2"]);
  expect([riskOf(deeper), riskOf(move("deeper", "deeper")), riskOf(undefined)]).toEqual([63, null, null]);
  expect([clashesOf(deeper), clashesOf(move("column", "column")), clashesOf(null)]).toEqual([["b1", "new2"], [], []]);
});

test("places lie where their names say", () => {
  const l = layout(760, 680);
  const at = (corner: NonNullable<Shown["corner"]>, place: string) => {
    const { x, y } = middle(l, corner, place);
    return [[0, 1, 2, 3, 4, 5].findIndex((lane) => Math.abs(l.x(lane) + l.w / 2 - x) < 1), [0, 1, 2, 3, 4].findIndex((line) => Math.abs(l.y(line) + l.h / 2 - y) < 1)];
  };
  expect([at("top-left", "a1"), at("top-left", "d3"), at("top-left", "new1"), at("top-right", "new4"), at("bottom-left", "new1"), at("bottom-right", "new2")]).toEqual([[1, 1], [4, 3], [0, 0], [5, 3], [0, 4], [5, 3]]);
  expect([1, 2, 4].map((nth) => lineOf("top-left", nth))).toEqual([0, 1, 3]);
  expect(["b2", "new3"].map(spotOf)).toEqual(["cell-b2", "new-3"]);
});

describe("everything fits, on every screen", () => {
  for (const [width, height] of [[322, 330], [354, 350], [590, 560], [760, 680], [1100, 1000]] as const) {
    test(`${width} x ${height}`, () => {
      const l = layout(width, height);
      expect(l.w).toBeGreaterThanOrEqual(40);
      expect(l.x(0)).toBeGreaterThanOrEqual(5);
      expect(l.x(5) + l.w).toBeLessThanOrEqual(width - 5);
      expect(l.y(0)).toBeGreaterThanOrEqual(5);
      expect(l.y(4) + l.h).toBeLessThanOrEqual(height - 4);
      expect(l.x(2) - l.x(1)).toBeGreaterThan(l.w + 5);
      expect(l.y(2) - l.y(1)).toBeGreaterThan(l.h + 3);
    });
  }
});

describe("the board of Podwodni łowcy", () => {
  test("a dive: deeper at the deck and at the next place, the column, and every card of the row", async () => {
    const picks = [..."abcd"].map((letter) => move(`pick-${letter}1`, "pick", { places: [`${letter}1`] }));
    const { kit, done } = kitWith(risky(move("deeper", "deeper"), 5, ["d2", "new1"]), move("column", "column"), ...picks);
    kit.options.play = (...moves) => done.push(moves.map((one) => one.text).join(" "));
    kit.gather(card.gathers!(choosing, kit.offer.legal));
    render(Host, { Board, table: choosing, kit });
    expect(spots()).toEqual(["cell-a1", "cell-b1", "cell-c1", "cell-d1", "new-1", "new-2", "next", "deck"]);
    expect(screen.getByRole("button", { name: "card 3 goes here; risk of interruption: 63%" })).toBeTruthy();
    await press("new-1");
    await press("next");
    expect(done).toEqual(["column", "deeper"]);
    const chosen = (): (string | null)[] => ["new-2", "cell-b1"].map((id) => document.querySelector(`[data-spot="${id}"]`)!.getAttribute("aria-pressed"));
    await press("new-2");
    expect(chosen()).toEqual(["true", "false"]);
    await press("new-2");
    await press("cell-b1");
    expect(chosen()).toEqual(["false", "true"]);
    await press("cell-a1");
    expect(done.at(-1)).toBe("pick-a1 pick-b1");
    await press("cell-d3");
    expect(done.at(-1)).toEqual(["cell-d3", { places: ["d3"] }, "PL-30"]);
  });

  test("what the next card may clash with is ringed while going deeper is looked at", async () => {
    const deeper = risky(move("deeper", "deeper"), 5, ["d2", "new1"]);
    const { kit } = kitWith(deeper, move("column", "column"));
    render(Host, { Board, table: shown(), kit });
    expect(document.querySelectorAll(".clash")).toHaveLength(0);
    kit.choice.preview(deeper);
    await tick();
    expect(document.querySelectorAll(".clash")).toHaveLength(2);
  });

  test("a spectator sees where the next card would lie, without odds", () => {
    const { kit } = kitWith();
    render(Host, { Board, table: shown(), kit });
    expect(screen.getByRole("img", { name: "card 3 goes here" })).toBeTruthy();
    expect(document.querySelector(".risk")).toBeNull();
  });

  test("before a dive, cards of the grid and the place of sets ask the server how they are won", async () => {
    const { kit, done } = kitWith(move("dive", "dive"));
    const table = calm({ asked: "turn" });
    render(Host, { Board, table, kit });
    render(Host, { Board: Tray, table, kit });
    await press("cell-a1");
    await press("safe");
    await press("catch-shrimp");
    expect(done).toEqual([["cell-a1", { places: ["a1"] }, "PL-30"], ["safe", undefined, "PL-50"], ["catch-shrimp", { pieces: [{ kind: "shrimp" }] }, "PL-11"]]);
  });

  test("while a wave washes everyone, the dive it broke is shown, even to late viewers", () => {
    const { kit } = kitWith();
    render(Host, { Board, table: shown({ asked: "wash", side: 1, column: row("RB wave"), blame: ["b1"], next: null, catch: null }), kit });
    expect(document.querySelectorAll(".blame").length).toBe(2);
    expect(document.querySelector(".words")!.textContent).toContain("Bořek’s dive is interrupted");
  });

  test.each([[0, "Your set"], [1, "The set"]])("only the viewer's own set is called theirs: side %i", (side, words) => {
    const { kit } = kitWith();
    render(Host, { Board, table: calm({ asked: "turn_down", side, pool: [{ ...read("YA"), n: 3 }] }), kit });
    expect(screen.getByText(words)).toBeTruthy();
  });

  test("what is chosen together is what the game shows", () => {
    expect(card.gathers!(choosing, [])).toBe(choosing.together);
    expect(card.gathers!(shown(), [])).toBeNull();
  });

  test("the list has every card that may be chosen, also those that become legal later", () => {
    const { kit } = kitWith(move("column", "column", { pieces: row("RB harpoon") }), move("pick-a1", "pick", { places: ["a1"], pieces: row("RA") }), move("pick-b1", "pick", { places: ["b1"], pieces: row("wave") }));
    kit.gather(card.gathers!(choosing, kit.offer.legal));
    expect(kit.path.ahead.map((one) => choiceOf(one.told, kit.viewer.say, String))).toEqual([
      "Surface with the new column: red B, harpoon", "Take the red A at a1", "Take the wave at b1", "Take the green B at c1", "Take the green C at d1", "Take the card you just laid: harpoon",
    ]);
  });

  test("the question counts what is chosen", () => {
    const asks = (asked: string, ...ids: string[]) => card.asks(shown({ asked, to_add: asked === "give" ? 2 : 0 }), [], ids.map((id) => ({ id, name: { id } })));
    expect(asks("depth").ask.id).toBe("ask-surface");
    expect(asks("depth", "pick-d1")).toEqual({ ask: { id: "ask-pick" }, why: { id: "line-pick", values: { n: 1 } } });
    expect([asks("give"), asks("give", "give-RA"), asks("give", "give-RA", "give-RA")].map(({ why }) => why?.values!["n"])).toEqual([2, 1, undefined]);
  });

  test("what goes into the pool lies there before it is given, and can be taken back", async () => {
    const { kit, done } = kitWith(move("give-RA", "give"));
    kit.options.play = (...moves) => done.push(moves.map((one) => one.text).join(" "));
    const parts = ["give-RA", "give-RA", "give-RA", "give-shrimp"].map((text) => move(text, "give").told);
    const table = calm({ asked: "give", to_add: 2, together: { n: 2, parts }, pool: [{ ...read("GA"), n: 2 }] });
    kit.gather(card.gathers!(table, kit.offer.legal));
    render(Host, { Board: Tray, table, kit });
    await press("catch-shrimp");
    await press("catch-shrimp");
    await press("catch-red-A");
    expect(kit.choice.gathered.map((part) => part.pieces[0])).toEqual([read("RA")]);
    render(Host, { Board, table, kit });
    await fireEvent.click(screen.getByRole("button", { name: /^red A, going into the pool/ }));
    expect([kit.choice.gathered, done]).toEqual([[], []]);
    await press("catch-shrimp");
    await press("catch-red-A");
    expect(done[0]).toMatch(/^give-RA later .*shrimp/);
  });

  test("card 1 goes to a corner; keys Q W A S do the same", async () => {
    const corners = ["top-left", "top-right", "bottom-left", "bottom-right"].map((text) => risky(move(text, "corner", { places: [text] }), 4));
    const { kit, done } = kitWith(...corners);
    render(Host, { Board, table: calm({ asked: "corner", column: row("YB") }), kit });
    await fireEvent.click(screen.getByRole("button", { name: "bottom-left corner; risk of interruption at card 2: 50%" }));
    expect(done).toEqual(["bottom-left"]);
    expect(["q", "W", "a", "S", "d"].map((key) => card.keys!(key, kit.offer.legal)?.text ?? null)).toEqual(["top-left", "top-right", "bottom-left", "bottom-right", null]);
  });

  test("keys dive, go deeper, take the column, score, and decline", () => {
    const legal = (...texts: string[]) => kitWith(...texts.map((text) => move(text, text))).kit.offer.legal;
    expect(card.keys!("d", legal("dive", "score"))?.text).toBe("dive");
    expect(card.keys!("s", legal("dive", "score"))?.text).toBe("score");
    expect(card.keys!("D", legal("deeper", "column"))?.text).toBe("deeper");
    expect(card.keys!("c", legal("deeper", "column"))?.text).toBe("column");
    expect(card.keys!("n", legal("no-harpoon"))?.text).toBe("no-harpoon");
    expect(card.keys!("x", legal("dive"))).toBeNull();
  });

  test("R goes to the row", async () => {
    const { kit } = kitWith(move("deeper", "deeper"), move("pick-c1", "pick"));
    render(Host, { Board, table: shown(), kit });
    await tick();
    await fireEvent.keyDown(window, { key: "r" });
    expect((document.activeElement as HTMLElement).dataset["spot"]).toBe("cell-c1");
  });

  test("harpoons strike fish on the table, and are declined where they lie", async () => {
    const { kit, done } = kitWith(move("harpoon-a1", "harpoon"), move("harpoon-new1", "harpoon-new"), move("no-harpoon", "no-harpoon"));
    render(Host, { Board, table: shown({ asked: "effects", harpoons: 1, next: null, catch: null }), kit });
    expect(spots()).toEqual(["cell-a1", "new-1", "act-harpoon"]);
    for (const id of ["cell-a1", "new-1", "act-harpoon"]) await press(id);
    expect(done).toEqual(["harpoon-a1", "harpoon-new1", "no-harpoon"]);
  });

  test("a net takes from another's table", async () => {
    const { kit, done } = kitWith(move("net-YB-2", "net"), move("no-net", "no-net"));
    render(Host, { Board: Seat as never, table: shown({ asked: "effects", nets: 1 }), kit, more: { side: 1, lines: [], dense: false } });
    await fireEvent.click(screen.getByRole("button", { name: "Bořek: 2× yellow B" }));
    expect(done).toEqual(["net-YB-2"]);
    expect(screen.getByRole("img", { name: "1 scored card, safe from nets and waves" })).toBeTruthy();
  });

  test("sets lie on the board; a card of the catch shows those with it", async () => {
    const sets = ["set-3xRA", "set-2xRA+shrimp", "set-2xYB+shrimp"].map((text) => move(text, "set"));
    const { kit, done } = kitWith(...sets);
    const { unmount } = render(Host, { Board, table: shown({ asked: "first_set" }), kit });
    expect(spots()).toEqual(["set-3xRA", "set-2xRA+shrimp", "set-2xYB+shrimp"]);
    await fireEvent.click(screen.getByRole("button", { name: "set: red A, red A, shrimp" }));
    expect(done).toEqual(["set-2xRA+shrimp"]);
    unmount();
    render(Host, { Board: Tray, table: shown({ asked: "first_set" }), kit });
    await press("catch-red-A");
    expect([kit.choice.picked, kit.offer.legalAmong(kit.spots.at("catch-red-A")!.moves).map((one) => one.text)]).toEqual(["catch-red-A", ["set-3xRA", "set-2xRA+shrimp"]]);
  });

  test("the pool is turned down and taken from where it lies, the catch gives and is washed", async () => {
    const { kit, done } = kitWith(move("take-RA", "take"), move("wash-RA", "wash"));
    const { unmount } = render(Host, { Board, table: calm({ asked: "take", pool: [{ ...read("RA"), n: 2 }] }), kit });
    await fireEvent.click(screen.getByRole("button", { name: "in the pool: 2× red A" }));
    unmount();
    render(Host, { Board: Tray, table: shown({ asked: "wash" }), kit });
    await fireEvent.click(screen.getByRole("button", { name: "yours: 3× red A" }));
    expect(done).toEqual(["take-RA", "wash-RA"]);
  });

  const told = (kind: string, more: object) => ({ seq: 9, kind: "move", seat: -1, told: { kind, seat: -1, who: 0, clause: "PL-23", places: [], pieces: [], ...more } }) as never;
  const breaks = told("break", { nth: 2, pieces: [read("GA")], places: ["d1"] });
  test.each([
    ["after a pause", { column: row("RB") }, [breaks]],
    ["at the very corner it began at", { asked: "corner", corner: null, column: row("RB") }, [told("corner", { places: ["top-right"] }), breaks]],
  ])("a broken dive stays in sight, with the clashing cards ringed and explained: %s", async (_, change, events) => {
    const { kit } = kitWith();
    const { rerender } = render(Host, { Board, table: shown(change as Partial<Shown>), kit });
    await tick();
    kit.scene.show(events);
    await rerender({ table: calm({ asked: "turn" }) });
    await tick();
    const broken = screen.getByRole("img", { name: /The dive is interrupted/ });
    expect(broken.querySelectorAll(".blame")).toHaveLength(2);
    expect([...document.querySelectorAll(".words text")].map((text) => text.textContent)).toEqual(["Your dive is interrupted", "Two fish of the same colour next to each other", "Card 2 is lost, card 1 is kept"]);
    await rerender({ table: calm({ asked: "take", side: 1, pool: [{ ...read("YA"), n: 1 }] }) });
    expect(document.querySelector(".broken")).toBeNull(); // the pool lies where it would be
    await rerender({ table: calm({ asked: "corner", column: row("YA") }) });
    expect(document.querySelector(".words")).toBeNull(); // the viewer dives again
  });

  test("a wave that was met is drawn again, though another card lies there by now", async () => {
    const { kit } = kitWith();
    const { rerender } = render(Host, { Board, table: shown({ column: row("RB") }), kit });
    await tick();
    kit.scene.show([told("breaker", { nth: 2, pieces: [read("wave")], places: ["b1"] })]);
    await rerender({ table: calm({ asked: "turn", grid: [row("RA GA GB GC"), row("YC GA shrimp YA"), row("harpoon YB RC net")] }) });
    await tick();
    const broken = screen.getByRole("img", { name: /The dive is interrupted/ });
    expect(broken.querySelectorAll('use[href="#wave"]')).toHaveLength(2);
  });

  test("a dive whose cards the viewer did not see is not drawn", async () => {
    const { kit } = kitWith();
    const { rerender } = render(Host, { Board, table: shown({ column: row("RB") }), kit });
    await tick();
    kit.scene.show([told("column", {}), told("draw", { pieces: [read("YA")] }), told("corner", { places: ["top-left"] }), breaks]);
    await rerender({ table: calm({ asked: "turn" }) });
    await tick();
    expect(screen.queryByRole("img", { name: /The dive is interrupted/ })).toBeNull();
  });
});

describe("what divers are about to win or to lose", () => {
  const sides = (own: object, other: object): Shown["sides"] => shown().sides.map((side, k) => ({ ...side, ...(k ? other : own) }));

  test("a card that completes another diver's set carries their flag, and says so", () => {
    const { kit } = kitWith();
    const { unmount } = render(Host, { Board, table: calm({ sides: sides({ wants: row("GB") }, { wants: row("RA shrimp") }) }), kit });
    expect(document.querySelectorAll(".wanted use")).toHaveLength(2);
    const labels = [...document.querySelectorAll("[data-spot]")].map((spot) => spot.getAttribute("aria-label")).filter((label) => label?.includes("completes"));
    expect(labels).toEqual(["red A, a1; completes a set for: Bořek", "shrimp, c2; completes a set for: Bořek"]);
    const legend = document.querySelector(".flags");
    expect([legend?.querySelectorAll("use").length, legend?.textContent?.trim()]).toEqual([1, "completes this diver’s set"]);
    unmount();
    const giving = kitWith(move("give-RA", "give")).kit;
    render(Host, { Board: Tray, table: calm({ asked: "give", sides: sides({}, { wants: row("RA shrimp") }) }), kit: giving });
    expect(document.querySelectorAll(".wanted use")).toHaveLength(1);
  });

  test("what a flag means is said where the viewer sees one", () => {
    const wants = sides({ wants: row("GA") }, { wants: row("RA") });
    const without = calm({ grid: [row("net net net net")], sides: wants });
    expect([flagged(calm({ sides: wants }), 0), flagged(calm({ sides: wants }), null), flagged(without, 0)]).toEqual([[1], [0, 1], []]);
    expect([flagged({ ...without, pool: [{ ...read("RA"), n: 1 }] }, 0), flagged({ ...without, asked: "give_again" }, 0)]).toEqual([[1], [1]]);
  });
});

describe("fish carry the letters of the language", () => {
  test.each([["en", en, "RGY"], ["cs", cs, "ČZŽ"], ["pl", pl, "CZŻ"]])("%s", (lang, texts, letters) => {
    const kit = kitFor(card, speak(lang, [shell, texts]), []);
    const drawn = (): string[] => [...document.querySelectorAll("text.letter")].map((text) => text.textContent!);
    const { unmount } = render(Host, { Board, table: calm({ grid: [row("RA GB YC net")] }), kit });
    expect(drawn()).toEqual([...letters]);
    unmount();
    render(Host, { Board: Seat as never, table: calm(), kit, more: { side: 1, lines: [], dense: false } });
    expect(drawn()).toEqual([...letters]);
  });
});

describe("the card of Podwodni łowcy", () => {
  test.each([["en", en], ["cs", cs], ["pl", pl]])("asks in every phase, in %s", (lang, texts) => {
    const say = speak(lang, [shell, texts]);
    const kinds: Record<string, string[]> = {
      turn: ["dive", "score"], corner: ["corner"], depth: ["deeper", "column"], pick: ["pick"], effects: ["net", "no-net"], wash: ["wash"],
      first_set: ["set"], more_sets: ["set", "stop"], turn_down: ["down"], give: ["give"], give_again: ["give"], take: ["take"],
    };
    const all = Object.entries(kinds).map(([asked, moves]) => card.asks(shown({ asked, to_add: 2 }), moves.map((kind) => move(kind, kind))));
    all.push(card.asks(shown({ asked: "turn" }), [move("dive", "dive")]), card.asks(shown({ asked: "turn", reached: 1 }), [move("dive", "dive")]), card.asks(shown(), [move("column", "column")]), card.asks(shown({ asked: "more_sets" }), [move("stop", "stop")]));
    all.push(...[["harpoon"], ["net", "harpoon-new"]].map((some) => card.asks(shown({ asked: "effects" }), some.map((kind) => move(kind, kind)))));
    const more = [card.about!(shown()), ...card.notes!(shown()), ...card.notes!(shown({ reached: 1 })), card.seatLine!(shown(), 0), card.seatLine!(shown({ reached: 1 }), 1), card.seatChip!(shown(), 0), card.seatChip!(shown({ reached: 1 }), 1)];
    expect([0, 1].map((side) => card.seatChip!(shown({ reached: 1 }), side)!.id)).toEqual(["open-n", "reached-short"]);
    for (const words of [...all.flatMap(({ ask, why }) => [ask, why!]), ...more]) expect(say(words!.id, { ...words!.values, piece: "shrimp" })).not.toMatch(/⟨|\{|undefined/);
  });

  test("asks for another set only where there is one, and speaks of last turns only until the end", () => {
    const asked = (...kinds: string[]) => card.asks(shown({ asked: "more_sets" }), kinds.map((kind) => move(kind, kind))).ask.id;
    expect([asked("set", "stop"), asked("stop")]).toEqual(["ask-more_sets", "ask-stop"]);
    expect(card.asks(shown({ asked: "turn", reached: 1 }), [move("dive", "dive")]).why?.id).toBe("line-turn-last");
    expect([card.notes!(shown({ reached: 1 })).length, card.notes!(shown({ reached: 1, asked: "over" })).length]).toEqual([1, 0]);
  });

  test("points at the spots of every kind of move", () => {
    const fish = { pieces: [read("YB") as unknown as Record<string, unknown>] };
    const told = (kind: string, more: object = {}) => card.touches(move(kind, kind, more).told);
    expect(told("fill", { places: ["b2"] })).toEqual(["cell-b2"]);
    expect(told("lay", { nth: 3 })).toEqual(["new-3"]);
    expect(told("harpoon-new", { places: ["new2"] })).toEqual(["new-2"]);
    expect(told("net", { ...fish, other: 1 })).toEqual(["held-1-yellow-B"]);
    expect(told("take", fish)).toEqual(["pool-yellow-B"]);
    expect(told("stop")).toEqual([]);
  });
});
