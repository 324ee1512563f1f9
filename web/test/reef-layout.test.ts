/** Where things lie on the board of Reef Encounter. */
import { describe, expect, test } from "vitest";
import { cells, find, frame, joints, layout, overview, shapeOf, TABS } from "../../src/fathomfive/games/reef_encounter/web/layout";
import { table } from "./reefs";

const { grid } = table("turn");

describe("everything fits, on every screen", () => {
  for (const [w, h] of [[330, 340], [354, 440], [504, 424], [590, 560], [600, 607], [634, 424], [648, 520], [756, 700], [888, 457], [888, 520], [1100, 900], [1100, 1300]] as const) {
    for (const n of [2, 3, 4]) {
      test(`${n} reefs at ${w} x ${h}`, () => {
        const shape = shapeOf({ w, h, n, grid });
        const high = w < 400 || shape === "all" ? h : h - TABS;
        for (const tab of overview({ w, h: high, n, grid }) ? ([0, "reefs"] as const) : [0 as const]) {
          const l = layout({ w, h: high, n, grid }, tab, shape);
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
          expect(l.boards[0]!.w).toBeCloseTo(frame(l.cell, grid).w);
        }
      });
    }
  }
  test("three reefs lie beside each other in a usual window, and a low one shows one thing", () => {
    const shape = (w: number, h: number, n: number): string => shapeOf({ w, h, n, grid });
    expect([shape(600, 607, 3), shape(600, 607, 2), shape(634, 424, 3), shape(504, 424, 2)]).toEqual(["all", "all", "one", "one"]);
    expect(layout({ w: 600, h: 607, n: 3, grid }, 0, "all").cell).toBeGreaterThan(29);
    expect([shape(590, 560, 4), overview({ w: 590, h: 560 - TABS, n: 4, grid }), overview({ w: 354, h: 440, n: 4, grid })], "four have a tab of their own").toEqual(["reef", true, false]);
  });
  test("a finger gets squares it can press, with tabs where all reefs together have smaller ones", () => {
    for (const [w, h] of [[730, 453], [762, 550], [888, 456], [786, 556]] as const) {
      for (const n of [2, 3, 4]) {
        const room = { w, h, n, grid, finger: true };
        const shape = shapeOf(room);
        const { cell, sea, tiles } = layout({ ...room, h: shape === "all" ? h : h - TABS }, 0, shape);
        expect(cell, `${n} reefs at ${w} x ${h}`).toBeGreaterThanOrEqual(32);
        expect([sea, tiles], "all else stays in sight").not.toContain(null);
      }
    }
    expect([shapeOf({ w: 762, h: 550, n: 3, grid, finger: true }), shapeOf({ w: 762, h: 550, n: 3, grid })]).toEqual(["reef", "all"]);
  });
  test("on a phone the legend has a line for every part of its words", () => {
    const high = (w: number): number => layout({ w, h: 354, n: 2, grid }, "tiles", "one").legend!.h;
    expect([high(352), high(470)]).toEqual([51, 34]);
  });
  test("in a window the legend has a line for every part of its words", () => {
    const high = (w: number, h: number): number => layout({ w, h, n: 2, grid }, 0, "all").legend!.h;
    expect([high(592, 607), high(756, 700), high(1100, 900)]).toEqual([34, 34, 17]);
  });
  test("three reefs and the sea fill four places, and one reef has the height of a low window", () => {
    const { boards, sea } = layout({ w: 760, h: 707, n: 3, grid }, 0, "all");
    expect([sea!.y, sea!.h]).toEqual([boards[2]!.y, boards[2]!.h]);
    expect(sea!.x).toBeGreaterThan(boards[2]!.x + boards[2]!.w);
    const low = { w: 888, h: 411, n: 3, grid };
    expect(layout(low, 0, "reef").cell).toBeGreaterThan(58);
    expect(layout(low, 0, "reef").sea!.x).toBeGreaterThan(layout(low, 0, "reef").boards[0]!.w);
  });
  test("a coral is outlined where it lies, at every edge of a reef", () => {
    const board = table("turn").boards[0]!;
    const ends = (squares: string): string[] =>
      joints(squares.split(" ").map((name) => find(board, `b1${name}`)!)).map(({ cell, right, down }) => `${cell.name.slice(2)}${right ? "→" : ""}${down ? "↓" : ""}`);
    expect(ends("F3 G3 F4 G4 F5 G5")).toEqual(["F3→↓", "G3↓", "F4→↓", "G4↓", "F5→", "G5"]);
    expect(ends("F3 G3 F4 G4 F5 E5 F6")).toEqual(["F3→↓", "G3↓", "F4→↓", "G4", "F5↓", "E5→", "F6"]);
    expect(ends("E1 F1 E2 D2")).toEqual(["E1→↓", "F1", "E2", "D2→"]);
  });
  test("every square of rock is drawn where it is printed, and sand is not", () => {
    for (const board of table("turn").boards) {
      expect(cells(board).length).toBe(board.printed.join("").replaceAll(".", "").length);
      expect(cells(board).map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(board.squares)));
      expect(cells(board).some(({ name }) => name === board.extra)).toBe(true);
    }
    expect(find(undefined, "b1D4")).toBeUndefined();
    expect(find(table("turn").boards[0], "b1A1")).toBeUndefined();
  });
});
