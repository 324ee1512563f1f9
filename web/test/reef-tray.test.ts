/** The screen of a player of Reef Encounter. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import en from "virtual:texts/reef_encounter/en";
import cs from "virtual:texts/reef_encounter/cs";
import pl from "virtual:texts/reef_encounter/pl";
import shell from "virtual:shell/en";
import { fold } from "$kit/steps";
import { speak } from "$lib/texts.svelte";
import { sayWords } from "$lib/words";
import type { Move } from "$kit/contract";
import Board from "../../src/fathomfive/games/reef_encounter/web/Board.svelte";
import { card } from "../../src/fathomfive/games/reef_encounter/web/card";
import { preyOf, tilesAfter, valuesAfter } from "../../src/fathomfive/games/reef_encounter/web/shown";
import Tray from "../../src/fathomfive/games/reef_encounter/web/Tray.svelte";
import Host from "./Host.svelte";
import { sayBanner } from "../src/table/banner.svelte";
import { at, layOut, listed, type Name } from "./reefs";

let wide = 776;
beforeEach(() => {
  wide = 776;
  layOut(() => wide, 740);
});

const ids = (): (string | undefined)[] => [...document.querySelectorAll<SVGElement>("[data-spot][role=button]")].map((spot) => spot.dataset["spot"]);
const spot = (id: string): Element => document.querySelector(`[data-spot="${id}"]`)!;

describe("the tray", () => {
  test("larvae are paid or swapped, consumed polyps hatch or buy a cylinder, shrimps go out and come home", async () => {
    const { table, kit, played } = at("turn");
    render(Host, { Board: Tray, table, kit });
    expect(ids()).toEqual(["larva-white", "larva-yellow", "shrimp", "prey-white"]);
    await fireEvent.click(spot("larva-yellow"));
    expect([kit.choice.picked, played]).toEqual(["larva-yellow", []]);
    await fireEvent.click(spot("shrimp"));
    expect([kit.path.chosen, kit.path.atHand(kit.offer.movesWith({ kind: "put", place: "b2C3" })).length]).toEqual([["put"], 1]);
  });

  test("a larva that can only be paid is paid", async () => {
    const { table, kit, played } = at("turn", listed("turn", "pay-Y", "pay-W", "grow-Y", "take-W"));
    render(Host, { Board: Tray, table, kit });
    await fireEvent.click(spot("larva-white"));
    expect(played).toEqual(["pay-W"]);
  });

  test.each([["alga-blue", "prey-white", "swap-W-blue-sea"], ["prey-white", "alga-blue", "swap-W-blue-sea"], ["tile-3", "prey-white", "swap-W-tile3"]])(
    "%s and %s are pressed one after the other",
    async (first, second, text) => {
      const { table, kit, played } = at("buying");
      render(Host, { Board, table, kit });
      render(Host, { Board: Tray, table, kit });
      await fireEvent.click(spot(first));
      await fireEvent.click(spot(second));
      expect(played).toEqual([text]);
    },
  );

  test("a larva that cannot be paid is asked about as a payment, although it could be returned", async () => {
    const { table, kit, asked } = at("turn", listed("turn", "grow-Y", "take-W"));
    render(Host, { Board: Tray, table, kit });
    kit.choice.ask(true);
    await tick();
    await fireEvent.click(spot("larva-yellow"));
    expect(asked).toEqual([{ kind: "pay", pieces: [{ kind: "larva", colour: "yellow" }] }]);
  });

  test("what a press on own pieces means depends on what is asked", () => {
    const wanted = (name: Name, id: string): unknown => {
      const { table, kit } = at(name, []);
      const { unmount } = render(Host, { Board: Tray, table, kit });
      const found = kit.spots.at(id)!.wanted;
      unmount();
      return found;
    };
    expect(wanted("feeding", "shrimp")).toEqual({ kind: "put" });
    expect(wanted("turn", "shrimp")).toEqual({ kind: "put" });
    expect(wanted("feeding", "hand-white")).toEqual({ kind: "feed", pieces: [{ kind: "polyp", colour: "white" }] });
    expect(wanted("turn", "hand-white")).toEqual({ kind: "pay", pieces: [{ kind: "larva", colour: "white" }] });
    expect(wanted("turn", "prey-white")).toEqual({ kind: "hatch", pieces: [{ kind: "larva", colour: "white" }] });
    expect(wanted("turn", "fish")).toBeUndefined();
  });

  test("where polyps can be placed from both sides of the screen, a press says from which", async () => {
    const { table, kit } = at("both");
    render(Host, { Board: Tray, table, kit });
    expect(kit.path.atHand(kit.offer.movesWith({ kind: "place", place: "b1B5" })).length).toBe(2);
    await fireEvent.click(spot("prey-yellow"));
    expect(kit.path.atHand(kit.offer.movesWith({ kind: "place", place: "b1B5" })).map((move) => move.text)).toEqual(["replace-Yb1B5"]);
  });

  test("its height does not depend on what lies there, so that nothing else moves", () => {
    const full = { white: 9, yellow: 9, orange: 9, pink: 9, grey: 9 };
    for (const one of [588, 330]) {
      wide = one;
      const heights = [{}, { hand: full, larvae: full, consumed: full }].map((change) => {
        const { table, kit } = at("turn", []);
        Object.assign(table.sides[2]!, change);
        const { container, unmount } = render(Host, { Board: Tray, table, kit });
        const height = container.querySelector("svg[role=group]")!.getAttribute("height");
        unmount();
        return height;
      });
      expect(heights[0]).toBe(heights[1]);
    }
  });

  test("what is used up leaves its place free: nothing else moves", () => {
    const places = (change: object): Record<string, string | null> => {
      const { table, kit } = at("turn", []);
      Object.assign(table.sides[2]!, change);
      const { unmount } = render(Host, { Board: Tray, table, kit });
      const found = Object.fromEntries(["larva-yellow", "shrimp", "prey-white", "fish"].map((id) => [id, spot(id).getAttribute("x")]));
      unmount();
      return found;
    };
    const none = { white: 0, yellow: 0, orange: 0, pink: 0, grey: 0 };
    const full = { white: 9, yellow: 9, orange: 9, pink: 9, grey: 9 };
    expect(places({ hand: none })).toEqual(places({ hand: full, larvae: full }));
  });

  test("spectators are told what the tiles mean", () => {
    const { table, kit } = at("turn", []);
    kit.viewer.set({ seat: null });
    render(Host, { Board: Tray, table, kit });
    expect(screen.getByText(/a cylinder in the large alga’s colour flips the tile/)).toBeTruthy();
  });
});

describe("the card", () => {
  test("actions stand in the list as the rules number them", () => {
    const moves = [...listed("meal", "eat-b1A5"), ...listed("turn", "pay-Y", "pay-W", "put-b2C3", "move-b1A5-b1A4", "move-b1A5-b2C3", "move-b1A5-home", "hatch-W", "swap-W-blue-sea", "swap-W-tile4", "grow-W", "take-W", "take-G")];
    const { kit } = at("turn", moves);
    expect(fold(kit.path.ahead, kit.path.routes, 0, card.cap!).map((entry) => [entry.key, entry.step?.id ?? entry.moves[0]!.text])).toEqual([
      ["1", "eat-b1A5"], ["2", "pay"], ["4", "put-b2C3"], ["5", "shrimps"], ["6", "hatch-W"], ["7", "cylinder"], ["8", "grow-W"], ["0", "take"],
    ]);
    expect(moves.map((move) => card.cap!(move)).filter(Boolean)).toEqual(["Y", "W", "W", "W", "W", "G"]);
  });

  test("corals of several polyps come first, over all reefs; single polyps are folded by reef", () => {
    const moves = listed("placing", "place-Yb3B1", "place-Yb3C1", "place-Yb1B5");
    const { kit } = at("placing", moves);
    const entries = fold([...moves].sort((a, b) => card.eager!(b) - card.eager!(a)), kit.path.routes, 0, card.cap!);
    expect(entries.map((entry) => entry.step?.name ?? entry.id)).toEqual(["place-Yb1B5", { id: "act-new-coral", values: { n: 4 } }]);
  });

  test("a banner says what others consume, and that the game ends, in three languages", () => {
    const before = at("attacking").table;
    const { told } = listed("attacking", "attack-Yb1C5")[0]!;
    expect(card.banner!(told, before, before, 1)).toMatchObject({ words: { id: "banner-consumed", values: { square: "C5", reef: 2 } }, who: 2, tone: "bad" });
    expect([card.banner!(told, before, before, 0), card.banner!(told, before, before, 2), card.banner!(told, before, before, null)]).toEqual([null, null, null]);
    const ended = card.banner!(told, before, { ...before, ended: "sea_dry" }, null)!;
    expect(ended).toEqual({ words: { id: "banner-ended" }, line: { id: "reason-sea_dry" }, tone: "note" });
    for (const [lang, texts] of [["en", en], ["cs", cs], ["pl", pl]] as const) {
      const { words, line } = sayBanner(card.banner!(told, before, before, 1)!, speak(lang, [shell, texts]), () => "Zuzka");
      expect(words).toMatch(/^Zuzka .*C5/);
      expect(`${words} ${line} ${sayBanner(ended, speak(lang, [shell, texts]), String).words}`).not.toContain("⟨");
    }
  });

  test("asks and explains everything, in three languages", () => {
    const names: Name[] = ["feeding", "larvae", "last", "turn", "meal", "rock", "placing", "attacking", "both", "consumed"];
    for (const [lang, texts] of [["en", en], ["cs", cs], ["pl", pl]] as const) {
      const say = vi.fn(speak(lang, [shell, texts]));
      for (const name of names) {
        const { table, kit } = at(name);
        const moves: readonly Move[] = kit.offer.legal;
        const { ask, why } = card.asks(table, moves, []);
        expect(sayWords(ask, say)).not.toContain("⟨");
        expect(sayWords(why!, say)).not.toContain("⟨");
        for (const move of moves) {
          kit.path.to(move).forEach((step, n, route) => {
            const then = card.asks(table, moves, route.slice(0, n + 1));
            for (const words of [step.name, step.line, then.ask, then.why]) if (words) expect(sayWords(words, say)).not.toContain("⟨");
          });
        }
      }
    }
  });

  test("a last turn says how many polyps go back, as the server told", () => {
    const { table, kit } = at("last");
    expect(card.asks(table, kit.offer.legal, []).why).toEqual({ id: "know-last", values: { n: 3, back: 5 } });
  });

  test("a cylinder shows the tiles as they would lie, and what polyps would be worth", () => {
    const { table } = at("turn");
    const [lock] = listed("turn", "swap-W-tile4");
    const after = tilesAfter(table, lock);
    expect([after[3]!.locked, after[6]!.strong, after[6]!.weak]).toEqual([true, "white", "pink"]);
    expect(preyOf(after, "white")).toEqual(["yellow", "orange", "pink"]);
    expect(valuesAfter(table, lock)).toEqual({ white: 4, yellow: 3, orange: 3, pink: 2, grey: 3 });
    expect([tilesAfter(table, undefined), valuesAfter(table, undefined)]).toEqual([table.tiles, table.values]);
  });

  test("points at the spots of every kind of move", () => {
    const touches = (name: Name, text: string): string[] => card.touches(listed(name, text)[0]!.told);
    expect(touches("attacking", "attack-Yb1C5")).toEqual(["sq-b1C5"]);
    expect(touches("turn", "move-b1A5-b1A4")).toEqual(["sq-b1A4", "sq-b1A5"]);
    expect(touches("turn", "swap-W-blue-sea")).toEqual(["afloat", "tile-3", "tile-6", "tile-10"]);
    expect(touches("turn", "swap-W-tile4")).toEqual(["tile-4", "tile-7"]);
    expect(touches("turn", "take-G")).toEqual(["sea-grey"]);
    expect(touches("turn", "hatch-W")).toEqual(["supply-white"]);
  });

  test("an attack, a meal and a cylinder are shown for longer", () => {
    const lasts = (name: Name, text: string): number => card.lasts!({ seq: 1, kind: "move", seat: 1, told: listed(name, text)[0]!.told } as never);
    expect(lasts("attacking", "attack-Yb1C5")).toBeGreaterThan(lasts("placing", "place-Yb1B5"));
    expect(lasts("turn", "swap-W-blue-sea")).toBeGreaterThan(lasts("turn", "pay-W"));
  });
});
