/** Clocks as people read them. */
import { expect, test } from "vitest";
import { CLOCKS, clockName, timeLeft } from "$lib/clocks";
import type { Say } from "$lib/texts.svelte";

const say: Say = (id, values = {}) => [id, ...Object.values(values)].join(" ");

test.each([
  [0, "0:00"],
  [-5, "0:00"],
  [1, "0:01"],
  [61_000, "1:01"],
  [3_600_000, "1:00:00"],
  [90_061_000, "clock-left-days 1 1"],
])("%i ms are written as %s", (ms, text) => expect(timeLeft(ms, say)).toBe(text));

test("every clock has a name of its own", () => {
  const names = CLOCKS.map((clock) => clockName(clock, say));
  expect(new Set(names).size).toBe(CLOCKS.length);
  expect(names.slice(0, 2)).toEqual(["clock-none", "clock-game-minutes 5"]);
  expect(names.at(-1)).toBe("clock-move-days 7");
  expect(clockName({ kind: "game", seconds: 90 }, say)).toBe("clock-game-seconds 90");
});
