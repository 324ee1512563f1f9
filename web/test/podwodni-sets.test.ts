/** What the catch and the seats of Podwodni łowcy say of sets that lie face up. */
import { render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import en from "virtual:texts/podwodni_lowcy/en";
import shell from "virtual:shell/en";
import { speak } from "$lib/texts.svelte";
import { card } from "../../src/fathomfive/games/podwodni_lowcy/web/card";
import type { Shown, Side } from "../../src/fathomfive/games/podwodni_lowcy/web/shown";
import Tray from "../../src/fathomfive/games/podwodni_lowcy/web/Tray.svelte";
import { kitFor } from "./kits";
import Host from "./Host.svelte";

// happy-dom lays nothing out: a tray of a usual width
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(760));

function table(change: Partial<Side>): Shown {
  const far: Side = { points: 0, up: [], down: [], ready: false, perils: [], wants: [] };
  return { asked: "turn", side: 0, reached: null, column: [], set_points: 10, sides: [{ ...far, ...change }, far] } as unknown as Shown;
}

test.each([[["wave", "net"], "set at risk: wave, net"], [["net"], "set at risk: net"], [[], "a set to score"]])("the catch says what could cost a set: %j", (perils, words) => {
  render(Host, { Board: Tray, table: table({ ready: true, perils }), kit: kitFor(card, speak("en", [shell, en]), []) });
  expect([...document.querySelectorAll(".peril")].map((text) => text.textContent).join(": ")).toBe(words);
});

test("a seat says whether its diver has a set, or lacks one card", () => {
  const line = (own: Partial<Side>) => card.seatLine!(table(own), 0)?.id;
  expect([line({}), line({ ready: true }), line({ wants: [{ kind: "shrimp" }] })]).toEqual([undefined, "set-ready", "set-near"]);
});
