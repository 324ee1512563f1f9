/** Words of moves, points and previews. */
import { describe, expect, test } from "vitest";
import en from "virtual:texts/deep_dive/en";
import cs from "virtual:texts/deep_dive/cs";
import reef from "virtual:texts/reef_encounter/en";
import shell from "virtual:shell/en";
import TYPOGRAPHY from "virtual:typography";
import { speak } from "$lib/texts.svelte";
import { typesetPage, typesetter } from "$lib/typography";
import type { Move } from "$lib/wire.gen";
import { choiceOf, lineOf, pointsOf, sayWords, sentence, withoutSameChances } from "$lib/words";

const who = (seat: number): string => ["Ada", "Bořek"][seat] ?? "the sea";
const told = { kind: "take", seat: 1, pieces: [{ kind: "food", colour: "yellow", value: 3 }], places: [2], clause: "DD-22" };

describe("words are those of the game's own catalogue", () => {
  const say = speak("en", [shell, en]);
  test("a move becomes a line of the log", () => {
    expect(lineOf(told, say, who)).toBe("Bořek takes the yellow 3 at depth 2 and surfaces.");
    expect(lineOf(told, speak("cs", [cs]), who)).toBe("Bořek si bere žlutý žeton 3 z\u00a0hloubky 2 a\u00a0vynořuje se.");
  });
  test("a move becomes a choice", () => {
    expect(choiceOf({ ...told, kind: "bring" }, say, who)).toBe("Bring home the yellow 3 from depth 2");
  });
  test("a line about a player names the player, not the table", () => {
    const flip = { kind: "turns-up", seat: -1, who: 0, pieces: [{ kind: "predator" }], places: [4], clause: "DD-25", then: "trapped", ends: "no", home: "no" };
    expect(lineOf(flip, say, who)).toBe("Ada runs into a predator at depth 4, and the penguin is trapped.");
  });
  test("a title ends as a sentence does", () => {
    expect([sentence("Which set?"), sentence("Your catch")]).toEqual(["Which set?", "Your catch."]);
  });
  test("a line may name the piece of everybody", () => {
    const pieces = [{ kind: "polyp", colour: "white", owner: 0 }, { kind: "polyp", colour: "grey", owner: 1 }];
    const reveal = { kind: "reveal", seat: -1, pieces, places: [], clause: "RE-62" };
    expect(lineOf(reveal, speak("en", [reef]), who)).toBe("The secret first bites are revealed. Ada: white polyp, Bořek: grey polyp.");
  });
  test("a list of things under another name is named, too", () => {
    const catalogue = "piece-beats = { $strong } > { $weak }\nmove-swap = { $n ->\n   [0] nothing\n  *[other] now { $now }\n }";
    const swap = { kind: "swap", seat: 0, pieces: [], places: [], clause: "RE-50", flips: [4, 7], n: 2 };
    const now = [{ kind: "beats", strong: "pink", weak: "yellow" }, { kind: "beats", strong: "white", weak: "pink" }];
    expect(lineOf({ ...swap, now }, speak("en", [catalogue]), who)).toBe("now pink > yellow, white > pink");
    expect(lineOf({ ...swap, now: [], n: 0 }, speak("en", [catalogue]), who)).toBe("nothing");
  });
  test("points are explained with their sum", () => {
    const line = { side: 0, kind: "row-full", clause: "DD-50", row: 1, values: [3, 2, 1], points: 6 };
    expect(pointsOf(line, say)).toBe("row 1, full: 3 + 2 + 1 = 6");
  });
  test("a sentence takes a piece in the case it needs", () => {
    const catalogue = "piece-rock = { $case ->\n   [acc] kámen (4.)\n  *[nom] kámen\n }\nmove-take = { $who } bere { $piece_acc }: { $pieces }\nbere = Bere { $piece_acc }";
    const czech = speak("cs", [catalogue]);
    const rocks = { ...told, pieces: [{ kind: "rock" }, { kind: "rock" }] };
    expect(lineOf(rocks, czech, who)).toBe("Bořek bere kámen (4.): 2× kámen");
    expect(sayWords({ id: "bere", values: {}, piece: { kind: "rock" } }, czech)).toBe("Bere kámen (4.)");
  });
  test("a board's words may name a piece", () => {
    expect(sayWords({ id: "line-flipped", values: { depth: 2 }, piece: { kind: "rock" } }, say)).toBe("You found a rock at depth 2.");
  });
});

test("chances that are the same whichever move one chooses are left out of a list", () => {
  const move = (text: string, ...chances: string[]): Move =>
    ({ text, told, preview: { points: [], effects: [], chances: chances.map((kind) => ({ kind, clause: "DD-24", weight: 1, of: 2, space: text })) } }) as unknown as Move;
  const shown = (...moves: Move[]): number[] => moves.map((one) => (withoutSameChances(moves, (id) => id, who).get(one) ?? one).preview.chances.length);
  const [white, yellow, flip, stay] = [move("take-W", "polyp"), move("take-Y", "polyp"), move("flip", "predator"), move("stay")];
  expect(shown(white, yellow, stay)).toEqual([0, 0, 0]);
  expect(shown(white, yellow, flip, stay), "others differ").toEqual([1, 1, 1, 0]);
  expect(shown(white, stay), "nothing to compare with").toEqual([1, 0]);
});

test("drawings of a rulebook are left as they are", () => {
  const page = "So ...\n\n```\n 1 ...###\n```\n\nor `...` or ...\n";
  expect(typesetPage(page, typesetter(TYPOGRAPHY, "en"))).toBe("So…\n\n```\n 1 ...###\n```\n\nor `...` or…\n");
});

test("a missing text is shown by its name and complained about", () => {
  const complaints: unknown[] = [];
  const before = console.error;
  console.error = (line: unknown) => complaints.push(line);
  expect(speak("en", [])("no-such-text")).toBe("⟨no-such-text⟩");
  console.error = before;
  expect(complaints).toEqual(["missing text: no-such-text (en)"]);
});
