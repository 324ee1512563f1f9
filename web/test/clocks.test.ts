/** Clocks as people read them. */
import { expect, test } from "vitest";
import { CLOCKS, clockName, dateName, dayName, momentName, shortDay, timeLeft } from "$lib/clocks";
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

test("a day fits into a sentence: in Polish its month is written in full", () => {
  const at = new Date(2025, 4, 12, 14, 30).getTime();
  const later = new Date(2025, 4, 13, 1, 0).getTime();
  expect([shortDay(at, "pl"), dateName(at, "pl"), dayName(at, "pl")]).toEqual(["12 maja", "12 maja 2025", "12 maja 2025, 14:30"]);
  expect([momentName(at, at, "pl"), momentName(at, later, "pl")]).toEqual(["14:30", "12 maja 2025, 14:30"]);
  expect([shortDay(at, "en"), dateName(at, "en")]).toEqual(["May 12", "May 12, 2025"]);
});
