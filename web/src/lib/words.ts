/** Words for what a game tells; `texts/__init__.py` is the twin for the terminal. */
import type { Words } from "$kit/contract";
import type { Say, Values } from "./texts.svelte";
import type { Chance, Comparison, Effect, Move, PointsLine, Preview, Reason, Told } from "./wire.gen";

export type Who = (seat: number) => string;

const plain = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

function some(data: Record<string, unknown>, without: string[]): Values {
  return Object.fromEntries(Object.entries(data).filter(([key, value]) => plain(value) && !without.includes(key))) as Values;
}

/** Forms of a piece's name besides the nominative; catalogues of languages without cases do not use them. */
const CASES = ["acc", "gen", "ins"] as const;
type Case = "nom" | (typeof CASES)[number];

/** The name of a piece, in the form that a sentence needs. */
export const pieceName = (piece: Record<string, unknown>, say: Say, grammar: Case = "nom"): string =>
  say(`piece-${piece["kind"]}`, { ...some(piece, ["kind"]), case: grammar });

/** Names in a list, each once with how often it comes. */
function counted(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${n}× ${name}`)).join(", ");
}

/** Add the declined names of pieces; each is made only when a sentence asks for it. */
function decline(values: Values, pieces: Record<string, unknown>[], say: Say): void {
  for (const grammar of CASES) {
    const name = (piece: Record<string, unknown>): string => pieceName(piece, say, grammar);
    Object.defineProperty(values, `piece_${grammar}`, { get: () => name(pieces[0]!) });
    Object.defineProperty(values, `pieces_${grammar}`, { get: () => counted(pieces.map(name)) });
  }
}

/** Is a field besides `pieces` a list of things that have names, to be listed under its own name? */
const areMorePieces = (field: string, value: unknown): value is Record<string, unknown>[] =>
  field !== "pieces" && Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "object" && one !== null && "kind" in one);

/** The values of a message about something told. */
export function valuesOf(told: Told, say: Say, who: Who): Values {
  const values: Values = { ...some(told, ["kind", "who", "clause"]), who: who((told["who"] as number | undefined) ?? told.seat) };
  if (typeof told["other"] === "number") values["other"] = who(told["other"]);
  const names = told.pieces.map((piece) => pieceName(piece, say));
  const owned = told.pieces.flatMap(({ owner }, n) => (typeof owner === "number" ? [`${who(owner)}: ${names[n]}`] : []));
  values["each"] = owned.join(", ");
  if (names.length) {
    values["piece"] = names[0] as string;
    values["pieces"] = counted(names);
    decline(values, told.pieces, say);
  }
  const place = told.places[0];
  if (plain(place)) values["place"] = place;
  for (const [field, more] of Object.entries(told)) if (areMorePieces(field, more)) values[field] = counted(more.map((one) => pieceName(one, say)));
  return values;
}

/** Text that ends as a sentence does, with the sign it has or with a full stop. */
export const sentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** A told move as a line of the log. */
export const lineOf = (told: Told, say: Say, who: Who): string => say(`move-${told.kind}`, valuesOf(told, say, who));
/** A told move as a choice. */
export const choiceOf = (told: Told, say: Say, who: Who): string => say(`choose-${told.kind}`, valuesOf(told, say, who));

const MINUS = "\u2212";

const sign = (n: number): string => (n > 0 ? "+" : n < 0 ? MINUS : "");

/** A number with its sign. */
const signed = (n: number): string => `${sign(n)}${Math.abs(n)}`;

/** A share in whole per cent; a half goes to the even number, as in Python. */
function percent(weight: number, of: number): number {
  const exact = (100 * weight) / of;
  const low = Math.floor(exact);
  return exact - low === 0.5 ? low + (low % 2) : Math.round(exact);
}

const nothing = (seat: number, data: Record<string, unknown>): Told => ({ kind: "", clause: "", seat, pieces: [], places: [], ...data });

/** An effect of a move of a seat, in words. */
const effectOf = (effect: Effect, seat: number, say: Say, who: Who): string =>
  say(`effect-${effect.kind}`, Object.assign(valuesOf(nothing(seat, effect), say, who), { you: (effect["who"] ?? seat) === seat ? "yes" : "no" }));

/** A chance of the draw that follows a move of a seat, in words. */
const chanceOf = (chance: Chance, seat: number, say: Say, who: Who): string =>
  say(`chance-${chance.kind}`, Object.assign(valuesOf(nothing(seat, chance), say, who), { percent: percent(chance.weight, chance.of) }));

/** What a move of a seat would do, in short phrases: points, effects, chances. */
export function consequences(preview: Preview, seat: number, say: Say, who: Who): string[] {
  const points = preview.points.flatMap((n, side) =>
    n ? [say(side === seat ? "preview-points" : "preview-points-of", { who: who(side), change: signed(n), n: Math.abs(n) })] : [],
  );
  const effects = preview.effects.map((effect) => effectOf(effect, seat, say, who));
  return [...points, ...effects, ...preview.chances.map((chance) => chanceOf(chance, seat, say, who))];
}

/** A comparison of two moves in words: what is compared, and the reasons. */
export interface Because {
  equal: string | null;
  other: string | null;
  reasons: string[];
}

/** Why a move of a seat is better or worse than another one. */
export function becauseOf({ other, equal, is_better, reasons }: Comparison, seat: number, say: Say, who: Who): Because {
  return {
    equal: equal && say(other || !reasons.length ? "because-equal-too" : "because-equal", { other: choiceOf(equal, say, who) }),
    other: other && say(is_better ? "because-better" : "because-worse", { other: choiceOf(other, say, who) }),
    reasons: reasons.map((reason) => reasonOf(reason, seat, say, who)),
  };
}

function reasonOf(reason: Reason, seat: number, say: Say, who: Who): string {
  const { kind, own } = reason;
  const values: Values = { ...some(reason, ["kind"]), own: own ? "yes" : "no", instead: "none" };
  if (kind === "points" || kind === "others-points") {
    for (const [field, name] of [["n", "sign"], ["other", "other_sign"]] as const) {
      const n = reason[field] as number;
      Object.assign(values, { [name]: sign(n), [field]: Math.abs(n) });
    }
  }
  const effect = (told: unknown): string => effectOf(told as Effect, seat, say, who);
  const chance = (told: unknown): string => chanceOf(told as Chance, seat, say, who);
  for (const [field, tell] of [["effect", effect], ["chance", chance]] as const) {
    if (!reason[field]) continue;
    values["what"] = tell(reason[field]);
    if (reason["instead"]) values["instead"] = tell(reason["instead"]);
  }
  if (kind === "plan") values["what"] = (reason["steps"] as Told[]).map((told) => say("because-quote", { what: choiceOf(told, say, who) })).join(", ");
  if (reason["told"]) values["what"] = (kind === "reply" ? lineOf : choiceOf)(reason["told"] as Told, say, who);
  const text = say(`because-${kind}`, values);
  if (["plan", "next-turn", "reply", "risk"].includes(kind) || (own && reason["good"])) return text;
  return say(own ? "because-this" : "because-other", { what: text });
}

/** A line of an explanation in words. */
export function pointsOf(line: PointsLine, say: Say): string {
  const summands = (line["values"] as number[] | undefined) ?? [];
  return say(`points-${line.kind}`, { ...some(line, ["kind", "clause"]), sum: summands.join(" + ") });
}

/** Words a board has chosen. */
export function sayWords(words: Words, say: Say): string {
  if (!words.piece) return say(words.id, words.values);
  const piece = words.piece as Record<string, unknown>;
  const values: Values = { ...words.values, piece: pieceName(piece, say) };
  decline(values, [piece], say);
  return say(words.id, values);
}

/** What a move would do, in one line. */
export const moveLine = (move: Move, say: Say, who: Who): string => consequences(move.preview, move.told.seat, say, who).join(" · ");

/** The moves of a list as it shows what they would do: chances that are said alike whichever one chooses are left out. */
export function withoutSameChances(moves: readonly Move[], say: Say, who: Who): Map<Move, Move> {
  const drawing = moves.filter((move) => move.preview?.chances.length);
  const kinds = new Set(drawing.map(({ preview, told }) => consequences({ ...preview, points: [], effects: [] }, told.seat, say, who).join()));
  if (drawing.length < 2 || kinds.size > 1) return new Map();
  return new Map(drawing.map((move) => [move, { ...move, preview: { ...move.preview, chances: [] } }]));
}

const BOT_NAMES = 6;

/** The levels of bots, as a person chooses them. */
export const LEVELS = ["easy", "medium", "hard", "expert"];

/** The name of the bot on a seat. */
export const botName = (seat: number, say: Say): string => say(`bot-${(seat % BOT_NAMES) + 1}`);

const TURNED = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u; // letters written from right to left
const STEERS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu; // characters that only change the direction of text

/** A name that leaves the direction of the words around it alone. */
export function isolated(name: string): string {
  const plain = name.replace(STEERS, "");
  return TURNED.test(plain) ? `\u2068${plain}\u2069` : plain;
}
