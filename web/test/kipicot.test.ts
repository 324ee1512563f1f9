/** The board of Kipicot. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import en from "virtual:texts/kipicot/en";
import shell from "virtual:shell/en";
import type { BoardProps, Move } from "$kit/contract";
import { speak } from "$lib/texts.svelte";
import Board from "../../src/fathomfive/games/kipicot/web/Board.svelte";
import { card } from "../../src/fathomfive/games/kipicot/web/card";
import Catch from "../../src/fathomfive/games/kipicot/web/Catch.svelte";
import { bankX, corner, layout, letterAt, lying, outline, SQUARES, stands } from "../../src/fathomfive/games/kipicot/web/layout";
import { goalOf, moveTo, sourceOf } from "../../src/fathomfive/games/kipicot/web/moves";
import type { Bay } from "../../src/fathomfive/games/kipicot/web/shown";
import Seat from "../../src/fathomfive/games/kipicot/web/Seat.svelte";
import Supply from "../../src/fathomfive/games/kipicot/web/Supply.svelte";
import Turn from "../../src/fathomfive/games/kipicot/web/Turn.svelte";
import type { Effect } from "$lib/wire.gen";
import { kitFor, type TestKit } from "./kits";
import Host from "./Host.svelte";
import { noPreview } from "./previews";

function bay(change: Partial<Bay> = {}): Bay {
  return {
    seats: 2, to_act: 0, asked: "move", side: 0, calm: 0, calm_limit: 6, must_add: false,
    supply: { red: 17, yellow: 17 },
    board: { b2: ["yellow"], c2: ["red"], b3: ["red"], c3: ["yellow", "red"], e5: ["yellow"] },
    threats: [],
    sides: [
      { points: 0, won: { red: 0, yellow: 0 }, figure: "blue", stands: "e5" },
      { points: 4, won: { red: 3, yellow: 1 }, figure: "green", stands: null },
    ],
    ...change,
  };
}

const move = (text: string, kind: string, more: object = {}, effects: Effect[] = []): Move =>
  ({ move: 1, text, told: { kind, seat: 0, pieces: [], places: [text], clause: "KI-20", ...more }, preview: { ...noPreview, effects } });
const COLOUR: Record<string, string> = { R: "red", Y: "yellow" };

/** Moves as the server tells them, from their notation: `stay`, `b2-a2`, `Ra1`. */
const step = (...texts: string[]): Move[] =>
  texts.map((text) => {
    if (text === "stay") return move(text, "stay", { places: [] });
    if (COLOUR[text[0]!]) return move(text, "add", { places: [text.slice(1)], pieces: [{ kind: "token", colour: COLOUR[text[0]!] }] });
    const places = text.split("-");
    return move(text, "move", { places, to: places[1], pieces: [{ kind: "token", colour: bay().board[places[0]!]?.[0] }] });
  });
const fish = move("c3", "fish", { n: 5, caught: ["b2", "c2", "b3", "c3"] });

function kitWith(moves: Move[], still = true): { kit: TestKit; played: string[] } {
  const played: string[] = [];
  const kit = kitFor(card, speak("en", [shell, en]), moves, { still, table: bay() });
  kit.options.play = (move) => played.push(move.text);
  return { kit, played };
}

const press = async (id: string): Promise<void> => {
  await fireEvent.click(document.querySelector(`[data-spot="${id}"]`)!);
  await tick();
};
const type = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await fireEvent.keyDown(document.body, { key });
  await tick();
};
const rings = (): string[] => [...document.querySelectorAll(".dashed, .picked")].map((ring) => ring.parentElement!.querySelector("[data-spot]")!.getAttribute("data-spot")!);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(740);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(780);
});

describe("the board of Kipicot", () => {
  test("a square says all that lies and stands on it", () => {
    render(Host, { Board, table: bay(), kit: kitWith([]).kit });
    for (const name of ["c3 (stack, yellow token on top of red token)", "e5 (yellow token, Ada’s figure)", "a1 (empty)", "red supply, 17 left"]) {
      expect(screen.getByRole("img", { name })).toBeTruthy();
    }
  });

  test("a token is pressed, then where it goes; one that can go one way only is not moved by one press", async () => {
    const { kit, played } = kitWith(step("b2-a2", "c3-c4", "c3-c5", "stay"));
    render(Host, { Board, table: bay(), kit });
    expect(rings()).toEqual(["b2", "c3", "red", "yellow"]);
    await press("b2");
    expect([played, kit.path.chosen, rings()]).toEqual([[], ["b2"], ["a2", "b2"]]);
    await press("c3"); // another one instead
    expect([kit.path.chosen, rings()]).toEqual([["c3"], ["c3", "c4", "c5"]]);
    await press("c5");
    expect(played).toEqual(["c3-c5"]);
  });

  test("a press on a supply in step 1 moves nothing, and holds its token in step 2", async () => {
    const { kit, played } = kitWith(step("b2-a2", "stay"));
    const { rerender } = render(Host, { Board, table: bay(), kit });
    kit.options.twice = true; // the square is what is looked at first
    await fireEvent.pointerEnter(document.querySelector('[data-spot="red"]')!);
    await tick();
    expect(document.querySelectorAll(".picked")).toHaveLength(0);
    await press("red");
    expect(played).toEqual(["stay"]);
    expect(document.querySelectorAll(".picked")).toHaveLength(1);
    kit.offer.put(step("b2-a2", "Ra1", "Rb2", "Ya1"));
    await rerender({ Board, table: bay({ asked: "build" }), kit });
    expect([kit.path.chosen, rings()]).toEqual([["red"], ["a1", "b2", "red"]]);
    await press("b2");
    expect([kit.choice.previewed?.text, played]).toEqual(["Rb2", ["stay"]]);
    await press("b2");
    expect(played).toEqual(["stay", "Rb2"]);
  });

  test("the list is folded by what is taken up, and follows it", async () => {
    const { kit } = kitWith(step("b2-a2", "b2-b1", "Ra1", "Rb2", "Ya1"));
    render(Host, { Board, table: bay({ asked: "build" }), kit });
    expect([...new Set([...kit.path.routes.values()].map(([one]) => `${one!.key ?? ""} ${one!.name.id}`))]).toEqual([" step-move-token", "R step-add", "Y step-add"]);
    await press("yellow");
    expect(kit.path.ahead.map((one) => one.text)).toEqual(["Ya1"]);
    await press("b2");
    expect(kit.path.ahead.map((one) => one.text)).toEqual(["b2-a2", "b2-b1"]);
    await press("b2");
    expect([kit.path.chosen, kit.path.ahead.length]).toEqual([[], 5]);
  });

  test("a square is pressed, then a supply", async () => {
    const { kit, played } = kitWith(step("b2-a2", "Ra1", "Rb2", "Ya1"));
    render(Host, { Board, table: bay({ asked: "build" }), kit });
    expect(rings()).toEqual(["b2", "red", "yellow"]);
    await press("a1");
    await press("yellow");
    expect(played).toEqual(["Ya1"]);
    kit.options.twice = true;
    await press("b2");
    await press("red");
    expect([kit.choice.previewed?.text, kit.path.chosen, played]).toEqual(["Rb2", ["red"], ["Ya1"]]);
  });

  test("where two presses are wanted, the place is shown first and still belongs to what is held", async () => {
    const { kit, played } = kitWith(step("c3-c4", "c3-c5", "stay"));
    kit.options.twice = true;
    render(Host, { Board, table: bay(), kit });
    await press("c3");
    await press("c5");
    expect([kit.choice.previewed?.text, played]).toEqual(["c3-c5", []]);
    await press("c4");
    expect([kit.choice.previewed?.text, played]).toEqual(["c3-c4", []]);
    await press("c4");
    expect(played).toEqual(["c3-c4"]);
  });

  test("a placement that wins says so, and shows its block before it is played", async () => {
    const { kit, played } = kitWith([move("b2", "figure"), fish]);
    render(Host, { Board, table: bay({ asked: "figure" }), kit });
    expect(document.querySelectorAll(".soft")).toHaveLength(0);
    const spot = screen.getByRole("button", { name: "c3 (stack, yellow token on top of red token, wins 5 tokens)" });
    await fireEvent.pointerEnter(spot);
    expect(document.querySelectorAll(".soft")).toHaveLength(4);
    expect(document.querySelector("path.edge")).toBeTruthy();
    await fireEvent.click(spot);
    expect(played).toEqual(["c3"]);
  });

  test("squares are typed, supplies have a letter, and N moves nothing", async () => {
    const { kit, played } = kitWith(step("b2-a2", "c3-c4", "c3-c5", "stay"));
    const { rerender } = render(Host, { Board, table: bay(), kit });
    await type("c", "3", "c", "4");
    await type("n");
    expect(played).toEqual(["c3-c4", "stay"]);
    kit.offer.put(step("Ra1", "Ya1"));
    kit.path.settle();
    await rerender({ Board, table: bay({ asked: "build" }), kit });
    await type("y", "a", "1");
    expect(played.at(-1)).toBe("Ya1");
    await type("3"); // no letter before it: the shell's
    expect(played).toHaveLength(3);
  });

  test("what cannot be is asked about with what is held", async () => {
    const { kit } = kitWith(step("c3-c4", "stay"));
    const asked: unknown[] = [];
    kit.options.why = (spot) => asked.push([spot.id, spot.wanted, spot.because]);
    render(Host, { Board, table: bay(), kit });
    await press("a1");
    await press("c3");
    await press("c2");
    await press("e5");
    expect(asked).toEqual([
      ["a1", { places: ["a1"] }, "KI-20"], ["c2", { kind: "move", places: ["c3", "c2"] }, "KI-20"], ["e5", { kind: "move", places: ["c3", "e5"] }, "KI-20"],
    ]);
  });
});

describe("tokens that leave", () => {
  /** A browser that draws no motion, and tells when it is over. */
  function animate(_: unknown, { duration }: { duration: number }): Animation {
    const motion = { onfinish: () => {}, cancel: () => clearTimeout(timer), currentTime: 0, playState: "running", effect: null };
    const timer = setTimeout(() => motion.onfinish(), duration);
    return motion as unknown as Animation;
  }
  const drawn = (): number => document.querySelectorAll("g[pointer-events=none] > g:not(.figure):not(.haul)").length;

  beforeEach(() => {
    vi.useFakeTimers();
    Element.prototype.animate = animate as never;
  });
  afterEach(() => {
    vi.useRealTimers();
    delete (Element.prototype as Partial<Element>).animate;
  });

  for (const still of [true, false]) {
    test(`one that moved and those that were won are all gone, if shown together${still ? ", without motion" : ""}`, async () => {
      const { kit } = kitWith([], still);
      const { rerender } = render(Host, { Board, table: bay(), kit });
      await vi.advanceTimersByTimeAsync(2000);
      expect(drawn()).toBe(6);
      // e5 went elsewhere before, and that was jumped over
      kit.scene.show([{ seq: 9, kind: "move", seat: 0, told: fish.told } as never]);
      await rerender({ Board, table: bay({ board: {} }), kit });
      await vi.advanceTimersByTimeAsync(3000);
      expect(drawn()).toBe(0);
    });
  }

  test("one that comes to where another was won leaves in its own way", async () => {
    const { kit } = kitWith([], false);
    const { rerender } = render(Host, { Board, table: bay(), kit });
    await vi.advanceTimersByTimeAsync(2000);
    const show = async (change: Partial<Bay>, events: unknown[], ms: number): Promise<number> => {
      kit.scene.show(events as never);
      await rerender({ Board, table: bay(change), kit });
      await vi.advanceTimersByTimeAsync(ms);
      return drawn();
    };
    const told = { seq: 9, kind: "move", seat: 0, told: fish.told };
    expect(await show({ board: { e5: ["yellow"] } }, [told], 300)).toBe(6); // still to be lifted off
    expect(await show({ board: { e5: ["yellow"], b2: ["yellow"] } }, [], 2000)).toBe(2);
    expect(await show({ board: { e5: ["yellow"] } }, [], 100)).toBe(1);
  });
});

describe("the card of Kipicot", () => {
  test("asks in every step", () => {
    const say = speak("en", [shell, en]);
    const asked = [
      card.asks(bay(), step("stay")), card.asks(bay(), step("b2-a2", "stay")), card.asks(bay({ asked: "build" }), step("Ra1")),
      card.asks(bay({ asked: "build", must_add: true, calm: 6 }), step("Ra1")), card.asks(bay({ asked: "figure" }), [fish]),
    ];
    expect(new Set(asked.map(({ ask }) => say(ask.id, ask.values))).size).toBe(5);
    const where = ["Ra1", "b2-a2", "c3-c4"].map((text) => card.asks(bay({ asked: "build" }), step(text), card.steps!(step(text)[0]!, bay())));
    expect(where.map(({ ask, why }) => [ask.id, why!.id])).toEqual([["ask-where", "line-add"], ["ask-where", "line-move-token"], ["ask-where", "line-lift"]]);
    expect(say(asked[3]!.why!.id, asked[3]!.why!.values)).toContain("6 turns");
  });

  test("warns of the last token of a supply, and of the last step of a game", () => {
    const low = bay({ asked: "build", supply: { red: 1, yellow: 3 } });
    const last = move("Ra1", "add", { places: ["a1"], pieces: [{ kind: "token", colour: "red" }] }, [{ kind: "last-token", clause: "KI-40", pieces: [], places: [] }]);
    const [red, yellow] = [last, ...step("Ya1")].map((one) => card.steps!(one, low));
    expect([red![0]!.line!.id, yellow![0]!.line!.id]).toEqual(["line-last", "supply-yellow"]);
    expect([red, yellow].map((path) => card.asks(low, step("Ra1"), path).why!.id)).toEqual(["line-last", "line-add"]);
    const ends = move("c3", "figure", {}, [{ kind: "game-ends", clause: "KI-40", pieces: [], places: [] }]);
    expect(card.asks(bay({ asked: "figure", supply: { red: 0, yellow: 3 } }), [ends]).why!.id).toBe("line-figure-last");
    expect(card.asks(bay({ asked: "figure" }), [fish]).why!.id).toBe("line-figure");
    render(Host, { Board, table: low, kit: kitWith([]).kit });
    expect(["Only 1 red left", "Only 3 yellow left"].map((words) => screen.getByText(words).classList.contains("few"))).toEqual([true, true]);
  });

  test("after the end nothing is said of how it would end", () => {
    const over = bay({ asked: "over", supply: { red: 0, yellow: 3 } });
    expect([card.notes!(over), card.left(over).map((heap) => heap.title.id)]).toEqual([[], ["left-supply"]]);
    render(Host, { Board, table: over, kit: kitWith([]).kit });
    expect(document.querySelectorAll(".few")).toHaveLength(0);
  });

  test("says why nothing can be moved", () => {
    const why = (change: Partial<Bay>): string => card.asks(bay(change), step("stay")).why!.id;
    expect([why({ board: {} }), why({ board: { e5: ["red"] } }), why({})]).toEqual(["line-nothing-lies", "line-all-under", "line-no-way"]);
    expect([{ board: {} }, {}].map((change) => card.asks(bay(change), step("stay")).ask.id)).toEqual(["ask-nothing-lies", "ask-nothing-moves"]);
  });

  test("what wins most stands first, and so does moving nothing", () => {
    const order = (moves: Move[]): string[] => [...moves].sort((a, b) => card.eager!(b) - card.eager!(a)).map((one) => one.text);
    expect(order([move("a1", "figure"), fish, move("b2", "fish", { n: 8 })])).toEqual(["b2", "c3", "a1"]);
    expect(order(step("b2-a2")).concat(order([...step("b2-a2"), move("stay", "stay")])[0]!)).toEqual(["b2-a2", "stay"]);
  });

  test("points at every square that is won, and counts quiet turns", () => {
    expect(card.touches({ ...fish.told, places: ["c3"] })).toEqual(["c3", "b2", "c2", "b3"]);
    expect(card.notes!(bay({ calm: 1 })).map((note) => note.id)).toEqual(["note-calm", "note-end"]);
    expect(card.notes!(bay()).map((note) => note.id)).toEqual(["note-end"]);
    const say = speak("en", [shell, en]);
    const chips = [1, 5, 6, 7].map((calm) => card.notes!(bay({ calm }))[0]!).map((note) => say(note.id, note.values));
    expect(chips).toEqual(["5 more turns with no token added or won, then one must be added", "1 more turn with no token added or won, then one must be added", "A token must be added now", "A token must be added now"]);
    expect(card.left(bay({ calm: 1 })).map((heap) => heap.rows.map((one) => one.n ?? (one.piece as { n?: number }).n))).toEqual([[17, 17], [5]]);
  });

  test("the seat shows what was won and where the figure is; the turn shows its steps", () => {
    const { kit } = kitWith(step("Ra1"));
    render(Host, { Board: Turn, table: bay({ asked: "build" }), kit });
    expect(screen.getByText("Add a token or move one").closest("li")!.getAttribute("aria-current")).toBe("step");
    expect(screen.getAllByText("✓")).toHaveLength(1);
    render(Host, { Board: Seat as never, table: bay(), kit, more: { side: 1, lines: [], dense: false } });
    expect(screen.getByText("figure in hand")).toBeTruthy();
    expect(screen.getByText("red tokens won")).toBeTruthy();
  });
});

describe("moves and drawing", () => {
  test("a move is found by where its token comes from and where it goes", () => {
    const moves = [...step("b2-a2", "Ya2", "stay"), move("d4", "figure", { pieces: [{ kind: "figure", colour: "blue" }] })];
    expect(moves.map(({ told }) => [sourceOf(told), goalOf(told)])).toEqual([["b2", "a2"], ["yellow", "a2"], [null, null], [null, "d4"]]);
    expect([moveTo(moves, "b2", "a2"), moveTo(moves, "yellow", "a2"), moveTo(moves, null, "d4"), moveTo(moves, "red", "a2")].map((one) => one?.text)).toEqual(["b2-a2", "Ya2", "d4", undefined]);
  });

  test("lower tokens lie under upper ones", () => {
    expect(lying(bay()).map((token) => [token.id, token.place])[0]).toEqual(["c3-red", "lower"]);
  });

  test("a block has one outline", () => {
    const l = layout(740, 780);
    expect(outline(l, ["b2", "c2", "b3", "c3"]).match(/M/g)).toHaveLength(8);
    expect(outline(l, ["b2", "c3"]).match(/M/g)).toHaveLength(8);
  });

  for (const [width, height] of [[330, 340], [336, 372], [354, 440], [590, 560], [636, 340], [740, 780], [1100, 990], [1100, 2050]] as const) {
    test(`everything fits at ${width} x ${height}`, () => {
      const l = layout(width, height);
      expect(l.cell).toBeGreaterThanOrEqual(36);
      for (const square of SQUARES) {
        const { x, y } = corner(l, square);
        expect(Math.min(x - l.x, y - l.y)).toBeGreaterThan(0);
        expect(Math.max(x + l.cell - l.x - l.side, y + l.cell - l.y - l.side)).toBeLessThan(0);
      }
      expect(l.x).toBeGreaterThanOrEqual(0);
      expect(l.bank.token).toBeLessThan(l.cell);
      expect(stands(l, 0, null, 4).scale).toBeLessThan(1.3);
      expect(stands(l, 0, null, 4).y).toBeGreaterThanOrEqual(0);
      expect(stands(l, 3, null, 4).x).toBeGreaterThanOrEqual(l.x);
      expect(l.bank.y).toBeGreaterThanOrEqual(l.y + l.side);
      expect(l.bank.y + l.bank.h).toBeLessThanOrEqual(height);
      expect(bankX(l, "red") + l.bank.w).toBeLessThan(bankX(l, "yellow"));
    });
  }
});

test.each([0, 1, 9])("a small supply of %d tokens shows its colour", (n) => {
  const more = { bay: bay({ supply: { red: n, yellow: 3 } }), colour: "red", l: layout(390, 400) };
  const { container } = render(Host, { Board: Supply as Component<never> as Component<BoardProps>, table: null, kit: kitWith([]).kit, more });
  expect([...container.querySelectorAll("g[opacity]")].map((token) => token.getAttribute("opacity"))).toEqual([n ? "1" : "0.4"]);
  expect(container.textContent).toContain(`× ${n}`);
});

describe("a small square", () => {
  test.each([45, 60, 110])("of %d px shows the letter of its token beside what it wins", (cell) => {
    const l = { ...layout(390, 400), cell };
    render(Catch, { l, at: "a1", n: 4 });
    const chip = document.querySelector("rect.chip")!;
    expect(Number(chip.getAttribute("x"))).toBeGreaterThan(corner(l, "a1").x + letterAt(l)!.x + letterAt(l)!.r);
    expect(Number(chip.getAttribute("x")) + Number(chip.getAttribute("width"))).toBeLessThanOrEqual(corner(l, "a1").x + cell + 1);
  });
});

describe("squares that an opponent could fish", () => {
  const threat = { places: ["b2", "c2", "b3", "c3"], by: [0, 1], steps: ["add"] as ("add" | "move")[] };
  const label = (square: string): string | null => document.querySelector(`[data-spot="${square}"]`)!.getAttribute("aria-label");

  test("are marked, and say who could fish them", async () => {
    const table = bay({ threats: [threat, { ...threat, places: ["a1", "b1", "a2", "b2"], by: [0] }] });
    render(Host, { Board, table, kit: kitWith([]).kit });
    expect([...document.querySelectorAll("circle[data-threat]")].map((mark) => mark.getAttribute("data-threat"))).toEqual(["b2"]);
    expect(label("c3")).toContain("one more token lets Bořek catch this square");
    expect(label("a1")).not.toContain("fish");
    await fireEvent.pointerOver(document.querySelector('[data-spot="c2"]')!);
    expect(screen.getByText("one more token lets Bořek catch this square")).toBeTruthy();
  });

  test("are marked the smaller the more steps they need, and a corner of two of them names the nearer one", () => {
    const far = { places: ["a1", "b1", "a2", "b2"], by: [1], steps: ["move", "add"] as ("add" | "move")[] };
    const ready = { places: ["d4", "e4", "d5", "e5"], by: [1], steps: [] };
    render(Host, { Board, table: bay({ threats: [far, threat, ready] }), kit: kitWith([]).kit });
    const size = (square: string): number => Number(document.querySelector(`circle[data-threat="${square}"]`)!.getAttribute("r"));
    expect(size("a1")).toBeLessThan(size("b2"));
    expect(size("b2")).toBe(size("d4"));
    expect(label("b2")).toContain("one more token lets Bořek catch this square");
    expect(label("a1")).toContain("Bořek could catch this square after moving one token and adding another");
    expect(label("d4")).toContain("Bořek could catch this square");
  });

  test.each([
    [["move"], "after moving one token"],
    [["move", "move"], "after two token moves"],
  ] as const)("name the steps %s", (steps, words) => {
    render(Host, { Board, table: bay({ threats: [{ ...threat, steps: [...steps] }] }), kit: kitWith([]).kit });
    expect(label("b2")).toContain(`Bořek could catch this square ${words}`);
  });
});
