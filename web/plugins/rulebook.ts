/** A rulebook page as HTML: every clause and chapter has an anchor, and wide things scroll. */
import { Marked, type Token, type Tokens } from "marked";

export interface Rulebook {
  html: string;
  clauses: Record<string, string>; // the first paragraph of each clause, as HTML
  chapters: { id: string; title: string }[];
}

const CLAUSE = /^[A-Z]{2}-\d+$/;

/** The paragraph a list item begins with, and the id of the clause where it is one. */
function clauseOf(item: Tokens.ListItem): { id: string; paragraph: Tokens.Paragraph } | null {
  const paragraph = item.tokens[0] as Tokens.Paragraph | undefined;
  const first = paragraph?.tokens?.[0];
  return paragraph && first?.type === "strong" && CLAUSE.test(first.text as string) ? { id: first.text as string, paragraph } : null;
}

/** The tokens of a clause's first paragraph, without its id. */
const bodyOf = (paragraph: Tokens.Paragraph): Token[] => paragraph.tokens.slice(1);

/** The Markdown of each clause: its first paragraph in one line. */
export function clauses(page: string): Record<string, string> {
  const found: Record<string, string> = {};
  new Marked().walkTokens(new Marked().lexer(page), (token) => {
    const clause = token.type === "list_item" ? clauseOf(token as Tokens.ListItem) : null;
    if (clause) found[clause.id] = bodyOf(clause.paragraph).map((part) => part.raw).join("").split(/\s+/).join(" ").trim();
  });
  return found;
}

const slug = (title: string): string =>
  title.replace(/<[^>]*>/g, "").normalize("NFD").replace(/[^\w\s-]/g, "").trim().replace(/\s+/g, "-").toLowerCase();

const MARKS: Record<string, string> = {
  ruling: "°", výklad: "°", interpretacja: "°",
  fact: "†", fakt: "†", doloženo: "†",
  reconstructed: "‡", rekonstrukce: "‡", rekonstrukcja: "‡",
}; // the legend is the message `rules-marks`

/** Where a sentence comes from, as a small sign; null where it is just a word in italics. */
function mark({ text }: Tokens.Em): string | null {
  const word = /^\((.*)\)$/.exec(text)?.[1] ?? "";
  return MARKS[word] ? `<abbr class="mark" title="${word}">${MARKS[word]}</abbr>` : null;
}

/** The page of a rulebook; links in clauses that are shown elsewhere lead to its address. */
export function rulebook(page: string, address = ""): Rulebook {
  const chapters: Rulebook["chapters"] = [];
  const plain = new Marked();
  const em = (token: Tokens.Em): string | false => mark(token) ?? false;
  const elsewhere = new Marked({
    renderer: {
      em,
      link: ({ href, text }) => `<a href="${address}${href}" target="_blank" rel="noopener">${text}</a>`,
    },
  });
  const marked = new Marked({
    renderer: {
      em,
      listitem(item) {
        const clause = clauseOf(item);
        if (!clause) return false;
        const { id, paragraph } = clause;
        const rest = this.parser.parse(item.tokens.slice(1));
        return `<li id="${id}" class="clause"><p><a class="id" href="#${id}">${id}</a>${this.parser.parseInline(bodyOf(paragraph))}</p>${rest}</li>\n`;
      },
      heading({ tokens, depth }) {
        if (depth !== 2) return false;
        const title = this.parser.parseInline(tokens);
        chapters.push({ id: slug(title), title });
        return `<h2 id="${slug(title)}">${title}</h2>\n`;
      },
      table(token) {
        return scrolling(plain.parser([token]));
      },
      code(token) {
        return scrolling(plain.parser([token]));
      },
    },
  });
  const html = marked.parse(page, { async: false });
  const inline = Object.entries(clauses(page)).map(([id, text]) => [id, elsewhere.parseInline(text, { async: false })] as const);
  return { html, clauses: Object.fromEntries(inline), chapters };
}

/** Let something wide scroll, by keyboard as well. */
const scrolling = (html: string): string => `<div class="scroll" tabindex="0" role="group">${html}</div>\n`;
