/** The list of my games. */
import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { me } from "$lib/me.svelte";
import Mine from "../src/pages/Mine.svelte";

const table = (game: string): object => ({
  match: game, game, seats: 2, names: ["Anna", "Bob"], made: 1, started: true, ended: null, opened: false, closed: null, your_turn: false, replay: false, your_seats: [0], result: null,
});

afterEach(() => vi.unstubAllGlobals());

test("a game without pages is listed by its name", async () => {
  me.name = "Anna";
  me.ready = true;
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ ok: true, tables: [table("kipicot"), table("reef_hunt")], invitations: [], people: [] })));
  render(Mine);
  expect((await screen.findByRole("link", { name: "reef_hunt" })).getAttribute("href")).toBe("/t/reef_hunt");
  expect(screen.getByRole("link", { name: "kipicot-title" })).toBeTruthy();
});
