/** Words that are made twice, in Python for the terminal and in TypeScript for the browser; tests/browser/test_words.py runs this. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { CODES } from "$lib/languages";
import { speak, type Say } from "$lib/texts.svelte";
import type { Comparison, PointsLine, Preview, Told } from "$lib/wire.gen";
import { span } from "$lib/span";
import { becauseOf, choiceOf, consequences, LEVELS, lineOf, pointsOf, type Who } from "$lib/words";
import { clauses } from "../plugins/rulebook";

const root = resolve(import.meta.dirname, "../..");
const read = (...path: string[]): string => readFileSync(join(root, ...path), "utf-8");

interface Case {
  game: string;
  seats: number;
  words: Record<string, string | string[]>;
  line?: Told;
  choice?: Told;
  points?: PointsLine;
  preview?: Preview;
  comparison?: Comparison;
  seat?: number;
}
interface Twins {
  languages: string[];
  levels: string[];
  spans: [number[], string][];
  cases: Case[];
  clauses: Record<string, Record<string, Record<string, string>>>;
}
const file = process.env["FATHOM_WORDS"];
const twins: Twins = file ? (JSON.parse(readFileSync(file, "utf-8")) as Twins) : { languages: [], levels: [], spans: [], cases: [], clauses: {} };
const games = Object.keys(twins.clauses);

test.runIf(file)("languages, levels of bots and numbers of seats are the same", () => {
  expect([CODES, LEVELS]).toEqual([twins.languages, twins.levels]);
  for (const [seats, text] of twins.spans) expect(span(seats)).toBe(text);
});

function compared(comparison: Comparison, seat: number, say: Say, who: Who): string[] {
  const { equal, other, reasons } = becauseOf(comparison, seat, say, who);
  return [...[equal, other].filter((line) => line !== null), ...reasons];
}

describe.each(games)("%s", (game) => {
  test.each(twins.languages)("has the same clauses in %s", (lang) => {
    expect(clauses(read("src/fathomfive/games", game, "rulebook", `${lang}.md`))).toEqual(twins.clauses[game]![lang]);
  });

  test.each(twins.languages)("uses the same words in %s", (lang) => {
    const say = speak(lang, [read("src/fathomfive/texts", `${lang}.ftl`), read("src/fathomfive/games", game, "texts", `${lang}.ftl`)]);
    for (const { seats, words, ...one } of twins.cases.filter((each) => each.game === game)) {
      const who = (seat: number): string => (seat < 0 ? say("the-table") : seat < seats ? say("seat", { n: seat + 1 }) : say("the-rival"));
      const said = one.line
        ? lineOf(one.line, say, who)
        : one.choice
          ? choiceOf(one.choice, say, who)
          : one.points
            ? pointsOf(one.points, say)
            : one.preview
              ? consequences(one.preview, one.seat!, say, who)
              : compared(one.comparison!, one.seat!, say, who);
      expect([one, said]).toEqual([one, words[lang]]);
    }
  });
});
