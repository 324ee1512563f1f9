/** The board of Klofni rybku. */
import { describe, expect, test } from "vitest";
import { face } from "../../src/fathomfive/games/deep_dive/web/faces";
import { arrange, band, layout, lying, noteAt, top } from "../../src/fathomfive/games/deep_dive/web/layout";
import type { Sea } from "../../src/fathomfive/games/deep_dive/web/shown";
import { sea } from "./positions";

describe("what lies at a depth", () => {
  test("alike tiles are one, and each trapped penguin stands on its own predator", () => {
    const row = lying(sea(), 1);
    expect(row.map((tile) => [tile.id, tile.n])).toEqual([["tile-1-P1", 2], ["tile-1-rock", 1], ["trap-1-1", 1], ["tile-1-predator", 1]]);
  });
  test("the tile just flipped lies apart from those like it", () => {
    const row = lying({ ...sea(), asked: "flipped", depth: 1, flipped: { kind: "food", colour: "pink", value: 1 } } as Sea, 1);
    expect(row[0]).toMatchObject({ id: "tile-1-P1", n: 1, beside: true });
    expect(row.at(-1)).toMatchObject({ id: "flipped-1", n: 1, flipped: true });
  });
  test("a tile is named by what is printed on it", () => {
    expect(face({ kind: "food", colour: "green", value: 10 })).toBe("G10");
    expect(face({ kind: "rock" })).toBe("rock");
  });
});

const THUMB = 39.9; // pixels: 40, but for what is lost in dividing
const RING = 10; // what is pressed reaches to its ring

describe("everything fits, on every screen", () => {
  for (const [width, height] of [[330, 340], [354, 440], [590, 560], [590, 690], [760, 790], [1100, 1300]] as const) {
    for (const tiles of [[1, 1, 1, 1, 1], [5, 5, 5, 3, 2], [8, 6, 4, 3, 2], [12, 9, 5, 4, 3], [16, 12, 9, 6, 6]]) {
      test(`${tiles.join(", ")} tiles at ${width} x ${height}`, () => {
        const l = layout(width, height, tiles);
        tiles.forEach((n, k) => {
          const { size, places } = arrange(l, k + 1);
          expect(size).toBeGreaterThanOrEqual(n > 9 || tiles[0]! > 9 ? (l.small ? 13 : 24) : l.small ? 24 : 38);
          for (const [at, place] of places.entries()) {
            expect(place.x).toBeGreaterThanOrEqual(l.from);
            expect(place.x + size).toBeLessThanOrEqual(l.to + 1);
            expect(place.y - 5).toBeGreaterThanOrEqual(top(l, k + 1));
            expect(place.y + size + 5).toBeLessThanOrEqual(top(l, k + 1) + band(l, k + 1));
            for (const other of places.slice(at + 1)) {
              expect(Math.max(Math.abs(place.x - other.x), Math.abs(place.y - other.y)), "rings do not cross").toBeGreaterThanOrEqual(size + 10);
            }
          }
        });
        expect(top(l, 5) + band(l, 5)).toBeCloseTo(height - l.floor);
      });
    }
  }
  for (const [width, height] of [[324, 334], [354, 334]] as const) {
    for (const [tiles, swimming] of [[[5, 4, 3, 2, 1], []], [[8, 6, 4, 3, 2], [1]], [[9, 7, 3, 3, 2], [1, 2, 3]], [[10, 10, 5, 4, 3], [4]], [[4, 3, 10, 5, 2], []]] as const) {
      test(`a thumb finds everything: ${tiles.join(", ")} tiles at ${width} x ${height}, penguins at ${swimming.join(", ") || "none"}`, () => {
        const l = layout(width, height, tiles, swimming);
        expect(l.heap + RING).toBeGreaterThanOrEqual(THUMB);
        tiles.forEach((n, k) => {
          const { size, places } = arrange(l, k + 1);
          expect(band(l, k + 1)).toBeGreaterThanOrEqual(THUMB);
          expect(size + RING).toBeGreaterThanOrEqual(THUMB);
          expect(places).toHaveLength(n + ((swimming as readonly number[]).includes(k + 1) ? 1 : 0));
        });
      });
    }
  }
  for (const [width, height] of [[354, 440], [590, 560], [600, 700], [760, 790]] as const) {
    test(`what may lie in a pile is shown beside its tiles at ${width} x ${height}`, () => {
      const tiles = [6, 5, 3, 2, 1];
      const l = layout(width, height, tiles);
      const [w, h] = [284, 160];
      tiles.forEach((_, k) => {
        const { size, places } = arrange(l, k + 1);
        const { x, y } = noteAt(l, k + 1, w, h);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + h).toBeLessThanOrEqual(height);
        for (const place of places) expect(place.x + size <= x || place.y + size <= y || place.y >= y + h).toBe(true);
      });
    });
  }
  test("depths are alike until one is crowded", () => {
    const heights = (tiles: number[]): number[] => [1, 2, 3, 4, 5].map((depth) => Math.round(band(layout(338, 340, tiles), depth)));
    expect(new Set(heights([5, 4, 3, 2, 1])).size).toBe(1);
    const [first, second] = heights([10, 4, 3, 2, 1]);
    expect(first).toBeGreaterThan(second!);
  });
});
