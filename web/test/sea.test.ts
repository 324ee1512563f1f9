import { describe, expect, test } from "vitest";
import { arrange, layout, lying, top, write, type Sea } from "../../src/fathomfive/games/deep_dive/web/sea";
import { sea } from "./positions";

describe("what lies at a depth", () => {
  test("alike tiles are one, and each trapped penguin stands on its own predator", () => {
    const row = lying(sea(), 1);
    expect(row.map((tile) => [tile.id, tile.n])).toEqual([["tile-1-P1", 2], ["tile-1-rock", 1], ["trap-1-1", 1], ["tile-1-predator", 1]]);
  });
  test("the tile just flipped lies apart from those like it", () => {
    const row = lying({ ...sea(), asked: "flipped", depth: 1, flipped: { kind: "food", colour: "pink", value: 1 } } as Sea, 1);
    expect(row.map((tile) => [tile.id, tile.n])).toContainEqual(["tile-1-P1", 1]);
    expect(row.at(-1)).toMatchObject({ id: "flipped-1", n: 1, flipped: true });
  });
  test("a tile is written as the game writes it", () => {
    expect(write({ kind: "food", colour: "green", value: 10 })).toBe("G10");
    expect(write({ kind: "rock" })).toBe("rock");
  });
});

describe("everything fits, on every screen", () => {
  for (const [width, height] of [[330, 340], [354, 440], [590, 560], [760, 790], [1100, 1300]] as const) {
    for (const n of [1, 5, 9, 12, 16]) {
      test(`${n} tiles at ${width} x ${height}`, () => {
        const l = layout(width, height);
        for (const depth of [1, 5]) {
          const { size, places } = arrange(l, depth, n);
          expect(size).toBeGreaterThanOrEqual(n > 9 && l.small ? 15 : 22);
          for (const place of places) {
            expect(place.x).toBeGreaterThanOrEqual(l.from);
            expect(place.x + size).toBeLessThanOrEqual(l.to + 14);
            expect(place.y).toBeGreaterThanOrEqual(top(l, depth));
            expect(place.y + size).toBeLessThanOrEqual(top(l, depth) + l.band + 1);
          }
        }
      });
    }
  }
});
