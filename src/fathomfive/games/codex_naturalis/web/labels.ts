/** Cards, objectives and manuscripts in words, for screen readers. */
import type { Say } from "$kit";
import { LETTER, type Face } from "./faces";
import type { Book, Codex, Goal } from "./shown";

const WHERE = ["tl", "tr", "bl", "br"];
const SIGN: Record<string, string> = { o: "empty", "-": "none" };

export const symbol = (sign: string, say: Say): string => say("symbol", { sign });

/** Symbols with their number: fungus, 2× plant. */
export function symbols(signs: Iterable<string>, say: Say): string {
  const counted = new Map<string, number>();
  for (const sign of signs) counted.set(sign, (counted.get(sign) ?? 0) + 1);
  return [...counted].map(([sign, n]) => (n === 1 ? symbol(sign, say) : `${n}× ${symbol(sign, say)}`)).join(", ");
}

/** How many of each symbol of the game there are. */
export function countOf(signs: string, codex: Codex): Record<string, number> {
  const names = Object.keys(codex.manuscripts[0]!.symbols);
  return Object.fromEntries(names.map((name) => [name, [...signs].filter((sign) => sign === name).length]));
}

export function faceLabel(face: Face, say: Say): string {
  const parts = [face.kingdom ? say("card-of", { kingdom: face.kingdom, sort: face.gold ? "gold" : "resource" }) : say("card-starter")];
  if (face.gives) parts.push(say("card-worth", { n: face.gives, per: face.per! }));
  if (face.cost) parts.push(say("card-cost", { what: symbols(face.cost, say) }));
  if (face.middle) parts.push(say("card-middle", { what: symbols(face.middle, say) }));
  parts.push([...face.corners].map((sign, k) => say("corner", { where: WHERE[k]!, sign: SIGN[sign] ?? sign })).join(", "));
  return parts.join("; ");
}

export function goalLabel(goal: Goal, say: Say): string {
  const cards = goal.pattern;
  const what = cards.length
    ? cards.map((card) => say("goal-card", { sign: card.sign, x: card.x - cards[0]!.x, y: card.y - cards[0]!.y })).join(", ")
    : symbols(goal.signs, say);
  return say("goal", { card: goal.card, n: goal.points, what });
}

export const bookLabel = (book: Book, say: Say): string =>
  book.laid.map((card) => say("laid-short", { what: card.kingdom ? symbol(LETTER[card.kingdom], say) : say("card-starter"), x: card.x, y: card.y })).join(", ");
