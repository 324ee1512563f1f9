/** A table whose board is drawn: spots, keys, the list of moves. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import cs from "virtual:texts/deep_dive/cs";
import en from "virtual:texts/deep_dive/en";
import shell from "virtual:shell/en";
import type { Words } from "$kit/contract";
import { sayWords } from "$lib/words";
import { speak } from "$lib/texts.svelte";
import Board from "../../src/fathomfive/games/deep_dive/web/Board.svelte";
import { card } from "../../src/fathomfive/games/deep_dive/web/card";
import Seat from "../../src/fathomfive/games/deep_dive/web/Seat.svelte";
import type { Sea } from "../../src/fathomfive/games/deep_dive/web/shown";
import { kitFor, type TestKit } from "./kits";
import Host from "./Host.svelte";
import { move, sea } from "./positions";

const take = move("take-P1@1", "take", [1], [{ kind: "food", colour: "pink", value: 1 }]);
const flip = move("flip", "flip", [1]);

function kitWith(...moves: ReturnType<typeof move>[]): TestKit {
  return kitFor(card, speak("en", [shell, en]), moves);
}

beforeEach(() => {
  // happy-dom lays nothing out: a plate of a usual size
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(760);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(790);
});

describe("the board of Klofni rybku", () => {
  test("what may be pressed is a button with a name, everything else is not", () => {
    render(Host, { Board, table: sea(), kit: kitWith(take, flip) });
    expect(screen.getAllByRole("button").map((spot) => spot.getAttribute("aria-label"))).toEqual(["pink 1, depth 1, 2 of them", "the pile at depth 1, 3 face down"]);
    expect(screen.getByRole("img", { name: "Bořek’s trapped penguin, depth 1" })).toBeTruthy();
  });

  test("pressing a tile plays its move", async () => {
    const kit = kitWith(take, flip);
    const played: string[] = [];
    kit.options.play = (move) => played.push(move.text);
    render(Host, { Board, table: sea(), kit });
    await fireEvent.click(screen.getByRole("button", { name: /pink 1/ }));
    await fireEvent.keyDown(screen.getByRole("button", { name: /pile at depth 1/ }), { key: "Enter" });
    expect(played).toEqual(["take-P1@1", "flip"]);
  });

  test("where two presses are wanted, the first one shows", async () => {
    const kit = kitWith(take, flip);
    const played: string[] = [];
    kit.options.play = (move) => played.push(move.text);
    kit.options.twice = true;
    render(Host, { Board, table: sea(), kit });
    await fireEvent.click(screen.getByRole("button", { name: /pink 1/ }));
    expect([kit.choice.picked, kit.choice.previewed?.text, played]).toEqual(["tile-1-P1", "take-P1@1", []]);
    await fireEvent.click(screen.getByRole("button", { name: /pink 1/ }));
    expect(played).toEqual(["take-P1@1"]);
  });

  test("pressing what is not allowed asks why, with what was pressed", async () => {
    const kit = kitWith(flip);
    const asked: unknown[] = [];
    kit.options.why = (spot) => asked.push([spot.id, spot.wanted, spot.because]);
    render(Host, { Board, table: sea(), kit });
    await fireEvent.click(screen.getByRole("img", { name: "pink 1, depth 1, 2 of them" }));
    await fireEvent.click(screen.getByRole("img", { name: "the pile at depth 3, 3 face down" }));
    await fireEvent.click(screen.getByRole("img", { name: "up to the surface" }));
    expect(asked).toEqual([
      ["tile-1-P1", { pieces: [{ kind: "food", colour: "pink", value: 1 }], places: [1] }, "DD-22"],
      ["pile-3", { kind: "flip", places: [3] }, "DD-20"],
      ["sky", { kind: "surface" }, "DD-22"],
    ]);
  });

  const ids = (): (string | undefined)[] => screen.getAllByRole("button").map((spot) => spot.dataset["spot"]);

  test("a player with a rock begins at the depth whose knot, pile or tile is pressed", () => {
    const rocks = [move("no-rock", "no-rock", [1]), ...[2, 3, 4, 5].map((d) => move(`rock@${d}`, "rock", [d]))];
    render(Host, { Board, table: sea({ asked: "rock" }), kit: kitWith(...rocks) });
    const each = (what: string): string[] => [1, 2, 3, 4, 5].map((depth) => `${what}-${depth}`);
    expect(ids()).toEqual([...each("knot"), "tile-1-P1", "tile-1-rock", ...each("pile")]);
  });

  test("to dive on, the knot, the pile or a tile of the next depth is pressed", async () => {
    const table = sea({ asked: "flipped", flipped: { kind: "rock" } });
    table.depths[1] = { ...table.depths[1]!, up: [{ kind: "food", colour: "green", value: 3, n: 1 }] };
    const kit = kitWith(move("surface", "surface", [1]), move("deeper", "deeper", [2]));
    const played: string[] = [];
    kit.options.play = (move) => played.push(move.text);
    render(Host, { Board, table, kit });
    expect(ids()).toEqual(["sky", "knot-2", "flipped-1", "tile-2-G3", "pile-2"]);
    await fireEvent.click(screen.getByRole("button", { name: /pile at depth 2/ }));
    expect(played).toEqual(["deeper"]);
    expect(screen.getByRole("button", { name: "green 3, depth 2" }).parentElement!.querySelector(".dashed")).toBeTruthy();
  });

  test("a depth is left out for the depth where the dive goes on", () => {
    const leave = (kind: string, places: number[]) => move("leave", "leave", [1], [], [{ kind, clause: "DD-20", pieces: [], places }]);
    const { unmount } = render(Host, { Board, table: sea(), kit: kitWith(leave("dives", [3]), flip) });
    expect(ids()).toEqual(["knot-3", "pile-1", "pile-3"]);
    unmount();
    render(Host, { Board, table: sea(), kit: kitWith(leave("passes", [2, 3]), flip) });
    expect(ids()).toEqual(["knot-2", "pile-1", "pile-2"]);
  });

  test("what may lie in a pile is shown to a pointer that rests there, and no more once it was pressed", async () => {
    const { container } = render(Host, { Board, table: sea(), kit: kitWith(flip) });
    const pile = container.querySelector(".pile")!;
    const shown = (): boolean => container.querySelector(".peek") !== null;
    await fireEvent.pointerEnter(pile);
    expect(shown()).toBe(true);
    await fireEvent.pointerDown(pile, { pointerType: "mouse" });
    await fireEvent.pointerEnter(pile);
    expect(shown()).toBe(false);
    await fireEvent.pointerLeave(pile);
    await fireEvent.pointerEnter(pile);
    expect(shown()).toBe(true);
  });

  test("penguins that come home are seen where they were, and the sky means to bring nothing", () => {
    const bring = move("take-P1@1", "bring", [1], [{ kind: "food", colour: "pink", value: 1 }]);
    const { container } = render(Host, { Board, table: sea({ asked: "return", homes: [1, 2, 5] }), kit: kitWith(bring, move("decline", "decline")) });
    expect(container.querySelectorAll('g[aria-hidden="true"][pointer-events="none"]')).toHaveLength(3);
    expect(screen.getByRole("button", { name: "come home with nothing" }).dataset["spot"]).toBe("sky");
    expect(card.asks(sea({ asked: "return" }), [bring, bring]).why).toEqual({ id: "line-return", values: { depths: "1" } });
  });

  test("a food that may be given to the rival is pressed", () => {
    const table = sea({ seats: 1, asked: "rival_choice", rival: { depth: 2, level: "hard" } });
    table.depths[1] = { ...table.depths[1]!, up: [{ kind: "food", colour: "pink", value: 2, n: 1 }, { kind: "food", colour: "pink", value: 4, n: 1 }, { kind: "food", colour: "green", value: 3, n: 1 }] };
    render(Host, { Board, table, kit: kitWith(move("give-P", "give", [2], [{ kind: "food", colour: "pink", value: 4 }]), move("give-G", "give", [2], [{ kind: "food", colour: "green", value: 3 }])) });
    expect(screen.getAllByRole("button").map((spot) => spot.dataset["spot"])).toEqual(["tile-2-P4", "tile-2-G3"]);
  });
});

test("tiles have the letters of the language, and spots the same ids in every language", () => {
  const { container } = render(Host, { Board, table: sea(), kit: kitFor(card, speak("cs", [cs]), [take]) });
  expect(container.querySelector('[data-spot="tile-1-P1"]')).toBeTruthy();
  expect([...container.querySelectorAll("text.letter")].map((letter) => letter.textContent)).toContain("R");
  expect(screen.getByRole("button", { name: "růžový žeton 1, hloubka 1, 2×" })).toBeTruthy();
});

describe("a side of Klofni rybku", () => {
  test("shows what its rows are worth on this very table, whatever points were told last", () => {
    const table = sea();
    table.sides[1] = { ...table.sides[1]!, points: 3, grid: [[4], [], [3]], rows: [{ sum: 7, points: 3 }] };
    const told = [{ side: 1, kind: "row-half", clause: "DD-50", row: 1, values: [3], points: 1 }];
    const { container } = render(Host, { Board: Seat as never, table, kit: kitWith(), more: { side: 1, lines: told, dense: false } });
    expect(screen.getByRole("img", { name: "pink 4; yellow 3; row 1, incomplete: half of 7, rounded down: 3" })).toBeTruthy();
    expect(container.textContent).toContain("½ × 7 → 3");
  });
  test("names its food in every language", () => {
    const table = sea();
    table.sides[1] = { ...table.sides[1]!, points: 2, grid: [[4], [], []], rows: [{ sum: 4, points: 2 }], rocks: 1 };
    render(Host, { Board: Seat as never, table, kit: kitFor(card, speak("cs", [cs]), []), more: { side: 1, lines: [], dense: false } });
    expect(screen.getByRole("img", { name: "růžový žeton 4; řádek 1, neúplný: polovina součtu 4, zaokrouhleno dolů: 2" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "kámen" })).toBeTruthy();
  });
});

describe("the card of Klofni rybku", () => {
  const english = (words: Words): string => sayWords(words, speak("en", [shell, en]));

  test("asks in every phase, with a text for it in three languages", () => {
    const say = speak("en", [shell, en]);
    const kinds = { dive: [take, flip], flipped: [move("surface", "surface")], rock: [move("no-rock", "no-rock")], return: [move("decline", "decline")], rival_choice: [move("give-P", "give")] };
    for (const [asked, moves] of Object.entries(kinds)) {
      const { ask, why } = card.asks(sea({ asked: asked as "dive", flipped: { kind: "rock" } }), moves);
      for (const words of [ask, why!]) expect(say(words.id, { ...words.values, piece: "rock" })).not.toContain("⟨");
    }
  });

  test("what a dive is about stands first in the list, before the tiles that could be taken", () => {
    const leave = move("leave", "leave", [1]);
    const order = [take, flip, leave].sort((one, other) => card.eager!(other) - card.eager!(one));
    expect(order.map((one) => one.text)).toEqual(["flip", "leave", "take-P1@1"]);
  });

  test("what is left tells how many of the unseen tiles are out of the game", () => {
    const say = speak("en", [shell, en]);
    const [first] = card.left(sea());
    expect(say(first!.title.id, first!.title.values)).toBe("Depth 1: 3 face down, plus 2 that were removed unseen");
  });

  test("says how many dives are left, once the end has begun", () => {
    const asks = (change: Partial<Sea>): string => english(card.asks(sea(change), [take, flip]).ask);
    expect(asks({})).toBe("What do you do at depth 1?");
    expect(asks({ ending: true })).toBe("Two dives left. What do you do at depth 1?");
    expect(asks({ ending: true, token: "last_dive" })).toBe("Your last dive. What do you do at depth 1?");
  });

  test("notes the last round, and nothing after the end", () => {
    expect(card.notes!(sea({ token: "last_dive" }))).toEqual([{ id: "note-last" }]);
    expect(card.notes!(sea({ token: "last_dive", asked: "over" }))).toEqual([]);
  });

  test("points at the spots of every kind of move", () => {
    expect(card.touches(take.told)).toEqual(["tile-1-P1"]);
    expect(card.touches({ ...flip.told, kind: "turns-up", who: 1, pieces: [{ kind: "predator" }] })).toEqual(["trap-1-1"]);
    expect(card.touches({ ...flip.told, kind: "deeper", places: [3] })).toEqual(["knot-3"]);
  });
});

test("what fades away is no longer there for keys and presses", async () => {
  const surface = move("surface", "surface", [1]);
  const deeper = move("deeper", "deeper", [1]);
  const kit = kitWith(surface, deeper);
  const played: string[] = [];
  kit.options.play = (move) => played.push(move.text);
  const flipped = (depth: number): Sea => ({ ...sea(), asked: "flipped", depth, flipped: { kind: "rock" } }) as Sea;
  const { rerender } = render(Host, { Board, table: flipped(1), kit });
  const leaving = document.querySelector<SVGElement>('[data-spot="flipped-1"]')!;
  const drawn = rerender({ table: flipped(2) });
  kit.offer.put([...kit.offer.legal]);
  await drawn;
  expect(leaving.isConnected, "it takes a moment").toBe(true);
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
    kit.choice.steer(key);
    expect(document.activeElement).not.toBe(leaving);
  }
  expect(document.activeElement!.getAttribute("role")).toBe("button");
  await fireEvent.click(leaving);
  expect([kit.choice.picked, played]).toEqual([null, []]);
  await vi.waitFor(() => expect(leaving.isConnected).toBe(false), { timeout: 20_000 });
});
