/** Finds every game of the package and makes its board, texts and rulebook loadable; no game is named here. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";

export const LANGUAGES = ["en", "cs", "pl"] as const;
const PACKAGE = resolve(import.meta.dirname, "../../src/fathomfive");
const GAMES = join(PACKAGE, "games");
const DOCS = resolve(import.meta.dirname, "../../docs");
const PARTS = resolve(import.meta.dirname, "../parts");
const OWN_TEXTS = resolve(import.meta.dirname, "../src/texts");

const read = (...path: string[]): string => readFileSync(join(...path), "utf-8");
export const names = (): string[] =>
  readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(GAMES, entry.name, "texts", "en.ftl")))
    .map((entry) => entry.name)
    .sort();

/** Messages of a catalogue, each with its lines. */
export function messages(catalogue: string): Map<string, string> {
  const found = new Map<string, string>();
  let name = "";
  for (const line of catalogue.split("\n")) {
    const head = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line);
    if (head) name = head[1] as string;
    if (!name || line.startsWith("#") || (!head && line.trim() === "")) continue;
    found.set(name, found.has(name) ? `${found.get(name)}\n${line}` : line);
  }
  return found;
}

function catalogue(texts: string, wanted: (name: string) => boolean): string {
  return [...messages(texts)].filter(([name]) => wanted(name)).map(([, lines]) => lines).join("\n");
}

/** Texts every page needs: the shell's own, the common ones, and what stands on each box. */
function shellTexts(lang: string): string {
  const boxes = names().map((game) => {
    const own = join(GAMES, game, "web", `${lang}.ftl`);
    const about = catalogue(read(GAMES, game, "texts", `${lang}.ftl`), (name) => name === "about" || name === "title");
    const line = about.replace(/^title[^\n]*\n?/m, "").replace(/^about/m, "box-line");
    const box = existsSync(own) ? catalogue(read(own), (name) => name.startsWith("box-")) : `box-also = { "" }\nbox-feel = { "" }\n${line}`;
    return `${box}\n${about}`.replace(/^(title|about|box-[\w-]+)(\s*=)/gm, `${game}-$1$2`);
  });
  const common = catalogue(read(PACKAGE, "texts", `${lang}.ftl`), (name) => !name.startsWith("play-help"));
  return [common, catalogue(read(OWN_TEXTS, `${lang}.ftl`), () => true), ...boxes].join("\n");
}

/** Texts of one game: its own without the labels of the text drawing, and those of its board. */
function gameTexts(game: string, lang: string): string {
  const board = join(GAMES, game, "web", `${lang}.ftl`);
  const own = catalogue(read(GAMES, game, "texts", `${lang}.ftl`), (name) => !name.startsWith("draw-"));
  return `${own}\n${existsSync(board) ? catalogue(read(board), (name) => !name.startsWith("box-")) : ""}`;
}

/** The rulebook as HTML: every clause has its id as an anchor. */
function rulebook(game: string, lang: string): { html: string; clauses: Record<string, string> } {
  const page = read(GAMES, game, "rulebook", `${lang}.md`);
  const clauses: Record<string, string> = {};
  let html = marked.parse(page, { async: false });
  html = html.replace(/<li>\s*(?:<p>)?<strong>([A-Z]{2}-\d+)<\/strong>/g, (_, id: string) =>
    `<li id="${id}" class="clause"><p><a class="id" href="#${id}">${id}</a>`);
  html = html.replace(/<table>/g, '<div class="scroll" tabindex="0" role="group"><table>').replace(/<\/table>/g, "</table></div>");
  html = html.replace(/<pre>/g, '<div class="scroll" tabindex="0" role="group"><pre>').replace(/<\/pre>/g, "</pre></div>");
  html = html.replace(/<h2>(.*?)<\/h2>/g, (_, title: string) => `<h2 id="${slug(title)}">${title}</h2>`);
  const heads = [...page.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\* /gm)];
  heads.forEach((head, n) => {
    const body = page.slice(head.index + head[0].length, heads[n + 1]?.index ?? page.length).split("\n#")[0] as string;
    clauses[head[1] as string] = marked.parseInline((body.split("\n\n")[0] as string).split(/\s+/).join(" "), { async: false });
  });
  return { html, clauses };
}

const slug = (title: string): string =>
  title.replace(/<[^>]*>/g, "").normalize("NFD").replace(/[^\w\s-]/g, "").trim().replace(/\s+/g, "-").toLowerCase();

/** All drawings as symbols of one sprite; a game may bring more. */
function sprite(): string {
  const folders = [PARTS, ...names().map((game) => join(GAMES, game, "web", "parts"))];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).filter((file) => file.endsWith(".svg")).map((file) => ({ folder, file })))
    .map(({ folder, file }) => {
      const inner = read(folder, file).replace(/^\s*<svg[^>]*viewBox="([^"]*)"[^>]*>/, '<symbol id="$1@" viewBox="$1">');
      return inner.replace(/id="[^"]*@"/, `id="${file.replace(".svg", "")}"`).replace(/<\/svg>\s*$/, "</symbol>");
    })
    .join("");
}

/** What docs/strength.md measured: how often an expert beats a medium bot, and that one a random one. */
export function figures(game: string): { expert: number | null; medium: number | null } {
  const page = read(DOCS, "strength.md");
  const share = (bots: string): number | null => {
    const found = new RegExp(`^\\| \`fathom arena ${game} ${bots} --games[^|]*\\| ([\\d.]+)%`, "m").exec(page);
    return found ? Number(found[1]) : null;
  };
  return { expert: share("expert:share=0.1 medium"), medium: share("medium random") };
}

function shelf(): string {
  const lines = names().map((game) => {
    const web = join(GAMES, game, "web");
    const box = existsSync(join(web, "box.json")) ? read(web, "box.json") : "{}";
    const file = (name: string): string => `import(${JSON.stringify(join(web, name))})`;
    const card = existsSync(join(web, "card.ts")) ? file("card.ts") : file("Board.svelte");
    const board = existsSync(join(web, "Board.svelte"))
      ? `() => Promise.all([${file("Board.svelte")}, ${card}]).then(([{ default: Board }, { card }]) => ({ Board, card }))`
      : "null";
    const by = (kind: string): string =>
      LANGUAGES.map((lang) => `${lang}: () => import("virtual:${kind}/${game}/${lang}")`).join(", ");
    const lesson = existsSync(join(GAMES, game, "lesson", "en.ftl")) ? `{ ${by("lesson")} }` : "null";
    return `${game}: { name: "${game}", box: ${box}, figures: ${JSON.stringify(figures(game))}, board: ${board}, texts: { ${by("texts")} }, lesson: ${lesson}, rules: { ${by("rules")} } }`;
  });
  return `export const games = { ${lines.join(",\n")} };`;
}

export function games(): Plugin {
  return {
    name: "fathom-games",
    resolveId: (id) => (id.startsWith("virtual:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0virtual:")) return null;
      const [kind, game, lang] = id.slice("\0virtual:".length).split("/");
      const say = (value: unknown): string => `export default ${JSON.stringify(value)};`;
      if (kind === "games") return shelf();
      if (kind === "parts") return say(sprite());
      if (kind === "shell") return say(shellTexts(game as string));
      if (kind === "texts") return say(gameTexts(game as string, lang as string));
      if (kind === "lesson") return say(catalogue(read(GAMES, game as string, "lesson", `${lang}.ftl`), () => true));
      if (kind === "rules") return say(rulebook(game as string, lang as string));
      return null;
    },
    handleHotUpdate({ file, server }) {
      if (!/\.(ftl|md|svg|json)$/.test(file)) return;
      server.moduleGraph.invalidateAll(); // what is made from it has no file of its own
      server.ws.send({ type: "full-reload" });
    },
  };
}
