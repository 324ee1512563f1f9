/** Finds every game of the package and makes its board, texts and rulebook loadable; no game is named here. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { CODES } from "../src/lib/languages.ts";
import { type Typography, typesetPage, typesetter } from "../src/lib/typography.ts";
import { select } from "./catalogues.ts";
import { rulebook } from "./rulebook.ts";

const PACKAGE = resolve(import.meta.dirname, "../../src/fathomfive");
const GAMES = join(PACKAGE, "games");
const STRENGTH = resolve(import.meta.dirname, "../../docs/strength.json");
const PARTS = resolve(import.meta.dirname, "../parts");
const SHELL_TEXTS = resolve(import.meta.dirname, "../src/texts");

const read = (...path: string[]): string => readFileSync(join(...path), "utf-8");

/** The rules of typography, the same as for the terminal. */
const typography = (): Typography => JSON.parse(read(PACKAGE, "texts", "typography.json")) as Typography;

/** The names of all games in the package. */
export const names = (): string[] =>
  readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(GAMES, entry.name, "texts", "en.ftl")))
    .map((entry) => entry.name)
    .sort();

/** The texts of a game's box, under names that begin with the game. */
function boxTexts(game: string, lang: string): string {
  const named = (name: string): string => `${game}-${name}`;
  const texts = read(GAMES, game, "texts", `${lang}.ftl`);
  const about = select(texts, (name) => name === "about" || name === "title", named);
  const web = join(GAMES, game, "web", `${lang}.ftl`);
  if (existsSync(web)) return about + select(read(web), (name) => name.startsWith("box-"), named);
  const line = select(texts, (name) => name === "about", () => named("box-line"));
  return `${about}${line}${named("box-also")} = { "" }\n${named("box-feel")} = { "" }\n`;
}

/** Texts every page needs: the common ones, the shell's own, and those of all boxes. */
function shellTexts(lang: string): string {
  const common = select(read(PACKAGE, "texts", `${lang}.ftl`), (name) => !name.startsWith("play-help"));
  return [common, select(read(SHELL_TEXTS, `${lang}.ftl`)), ...names().map((game) => boxTexts(game, lang))].join("\n");
}

/** Texts of one game: its own without the labels of the text drawing, and those of its board. */
function gameTexts(game: string, lang: string): string {
  const board = join(GAMES, game, "web", `${lang}.ftl`);
  const own = select(read(GAMES, game, "texts", `${lang}.ftl`), (name) => !name.startsWith("draw-"));
  return `${own}\n${existsSync(board) ? select(read(board), (name) => !name.startsWith("box-")) : ""}`;
}

/** All drawings as symbols of one sprite; a game may bring more. */
function sprite(): string {
  const folders = [PARTS, ...names().map((game) => join(GAMES, game, "web", "parts"))];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).filter((file) => file.endsWith(".svg")).map((file) => ({ folder, file })))
    .map(({ folder, file }) =>
      read(folder, file)
        .replace(/^\s*<svg[^>]*viewBox="([^"]*)"[^>]*>/, `<symbol id="${file.replace(".svg", "")}" viewBox="$1">`)
        .replace(/<\/svg>\s*$/, "</symbol>"),
    )
    .join("");
}

/** One measurement of docs/strength.json: the share of games that the first bot won. */
interface Measured {
  game: string;
  bots: string;
  share: number;
}

/** How often an expert beats a medium bot, and a medium one a random one, in per cent. */
export function figures(game: string): { expert: number | null; medium: number | null } {
  const measured = JSON.parse(read(STRENGTH)) as Measured[];
  const share = (bots: string): number | null => measured.find((one) => one.game === game && one.bots === bots)?.share ?? null;
  return { expert: share("expert:share=0.1 medium"), medium: share("medium random") };
}

/** One loader a language. */
const byLanguage = (address: (lang: string) => string): string => `{ ${CODES.map((lang) => `${lang}: () => import("${address(lang)}")`).join(", ")} }`;

function shelf(): string {
  const lines = names().map((game) => {
    const web = join(GAMES, game, "web");
    const box = existsSync(join(web, "box.json")) ? read(web, "box.json") : "{}";
    const file = (name: string): string => `import(${JSON.stringify(join(web, name))})`;
    const card = existsSync(join(web, "card.ts")) ? file("card.ts") : file("Board.svelte");
    const board = existsSync(join(web, "Board.svelte"))
      ? `() => Promise.all([${file("Board.svelte")}, ${card}]).then(([{ default: Board }, { card }]) => ({ Board, card }))`
      : "null";
    const by = (kind: string): string => byLanguage((lang) => `virtual:${kind}/${game}/${lang}`);
    const lesson = existsSync(join(GAMES, game, "lesson", "en.ftl")) ? by("lesson") : "null";
    return `${game}: { name: "${game}", box: ${box}, figures: ${JSON.stringify(figures(game))}, board: ${board}, texts: ${by("texts")}, lesson: ${lesson}, rules: ${by("rules")} }`;
  });
  return `export const games = { ${lines.join(",\n")} };`;
}

/** The source of a virtual module. */
function source(kind: string, game: string, lang: string): string | null {
  const give = (value: unknown): string => `export default ${JSON.stringify(value)};`;
  switch (kind) {
    case "games":
      return shelf();
    case "parts":
      return give(sprite());
    case "shells":
      return `export default ${byLanguage((code) => `virtual:shell/${code}`)};`;
    case "shell":
      return give(shellTexts(game));
    case "texts":
      return give(gameTexts(game, lang));
    case "typography":
      return give(typography());
    case "lesson":
      return give(select(read(GAMES, game, "lesson", `${lang}.ftl`)));
    case "rules":
      return give(rulebook(typesetPage(read(GAMES, game, "rulebook", `${lang}.md`), typesetter(typography(), lang)), `/g/${game}/rules`));
    default:
      return null;
  }
}

export function games(): Plugin {
  return {
    name: "fathom-games",
    resolveId: (id) => (id.startsWith("virtual:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0virtual:")) return null;
      const [kind = "", game = "", lang = ""] = id.slice("\0virtual:".length).split("/");
      return source(kind, game, lang);
    },
    handleHotUpdate({ file, server }) {
      if (!/\.(ftl|md|svg|json)$/.test(file)) return;
      server.moduleGraph.invalidateAll(); // virtual modules have no file that could be watched
      server.ws.send({ type: "full-reload" });
    },
  };
}
