/** Tables of Reef Encounter as the server sends them, recorded by tests/games/reef_encounter/pages.py. */
import { vi } from "vitest";
import en from "virtual:texts/reef_encounter/en";
import shell from "virtual:shell/en";
import { speak } from "$lib/texts.svelte";
import type { Move } from "$kit/contract";
import { card } from "../../src/fathomfive/games/reef_encounter/web/card";
import type { Reef } from "../../src/fathomfive/games/reef_encounter/web/shown";
import { kitFor, type TestKit } from "./kits";
import recorded from "./reefs.json";

export type Name = keyof typeof recorded;

/** A recorded table. */
export const table = (name: Name): Reef => structuredClone(recorded[name].table) as unknown as Reef;

/** The moves listed at a recorded table: those with these texts, or all. */
export function listed(name: Name, ...texts: string[]): Move[] {
  const all = recorded[name].legal as unknown as Move[];
  if (!texts.length) return all;
  return texts.map((text) => {
    const found = all.find((move) => move.text === text);
    if (!found) throw new Error(`${text} is not recorded at the table '${name}'`);
    return found;
  });
}

/** A kit for a recorded table with these moves on offer, and what is played and asked by it. */
export function at(name: Name, moves: readonly Move[] = listed(name)): { table: Reef; kit: TestKit; played: string[]; asked: unknown[] } {
  const shown = table(name);
  const kit = kitFor(card, speak("en", [shell, en]), moves, { names: ["Ada", "Bořek", "Zuzka"], seat: 2, table: shown });
  const played: string[] = [];
  const asked: unknown[] = [];
  kit.options.play = (...all) => played.push(...all.map((move) => move.text));
  kit.options.why = (spot) => asked.push(spot.wanted);
  return { table: shown, kit, played, asked };
}

/** Give every element a size: happy-dom lays nothing out. */
export function layOut(width: () => number, height: number): void {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
}
