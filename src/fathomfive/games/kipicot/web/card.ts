/** The card of Kipicot: questions, steps, marks, badges and what is left. */
import { BLOW, HOLD, MOVE, type Banner, type BoardCard, type Move, type Step, type Told } from "$kit";
import { caught, does, isSupply, sourceOf } from "./moves";
import Seat from "./Seat.svelte";
import { COLOURS, type Bay } from "./shown";
import Turn from "./Turn.svelte";
import { URCHIN } from "./faces";

/** How many more turns may pass without a token added or won before one must be added. */
const quiet = (bay: Bay): number => Math.max(0, bay.calm_limit - bay.calm);

/** What is taken up before a place is chosen: a token, or one of a supply. */
function steps(move: Move, bay: Bay): Step[] {
  const held = sourceOf(move.told);
  if (held === null) return [];
  if (isSupply(held)) {
    return [{ id: held, key: URCHIN[held].letter, name: { id: "step-add", piece: { kind: "token", colour: held } }, line: does(move, "last-token") ? { id: "line-last" } : { id: `supply-${held}`, values: { n: bay.supply[held] } } }];
  }
  const stack = bay.board[held] ?? [];
  return [{ id: held, name: { id: stack.length > 1 ? "step-lift" : "step-move-token", values: { place: held }, piece: { kind: "token", colour: stack[0] } } }];
}

/** Why nothing can be moved in step 1. */
function stuck(bay: Bay): string {
  const squares = Object.keys(bay.board);
  if (!squares.length) return "line-nothing-lies";
  return squares.every((square) => bay.sides.some((side) => side.stands === square)) ? "line-all-under" : "line-no-way";
}

/** Tokens that somebody else wins, and the end of a supply. */
function banner(told: Told, before: Bay, after: Bay, seat: number | null): Banner | null {
  const empty = COLOURS.find((colour) => before.supply[colour] && !after.supply[colour]);
  if (empty) return { words: { id: "banner-last", piece: { kind: "token", colour: empty } }, line: { id: "banner-last-line" }, tone: "note" };
  if (told.kind !== "fish" || told.seat === seat) return null;
  const values = { n: told["n"] as number };
  return { words: { id: "banner-fish", values }, who: told.seat, tone: seat === null ? "note" : "bad" };
}

export const card: BoardCard = {
  colours: ["#2F6FA3", "#33804F", "#F7F1E2", "#7C5AA6"],
  light: [2],
  Seat,
  Aside: Turn,
  caps: [["a–e 1–5", "cap-square"], ["R Y", "cap-colour"], ["N", "cap-stay"]],
  points: (bay: Bay, side) => bay.sides[side]?.points ?? null,
  steps,
  cap: (move) => (move.told.kind === "stay" ? "N" : null),
  asks(bay: Bay, moves, path = []) {
    const taken = path[0]?.name;
    if (taken) return { ask: { ...taken, id: "ask-where" }, why: path[0]!.line?.id === "line-last" ? path[0]!.line : { id: taken.id.replace("step", "line") } };
    if (bay.asked === "move" && moves.length === 1) return { ask: { id: Object.keys(bay.board).length ? "ask-nothing-moves" : "ask-nothing-lies" }, why: { id: stuck(bay) } };
    if (bay.asked === "build" && bay.must_add) return { ask: { id: "ask-must-add" }, why: { id: "line-must-add", values: { n: bay.calm } } };
    const last = moves.some((move) => does(move, "game-ends"));
    return { ask: { id: `ask-${bay.asked}` }, why: { id: last ? "line-figure-last" : `line-${bay.asked}` } };
  },
  eager: (move) => (move.told.kind === "stay" ? 100 : ((move.told["n"] as number | undefined) ?? Number(isSupply(sourceOf(move.told))))),
  touches: (told) => [...new Set([...(told.places as string[]), ...caught(told)])],
  lasts: (event) => ({ fish: MOVE + BLOW + 2 * HOLD, stay: 0 })[event.told?.kind ?? ""] ?? MOVE + 140,
  banner,
  notes(bay: Bay) {
    if (bay.asked === "over") return [];
    return [...(bay.calm ? [{ id: "note-calm", values: { n: quiet(bay) } }] : []), { id: "note-end" }];
  },
  seatLine: (bay: Bay, side) => ({ id: "seat-plays", piece: { kind: "figure", colour: bay.sides[side]!.figure } }),
  left: (bay: Bay) => [
    { title: { id: "left-supply" }, rows: COLOURS.map((colour) => ({ piece: { kind: "token", colour }, n: bay.supply[colour] })) },
    ...(bay.asked === "over" ? [] : [{ title: { id: "left-calm" }, rows: [{ piece: { kind: "calm", n: quiet(bay) } }] }]),
  ],
  seatChip: (bay: Bay, side) => {
    const place = bay.sides[side]!.stands;
    return place ? { id: "chip-on", values: { place } } : { id: "chip-hand" };
  },
};
