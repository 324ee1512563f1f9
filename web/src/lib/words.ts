/** From what a game tells to words, as the terminal does it. */
import type { Words } from "$kit/contract";
import type { Say, Values } from "./texts.svelte";
import type { PointsLine, Told } from "./wire.gen";

export type Who = (seat: number) => string;

const plain = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

function some(data: Record<string, unknown>, without: string[]): Values {
  return Object.fromEntries(Object.entries(data).filter(([key, value]) => plain(value) && !without.includes(key))) as Values;
}

export const pieceName = (piece: Record<string, unknown>, say: Say): string => say(`piece-${piece["kind"]}`, some(piece, ["kind"]));

export function valuesOf(told: Told, say: Say, who: Who): Values {
  const values: Values = { ...some(told, ["kind", "who", "clause"]), who: who((told["who"] as number | undefined) ?? told.seat) };
  if (typeof told["other"] === "number") values["other"] = who(told["other"]);
  const names = told.pieces.map((piece) => pieceName(piece, say));
  const owned = told.pieces.flatMap(({ owner }, n) => (typeof owner === "number" ? [`${who(owner)}: ${names[n]}`] : []));
  values["each"] = owned.join(", ");
  if (names.length) {
    const counted = new Map<string, number>();
    for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
    values["piece"] = names[0] as string;
    values["pieces"] = [...counted].map(([name, n]) => (n === 1 ? name : `${n}× ${name}`)).join(", ");
  }
  const place = told.places[0];
  if (plain(place)) values["place"] = place;
  return values;
}

export const lineOf = (told: Told, say: Say, who: Who): string => say(`move-${told.kind}`, valuesOf(told, say, who));
export const choiceOf = (told: Told, say: Say, who: Who): string => say(`choose-${told.kind}`, valuesOf(told, say, who));

export function pointsOf(line: PointsLine, say: Say): string {
  const summands = (line["values"] as number[] | undefined) ?? [];
  return say(`points-${line.kind}`, { ...some(line, ["kind", "clause"]), sum: summands.join(" + ") });
}

/** A message a board has chosen. */
export const sayWords = (words: Words, say: Say): string =>
  say(words.id, words.piece ? { ...words.values, piece: pieceName(words.piece as Record<string, unknown>, say) } : words.values);

const BOTS = 6; // names there are

/** How good a bot can be, as a person chooses it. */
export const LEVELS = ["easy", "medium", "hard", "expert"];

/** What the bot on a seat is called. */
export const botName = (seat: number, say: Say): string => say(`bot-${(seat % BOTS) + 1}`);
