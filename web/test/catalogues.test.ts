/** Catalogues of the shell and the boards: the same messages in every language. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { messages } from "../plugins/catalogues";

const root = resolve(import.meta.dirname, "../..");
const games = join(root, "src/fathomfive/games");
const folders = [join(root, "web/src/texts"), ...readdirSync(games).map((game) => join(games, game, "web"))].filter((folder) => {
  try {
    return readdirSync(folder).includes("en.ftl");
  } catch {
    return false;
  }
});

const read = (folder: string, lang: string): string => readFileSync(join(folder, `${lang}.ftl`), "utf-8");
/** The variables of a message, whatever the grammatical case. */
const variables = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name!.replace(/_(acc|gen|ins)$/, "")))].filter((name) => name !== "case").sort();
const forms: Record<string, string[]> = { en: ["one", "other"], cs: ["few", "many", "one", "other"], pl: ["few", "many", "one", "other"] };

describe.each(folders.map((folder) => [folder.slice(root.length + 1), folder]))("%s", (_, folder) => {
  const english = messages(read(folder, "en"));

  test.each(["cs", "pl"])("%s has the messages of English, with the same values", (lang) => {
    const other = messages(read(folder, lang));
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, text] of english) expect([name, variables(other.get(name)!)]).toEqual([name, variables(text)]);
  });

  test.each(["en", "cs", "pl"])("%s can be parsed, and has the plural forms of the language", (lang) => {
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(read(folder, lang)))).toEqual([]);
    const all = messages(read(folder, lang));
    expect([...bundle._messages.keys()].sort()).toEqual([...all.keys()].sort());
    for (const [name, text] of all) {
      const found = [...text.matchAll(/\[(one|few|many|other)\]/g)].map(([, form]) => form!);
      if (found.length) expect([name, [...new Set(found)].sort()]).toEqual([name, forms[lang]]);
    }
  });
});

const PER_GAME = ["the-table", "sea-moves"]; // who draws is not the sea in every game

test("no game uses another name of the shell, and no board one of its game's texts", () => {
  const shell = new Set([...messages(read(join(root, "web/src/texts"), "en")).keys(), ...messages(readFileSync(join(root, "src/fathomfive/texts/en.ftl"), "utf-8")).keys()].filter((name) => !PER_GAME.includes(name)));
  for (const game of readdirSync(games).filter((game) => folders.includes(join(games, game, "web")))) {
    const own = [...messages(readFileSync(join(games, game, "texts/en.ftl"), "utf-8")).keys()];
    const board = [...messages(read(join(games, game, "web"), "en")).keys()];
    expect([game, own.filter((name) => shell.has(name))]).toEqual([game, []]);
    expect([game, board.filter((name) => shell.has(name) || own.includes(name))]).toEqual([game, []]);
  }
});

test("every text the shell uses exists", () => {
  const own = messages(read(join(root, "web/src/texts"), "en"));
  const common = messages(readFileSync(join(root, "src/fathomfive/texts/en.ftl"), "utf-8"));
  const files = (readdirSync(join(root, "web/src"), { recursive: true }) as string[]).filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes("wire.gen"));
  const missing = files.flatMap((file) =>
    [...readFileSync(join(root, "web/src", file), "utf-8").matchAll(/\b(?:say|words)\("([a-z][\w-]*)"/g)].map(([, name]) => name!).filter((name) => !own.has(name) && !common.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
