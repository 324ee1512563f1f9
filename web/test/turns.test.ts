/** The count of tables that wait: in the title, on the pages, and as notifications. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { me } from "../src/lib/me.svelte";
import { find } from "../src/lib/router.svelte";
import { countInTitle, titleWith } from "../src/lib/title";
import { turns } from "../src/lib/turns.svelte";

const waiting = (...matches: string[]) => matches.map((match, at) => ({ match, game: "kipicot", at }));

beforeEach(() => {
  vi.useFakeTimers();
  me.name = "Ada";
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the number stands before the title once, and goes with the last table", () => {
  expect(titleWith("Rules · Fathom Five", 2)).toBe("(2) Rules · Fathom Five");
  expect(titleWith("(2) Rules · Fathom Five", 3)).toBe("(3) Rules · Fathom Five");
  expect(titleWith("(3) Rules · Fathom Five", 0)).toBe("Rules · Fathom Five");
});

test("a page that changes its title keeps the number", async () => {
  vi.useRealTimers();
  document.title = "Settings · Fathom Five";
  const end = countInTitle(() => 2);
  expect(document.title).toBe("(2) Settings · Fathom Five");
  document.title = "Fathom Five";
  await vi.waitFor(() => expect(document.title).toBe("(2) Fathom Five"));
  end();
});

test("one question is asked for many reasons, and the table that is open is not counted", async () => {
  const asked = vi.spyOn(api, "turns").mockResolvedValue({ ok: true, turns: waiting("a", "b"), tag: '"1"' });
  turns.start();
  for (let n = 0; n < 5; n += 1) turns.refresh();
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  expect(turns.tables.map((table) => table.match)).toEqual(["a", "b"]);
  expect(turns.without("a").map((table) => table.match)).toEqual(["b"]);
  asked.mockResolvedValue(null); // the same as before
  await vi.advanceTimersByTimeAsync(20_000);
  expect(turns.tables.length).toBe(2);
  expect(asked).toHaveBeenLastCalledWith('"1"');
  me.name = null; // signed out
  turns.refresh();
  await vi.advanceTimersByTimeAsync(3000);
  expect(turns.tables).toEqual([]);
  me.name = "Ada"; // and back: the whole list is asked for
  turns.refresh();
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toHaveBeenLastCalledWith(null);
});

test("the links of mails open their page", () => {
  expect(find("/mail", "#stop=abc1")).toEqual({ page: "mail", act: "stop", secret: "abc1" });
  expect(find("/mail", "#confirm=abc1")).toEqual({ page: "mail", act: "confirm", secret: "abc1" });
  expect(find("/mail", "#other=abc1")).toEqual({ page: "mail", act: null, secret: "" });
});
