import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import en from "virtual:texts/reef_encounter/en";
import cs from "virtual:texts/reef_encounter/cs";
import pl from "virtual:texts/reef_encounter/pl";
import shell from "virtual:shell/en";
import { fold } from "$kit/steps";
import { speak } from "$lib/texts.svelte";
import { sayWords } from "$lib/words";
import type { Move } from "$kit/contract";
import Board, { card } from "../../src/fathomfive/games/reef_encounter/web/Board.svelte";
import { frame, layout, overview, shapeOf, TABS } from "../../src/fathomfive/games/reef_encounter/web/places";
import { leftOf, sizeAfter, tilesAfter, within, worthOf } from "../../src/fathomfive/games/reef_encounter/web/preview";
import { cells, joints, preyOf, total, type Reef } from "../../src/fathomfive/games/reef_encounter/web/reef";
import Seat from "../../src/fathomfive/games/reef_encounter/web/Seat.svelte";
import Tray from "../../src/fathomfive/games/reef_encounter/web/Tray.svelte";
import { kitFor, type TestKit } from "./kits";
import Host from "./Host.svelte";
import { attack, board, bunch, eat, feed, go, grow, hatch, lock, pay, place, put, reef, side, swap, take } from "./reefs";

function kitWith(table: Reef, ...moves: Move[]): TestKit {
  return kitFor(card, speak("en", [shell, en]), moves, { names: ["Ada", "Bořek", "Zuzka", "Wojtek"], seat: 2, table });
}

let wide = 776;
beforeEach(() => {
  wide = 776;
  // happy-dom lays nothing out: a plate of a usual size
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => wide);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(740);
});

const ids = (): (string | undefined)[] => screen.queryAllByRole("button").map((spot) => spot.dataset["spot"]).filter(Boolean);
const placing = (change: Partial<Reef> = {}): Reef => reef({ turn: { begun: true, paid: 1, placing: "yellow", placed: 1, put: false, covered: false, tired: [] }, ...change });

describe("the reefs", () => {
  test("every square says what lies there, and whose shrimp protects it", () => {
    render(Host, { Board, table: reef(), kit: kitWith(reef()) });
    const name = (spot: string): string | null => document.querySelector(`[data-spot="${spot}"]`)!.getAttribute("aria-label");
    expect(name("sq-b1D3")).toBe("b1D3: orange polyp, coral of 7, Bořek’s shrimp on it");
    expect(name("sq-b1D4")).toBe("b1D4: orange polyp, coral of 7, protected by Bořek’s shrimp");
    expect(name("sq-b1E5")).toBe("b1E5: orange polyp, coral of 7, Bořek’s shrimp is too far off to protect it");
    expect(name("sq-b1A4")).toBe("b1A4: yellow polyp, coral of 2, protected by your shrimp");
    expect(name("sq-b2C3")).toBe("b2C3: white polyp, coral of 1, no shrimp");
    expect(name("sq-b2D4")).toBe("b2D4: bare rock, extra growth");
    expect(name("tile-4")).toBe("coral tile 4: yellow polyp beats pink polyp; large purple cylinder, small blue cylinder");
    expect(name("worth-yellow")).toBe("yellow polyp: worth 3 now; beats orange polyp, pink polyp");
    expect(document.querySelectorAll('[data-spot^="sq-"]').length).toBe(99);
    expect(ids()).toEqual([]);
  });

  test("after the end only the number behind a screen is told, of all alike", () => {
    const seat = (asked: Reef["asked"], n: number): string => {
      const { container, unmount } = render(Host, { Board: Seat as never, table: reef({ asked }), kit: kitWith(reef()), more: { side: n, lines: [], dense: false } });
      const text = container.textContent;
      unmount();
      return text;
    };
    expect(seat("turn", 1)).toContain("behind the screen: 5");
    expect(seat("over", 1)).toMatch(/behind the screen: 5\s*consumed/);
    expect(seat("over", 2)).toMatch(/behind the screen: 7\s*consumed/);
  });

  test("in the advanced game nothing grows by itself", () => {
    render(Host, { Board, table: reef({ game: "advanced" }), kit: kitWith(reef()) });
    expect(document.querySelector('[data-spot="sq-b2D4"]')!.getAttribute("aria-label")).toBe("b2D4: bare rock");
    expect(card.notes!(reef({ game: "advanced" }))).toEqual([{ id: "note-advanced" }]);
  });

  test("while polyps are placed, attacks have a ring and bare rock a dot; pressing plays", async () => {
    const table = placing();
    const kit = kitWith(table, place("yellow", "b1B5"), attack("yellow", "b1C5", "orange"), take("white"));
    const played: string[] = [];
    kit.options.play = (move) => played.push(move.text);
    render(Host, { Board, table, kit });
    expect(ids()).toEqual(["sq-b1B5", "sq-b1C5"]);
    expect([document.querySelectorAll(".target").length, document.querySelectorAll(".dashed").length]).toEqual([1, 1]);
    await fireEvent.click(document.querySelector('[data-spot="sq-b1C5"]')!);
    expect(played).toEqual(["attack-Yb1C5"]);
  });

  test("an attack shows beforehand what it eats and how large the coral will be", async () => {
    const table = placing();
    const kit = kitWith(table, attack("yellow", "b1C5", "orange"), place("yellow", "b1B5"));
    const { container } = render(Host, { Board, table, kit });
    await fireEvent.pointerEnter(document.querySelector('[data-spot="sq-b1C5"]')!);
    expect(kit.choice.previewed?.text).toBe("attack-Yb1C5");
    expect(container.querySelector("[data-chip]")!.getAttribute("data-chip")).toBe("C5");
    expect(container.querySelector(".chip + .plus")!.textContent).toBe("+1");
  });

  test("a larva shows which polyps its colour could eat", async () => {
    const kit = kitWith(reef(), pay("yellow"), pay("white"));
    const { container } = render(Host, { Board, table: reef({ boards: [board(1, { yellow: "A4 A5 B5", orange: "C5", pink: "A3" }, { A3: 0 })] }), kit });
    kit.choice.preview(kit.offer.byText.get("pay-Y")!);
    await Promise.resolve();
    expect(container.querySelectorAll(".won").length).toBe(1);
  });

  test("a coral that is looked at shows its size", async () => {
    const { container } = render(Host, { Board, table: reef(), kit: kitWith(reef()) });
    expect(container.querySelector(".size")).toBeNull();
    await fireEvent.pointerOver(document.querySelector('[data-spot="sq-b1E1"]')!);
    expect(container.querySelector(".size")!.textContent).toBe("5");
  });

  test("pressing what is not allowed asks why, first with what is most likely meant", async () => {
    const table = placing();
    const kit = kitWith(table, place("yellow", "b1B5"));
    const asked: (string | undefined)[] = [];
    kit.options.why = (spot) => asked.push(spot.texts![0]);
    render(Host, { Board, table, kit });
    await fireEvent.click(document.querySelector('[data-spot="sq-b1D3"]')!);
    expect(asked).toEqual(["attack-Yb1D3"]);
  });

  test("a shrimp is pressed, then where it goes", async () => {
    const kit = kitWith(reef(), go("b1A5", "b1A4"), go("b1A5", "b2C3"), go("b1A5", "home"), take("white"));
    const played: string[] = [];
    kit.options.play = (move) => played.push(move.text);
    render(Host, { Board, table: reef(), kit });
    expect(ids()).toEqual(["sq-b1A5"]);
    await fireEvent.click(document.querySelector('[data-spot="sq-b1A5"]')!);
    expect(ids()).toEqual(["sq-b1A4", "sq-b2C3"]);
    await fireEvent.click(document.querySelector('[data-spot="sq-b2C3"]')!);
    expect(played).toEqual(["move-b1A5-b2C3"]);
  });

  test("a coral that can be eaten offers that and its shrimp’s moves on every square", async () => {
    const table = reef();
    const kit = kitWith(table, eat("b1A5", ["b1A4"], "yellow"), go("b1A5", "b1A4"), go("b1A5", "b2C3"), take("white"));
    render(Host, { Board, table, kit });
    expect(ids()).toEqual(["sq-b1A4", "sq-b1A5"]);
    await fireEvent.click(document.querySelector('[data-spot="sq-b1A4"]')!);
    expect(fold(kit.choice.behind(kit.spots.at(kit.choice.picked!)!), kit.path.routes, 0, () => null).map((entry) => entry.id)).toEqual(["eat-b1A5", "step shrimps"]);
  });

  test("a square counts once behind its tab, from wherever the polyp comes", () => {
    wide = 356;
    const table = placing({ sides: [side("purple"), side("green"), side("red", { consumed: bunch({ yellow: 1 }), hand: bunch({ yellow: 2 }) })] });
    render(Host, { Board, table, kit: kitWith(table, place("yellow", "b1B5"), place("yellow", "b1B5", "front"), place("yellow", "b3B1")) });
    expect(screen.getAllByRole("button", { name: /Reef/ }).map((tab) => tab.textContent!.trim())).toEqual(["Reef b11", "Reef b2", "Reef b31"]);
  });

  test("on a phone one reef is shown, with a tab for each and the targets behind it", async () => {
    wide = 356;
    const table = placing();
    render(Host, { Board, table, kit: kitWith(table, place("yellow", "b1B5"), place("yellow", "b3B1"), place("yellow", "b3C1")) });
    expect(screen.getAllByRole("button", { name: /Reef|Sea|Corals/ }).map((tab) => tab.textContent!.trim())).toEqual(["Reef b11", "Reef b2", "Reef b32", "Sea", "Corals"]);
    expect([...document.querySelectorAll(".guards")].map((one) => one.children.length)).toEqual([2, 0, 0, 0, 0]);
    expect(document.querySelectorAll("[data-board]").length).toBe(1);
    await fireEvent.click(screen.getByRole("button", { name: /Reef b3/ }));
    expect(ids()).toEqual(["sq-b3B1", "sq-b3C1"]);
    await fireEvent.keyDown(window, { key: "PageUp" });
    expect(document.querySelector('[data-spot="sq-b2C3"]')).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Sea" }));
    expect(document.querySelectorAll('[data-spot^="sea-"]').length).toBe(8);
  });
});

describe("one reef at a time", () => {
  const open = (): string => document.querySelector(".tabs [aria-pressed=true]")!.textContent!.trim();
  beforeEach(() => {
    wide = 356;
  });

  test("a move made from the list opens its reef, and what is looked back at, too", async () => {
    const kit = kitWith(reef());
    render(Host, { Board, table: reef(), kit });
    expect(open()).toBe("Reef b1");
    kit.scene.mark(card.touches(place("yellow", "b3B1").told));
    await tick();
    expect(open()).toBe("Reef b3");
    kit.scene.mark(card.touches(pay("white").told));
    await tick();
    expect(open()).toBe("Reef b3");
  });

  test("a line that is looked at opens its reef as long as it is", async () => {
    const kit = kitWith(reef());
    render(Host, { Board, table: reef(), kit });
    kit.scene.point(["sq-b2C3"]);
    await tick();
    expect(open()).toBe("Reef b2");
    kit.scene.point([]);
    await tick();
    expect(open()).toBe("Reef b1");
  });

  test("a coral tile is asked about with a polyp one has", async () => {
    const kit = kitWith(reef());
    const asked: (string | undefined)[] = [];
    kit.options.why = (spot) => asked.push(spot.texts![0]);
    const table = reef({ sides: [side("purple"), side("green"), side("red", { consumed: bunch({ pink: 1 }) })] });
    render(Host, { Board, table, kit });
    await fireEvent.click(screen.getByRole("button", { name: "Corals" }));
    await fireEvent.click(document.querySelector('[data-spot="tile-4"]')!);
    expect(asked).toEqual(["swap-P-tile4"]);
  });
});

describe("the tray", () => {
  test("larvae are paid or swapped, consumed polyps hatch or buy an alga, shrimps go out and come home", async () => {
    const table = reef();
    const kit = kitWith(table, pay("yellow"), grow("yellow"), pay("white"), hatch("white"), swap("white", "blue", [3]), swap("white", "red", []), put("b2C3"), put("b3D2"), take("white"));
    const played: string[] = [];
    kit.options.play = (move) => played.push(move.text);
    render(Host, { Board: Tray, table, kit });
    expect(ids()).toEqual(["larva-white", "larva-yellow", "shrimp", "prey-white"]);
    await fireEvent.click(document.querySelector('[data-spot="larva-white"]')!);
    expect(played).toEqual(["pay-W"]);
    await fireEvent.click(document.querySelector('[data-spot="larva-yellow"]')!);
    expect([kit.choice.picked, played.length]).toEqual(["larva-yellow", 1]);
    await fireEvent.click(document.querySelector('[data-spot="shrimp"]')!);
    expect([kit.path.chosen, kit.path.atHand(kit.offer.movesWith({ kind: "put", place: "b2C3" })).length]).toEqual([["put"], 1]);
  });

  test("a cylinder and the polyp it is bought with are pressed in either order", async () => {
    for (const spots of [["alga-blue", "prey-white"], ["prey-white", "alga-blue"], ["tile-3", "prey-white"]]) {
      const table = reef({ sides: [side("purple"), side("green"), side("red", { consumed: bunch({ white: 1, pink: 1 }), eaten: 1 })] });
      const moves = (["white", "pink"] as const).flatMap((colour) => [hatch(colour), swap(colour, "blue", [3]), swap(colour, "red", []), lock(colour, 3, "blue", [])]);
      const kit = kitWith(table, ...moves, take("white"));
      const played: string[] = [];
      kit.options.play = (move) => played.push(move.text);
      const views = [render(Host, { Board, table, kit }), render(Host, { Board: Tray, table, kit })];
      for (const id of spots) await fireEvent.click(document.querySelector(`[data-spot="${id}"]`)!);
      expect(played).toEqual([spots[0] === "tile-3" ? "swap-W-tile3" : "swap-W-blue-sea"]);
      views.forEach((view) => view.unmount());
    }
  });

  test("who asks about a larva that cannot be paid is told why, though it could be returned", async () => {
    const table = reef();
    const kit = kitWith(table, grow("yellow"), take("white"));
    const asked: string[] = [];
    kit.options.why = (spot) => asked.push(...spot.texts!);
    render(Host, { Board: Tray, table, kit });
    kit.choice.ask(true);
    await tick();
    await fireEvent.click(document.querySelector('[data-spot="larva-yellow"]')!);
    expect(asked).toEqual(["pay-Y"]);
  });

  test("before the turns a shrimp is asked about as if it came in", () => {
    const kit = kitWith(reef());
    render(Host, { Board: Tray, table: reef({ asked: "feed" }), kit });
    expect(kit.spots.at("shrimp")!.texts).toEqual(["put-b1C5"]);
  });

  test("of a polyp from both sides of the screen one may say which first", async () => {
    const own = side("red", { consumed: bunch({ yellow: 1 }), hand: bunch({ yellow: 2 }) });
    const table = placing({ sides: [side("purple"), side("green"), own] });
    const kit = kitWith(table, place("yellow", "b1B5"), place("yellow", "b1B5", "front"), place("yellow", "b1C4"), place("yellow", "b1C4", "front"));
    render(Host, { Board: Tray, table, kit });
    expect(kit.path.atHand(kit.offer.movesWith({ kind: "place", place: "b1B5" })).length).toBe(2);
    await fireEvent.click(document.querySelector('[data-spot="prey-yellow"]')!);
    expect(kit.path.atHand(kit.offer.movesWith({ kind: "place", place: "b1B5" })).map((move) => move.text)).toEqual(["replace-Yb1B5"]);
  });

  test("it is as high whatever one has, so that nothing else moves", () => {
    const full = { white: 9, yellow: 9, orange: 9, pink: 9, grey: 9 };
    for (const one of [588, 330]) {
      wide = one;
      const heights = [side("red"), side("red", { hand: full, larvae: full, consumed: full })].map((own) => {
        const table = reef({ sides: [side("purple"), side("green"), own] });
        const { container, unmount } = render(Host, { Board: Tray, table, kit: kitWith(table) });
        const height = container.querySelector("svg[role=group]")!.getAttribute("height");
        unmount();
        return height;
      });
      expect(heights[0]).toBe(heights[1]);
    }
  });

  test("who watches is told what the tiles mean", () => {
    const kit = kitWith(reef());
    kit.viewer.set({ seat: null });
    render(Host, { Board: Tray, table: reef(), kit });
    expect(screen.getByText(/the large cylinder turns the tile/)).toBeTruthy();
  });
});

const turn: Move[] = [
  eat("b1A5", ["b1A4", "b1A3", "b1B3", "b1B5"], "yellow"), pay("yellow"), pay("white"), hatch("white"), grow("white"), swap("white", "blue", [3, 6, 10]), lock("white", 4, "purple", [7]), put("b2C3"),
  go("b1A5", "b1A4"), go("b1A5", "b1A3"), go("b1A5", "home"), take("white"), take("grey"),
];

describe("the card", () => {
  test("actions stand in the list as the rules number them", () => {
    const kit = kitWith(reef(), ...turn);
    expect(fold(kit.path.ahead, kit.path.routes, 0, card.cap!).map((entry) => [entry.key, entry.step?.id ?? entry.moves[0]!.text])).toEqual([
      ["1", "eat-b1A5"], ["2", "pay"], ["4", "put-b2C3"], ["5", "shrimps"], ["6", "hatch-W"], ["7", "cylinder"], ["8", "grow-W"], ["0", "take"],
    ]);
    expect(turn.map((move) => card.cap!(move)).filter(Boolean)).toEqual(["Y", "W", "W", "W", "W", "G"]);
  });

  test("asks and explains everything, in three languages", () => {
    const on_rock = reef({ boards: [board(1, { yellow: "A4" }, { B3: 2 })] });
    const asked: [Reef, Move[]][] = [
      [reef({ asked: "feed" }), [feed("white")]], [reef({ asked: "larva" }), []], [reef({ asked: "last" }), []],
      [reef(), turn], [reef(), turn.slice(1)], [on_rock, turn], [placing(), [place("yellow", "b1B5")]], [placing(), turn],
    ];
    for (const [lang, texts] of [["en", en], ["cs", cs], ["pl", pl]] as const) {
      const say = vi.fn(speak(lang, [shell, texts]));
      for (const [table, moves] of asked) {
        const { ask, why } = card.asks(table, moves, []);
        expect(sayWords(ask, say)).not.toContain("⟨");
        expect(sayWords(why!, say)).not.toContain("⟨");
      }
      for (const [table, moves] of [[reef(), turn], [placing(), [place("yellow", "b1B5"), attack("yellow", "b1C5", "orange", "front")]]] as const) {
        const kit = kitWith(table, ...moves);
        for (const move of moves) {
          const outcome = card.outcome!(move, table);
          if (outcome) expect(sayWords(outcome, say)).not.toContain("⟨");
          const route = kit.path.to(move);
          expect(route.length).toBeGreaterThan(0);
          route.forEach((step, n) => {
            const { ask, why } = card.asks(table, moves, route.slice(0, n + 1));
            for (const words of [step.name, step.line, ask, why]) if (words) expect(sayWords(words, say)).not.toContain("⟨");
          });
        }
      }
    }
  });

  test("points at the spots of every kind of move", () => {
    expect(card.touches(attack("yellow", "b1C5", "orange").told)).toEqual(["sq-b1C5"]);
    expect(card.touches(go("b1A5", "b1A4").told)).toEqual(["sq-b1A4", "sq-b1A5"]);
    expect(card.touches(swap("white", "blue", [3, 6]).told)).toEqual(["afloat", "tile-3", "tile-6"]);
    expect(card.touches(lock("white", 4, "purple", [7]).told)).toEqual(["tile-4", "tile-7"]);
    expect(card.touches(take("pink").told)).toEqual(["sea-pink"]);
  });

  test("an attack, a meal and a wash are held until one understands", () => {
    const lasts = (move: Move): number => card.lasts!({ seq: 1, kind: "move", seat: 1, told: move.told } as never);
    expect(lasts(attack("yellow", "b1C5", "orange"))).toBeGreaterThan(lasts(place("yellow", "b1B5")));
    expect(lasts(swap("white", "blue", [3]))).toBeGreaterThan(lasts(pay("white")));
  });
});

describe("what a move would do is counted on the table", () => {
  const table = reef();
  test("how large a coral grows, and what is left of the other", () => {
    expect(sizeAfter(table, "yellow", ["b1B5"])).toBe(3);
    expect(sizeAfter(table, "yellow", ["b1B2"])).toBe(1);
    expect(leftOf(table, "b1D5")).toEqual([5, 1]);
    expect(leftOf(table, "b2C3")).toEqual([]);
  });
  test("which polyps a colour could eat", () => {
    expect(within(table, "orange")).toEqual([]); // D2 touches E2, which a shrimp protects
    expect(within(reef({ boards: [board(1, { yellow: "A5 B5", orange: "C5 D5" })] }), "yellow")).toEqual(["b1C5"]);
    expect(within(reef({ boards: [board(1, { yellow: "B5", orange: "C5 D5" })] }), "yellow")).toEqual([]);
  });
  test("how the tiles would lie, and what polyps would be worth: always 15 together", () => {
    const after = tilesAfter(table, lock("white", 4, "purple", [7]));
    expect([after[3]!.locked, after[6]!.strong, after[6]!.weak]).toEqual([true, "white", "pink"]);
    expect(preyOf(after, "white")).toEqual(["yellow", "orange", "pink"]);
    expect([worthOf(table.tiles), total(worthOf(after))]).toEqual([table.values, 15]);
  });
});

describe("everything fits, on every screen", () => {
  for (const [w, h] of [[330, 340], [354, 440], [504, 424], [590, 560], [600, 607], [634, 424], [648, 520], [756, 700], [1100, 900], [1100, 1300]] as const) {
    for (const n of [2, 3, 4]) {
      test(`${n} reefs at ${w} x ${h}`, () => {
        const shape = shapeOf(w, h, n);
        const high = w < 400 || shape === "all" ? h : h - TABS;
        for (const tab of overview(w, high, n) ? ([0, "reefs"] as const) : [0 as const]) {
          const l = layout(w, high, n, tab, shape);
          const boxes = [...l.boards, l.sea, l.tiles, l.worth, l.legend].filter((box) => box !== null);
          expect(l.cell).toBeGreaterThanOrEqual(w < 560 ? 33 : 27);
          expect(l.boards.filter(Boolean).length).toBe(shape === "all" || tab === "reefs" ? n : 1);
          for (const box of boxes) {
            expect(box.x).toBeGreaterThanOrEqual(0);
            expect(box.y).toBeGreaterThanOrEqual(0);
            expect(box.x + box.w).toBeLessThanOrEqual(w + 0.5);
            expect(box.y + box.h).toBeLessThanOrEqual(high + 0.5);
          }
          boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5).toBe(true)));
          expect(l.boards[0]!.w).toBeCloseTo(frame(l.cell).w);
        }
      });
    }
  }
  test("three reefs lie beside each other in a usual window, and a low one shows one thing", () => {
    expect([shapeOf(600, 607, 3), shapeOf(600, 607, 2), shapeOf(634, 424, 3), shapeOf(504, 424, 2)]).toEqual(["all", "all", "one", "one"]);
    expect(layout(600, 607, 3, 0, "all").cell).toBeGreaterThan(29);
    expect([shapeOf(590, 560, 4), overview(590, 560 - TABS, 4), overview(354, 440, 4)], "four have a tab of their own").toEqual(["reef", true, false]);
  });
  test("a coral is outlined where it lies, at every edge of a reef", () => {
    const ends = (squares: string): string[] => joints(squares.split(" ").map((name) => `b1${name}`)).map(({ name, right, down }) => `${name.slice(2)}${right ? "→" : ""}${down ? "↓" : ""}`);
    expect(ends("F3 G3 F4 G4 F5 G5")).toEqual(["F3→↓", "G3↓", "F4→↓", "G4↓", "F5→", "G5"]);
    expect(ends("F3 G3 F4 G4 F5 E5 F6")).toEqual(["F3→↓", "G3↓", "F4→↓", "G4", "F5↓", "E5→", "F6"]);
    expect(ends("E1 F1 E2 D2")).toEqual(["E1→↓", "F1", "E2", "D2→"]);
  });
  test("every printed reef has 33 squares of rock, one with extra growth, five to start from", () => {
    for (const kind of [0, 1, 2, 3]) {
      expect([cells(kind).length, cells(kind).filter((cell) => cell.extra).length, cells(kind).filter((cell) => cell.start).length]).toEqual([33, 1, 5]);
    }
  });
});
