/** Pages of the shell. */
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { TableDetails } from "$lib/wire.gen";
import TablePage from "../src/table/TablePage.svelte";
import { speakOverLines } from "./line";

speakOverLines();

test("a table of a game that these pages were built without says so", () => {
  const agreed = { match: "m", game: "sixth", started: 1, sitting: [] } as unknown as TableDetails;
  render(TablePage, { match: "m", agreed, begun: () => undefined, reopen: () => undefined });
  expect(screen.getByRole("heading").textContent).toBe("no-pages");
});
