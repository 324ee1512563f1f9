/** Figures of strength on the box pages. */
import { expect, test } from "vitest";
import { figures, names } from "../plugins/games";

test.each(names())("the figures of %s are in the data of the docs", (game) => {
  const { expert, medium } = figures(game);
  expect(expert).toBeGreaterThan(70);
  expect(medium).toBeGreaterThan(90);
});
