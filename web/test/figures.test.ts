import { expect, test } from "vitest";
import { figures, names } from "../plugins/games";

test.each(names())("what was measured of %s is found in the docs", (game) => {
  const { expert, medium } = figures(game);
  expect(expert).toBeGreaterThan(70);
  expect(medium).toBeGreaterThan(90);
});
