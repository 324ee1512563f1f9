/** The card of Klofni rybku: questions, marks, badges and what is left. */
import { BLOW, FLIP, HOLD, MOVE, type Banner, type BoardCard, type Move, type Told } from "$kit";
import { face } from "./faces";
import Seat from "./Seat.svelte";
import { count, type Piece, type Sea } from "./shown";

const place = (told: Told): number => told.places[0] as number;
const piece = (told: Told): Piece | undefined => told.pieces[0] as Piece | undefined;

/** The depths from which something can be brought home. */
const laden = (moves: readonly Move[]): number[] =>
  [...new Set(moves.filter((move) => move.told.kind === "bring").map((move) => place(move.told)))].sort();

/** A predator, bubbles, the beginning of the end, the last round. */
function banner(told: Told, before: Sea, after: Sea, seat: number | null): Banner | null {
  const last = before.token === "start" && after.token === "last_dive";
  const begins: Banner | null = last ? { words: { id: "banner-last" }, line: { id: "banner-last-line" }, tone: "note" } : null;
  if (told.kind !== "turns-up" && told.kind !== "rival-flips") return begins;
  const who = told["who"] as number;
  const depth = place(told);
  const ends = told["ends"] as string;
  const then = told["then"];
  const end: Banner["line"] = ends === "yes" ? { id: last ? "banner-last-line" : "banner-end-line" } : last ? { id: "banner-last" } : undefined;
  if (then === "trapped") {
    const home = (told["home"] as string | undefined) ?? "no";
    if (who === seat) return { words: { id: "banner-trapped", values: { depth } }, line: { id: "banner-trapped-line", values: { home, ends } }, tone: "bad" };
    return { words: { id: "banner-trapped-other", values: { depth } }, line: end ?? (home === "no" ? undefined : { id: "banner-home-other" }), who, tone: "note" };
  }
  if (ends === "yes") return { words: { id: "banner-end", values: { depth } }, line: end, tone: "note" };
  if (then === "on" && who === seat) {
    const on = after.side === seat && after.depth > depth;
    return { words: { id: "banner-bubbles" }, line: on ? { id: "banner-bubbles-line", values: { depth: after.depth } } : { id: "banner-bubbles-over" }, tone: "note" };
  }
  return begins;
}

export const card: BoardCard = {
  colours: ["#D9A21B", "#2F6FA3", "#7C5AA6", "#33804F", "#B4468A", "#D9772B"],
  Seat,
  sides: (sea: Sea) => sea.sides.length,
  points: (sea: Sea, side) => sea.sides[side]?.points ?? null,
  asks(sea: Sea, moves) {
    const kinds = new Set(moves.map((move) => move.told.kind));
    const values = { depth: sea.depth, end: sea.token === "last_dive" ? "last" : sea.ending ? "begun" : "no" };
    if (sea.asked === "dive") {
      const take = kinds.has("take");
      const flip = kinds.has("flip");
      const leave = kinds.has("leave") ? "yes" : "no";
      return { ask: { id: take || !flip ? "ask-dive" : "ask-dive-flip", values }, why: { id: take && flip ? "line-dive" : flip ? "line-dive-flip" : "line-dive-take", values: { leave } } };
    }
    if (sea.asked === "flipped") {
      return { ask: { id: "ask-flipped" }, why: { id: "line-flipped", values, piece: sea.flipped! } };
    }
    if (sea.asked === "return") return { ask: { id: "ask-return" }, why: { id: "line-return", values: { depths: laden(moves).join(", ") } } };
    return { ask: { id: `ask-${sea.asked}`, values }, why: { id: `line-${sea.asked}` } };
  },
  eager: (move) => ({ flip: 2, surface: 2, leave: 1, deeper: 1 })[move.told.kind] ?? 0,
  touches(told) {
    const at = place(told);
    const tile = piece(told);
    switch (told.kind) {
      case "turns-up":
      case "rival-flips": {
        const who = told["who"] as number;
        return tile?.kind === "predator" ? [`trap-${at}-${who}`] : [`tile-${at}-${face(tile!)}`, `flipped-${at}`];
      }
      case "take":
      case "bring":
      case "surface":
      case "give":
        return [`tile-${at}-${face(tile!)}`];
      case "flip":
        return [`pile-${at}`];
      case "deeper":
      case "leave":
      case "rock":
      case "no-rock":
        return [`knot-${at}`];
      default:
        return [];
    }
  },
  lasts(event) {
    const told = event.told;
    if (told?.kind !== "turns-up" && told?.kind !== "rival-flips") return told?.kind === "flip" ? 0 : MOVE + 140;
    return piece(told)?.kind === "predator" ? BLOW + HOLD : FLIP + MOVE;
  },
  banner,
  notes: (sea: Sea) => (sea.asked === "over" ? [] : [{ id: sea.token === "last_dive" ? "note-last" : sea.ending ? "note-ending" : "note-open" }]),
  seatLine(sea: Sea, side) {
    if (side >= sea.seats) return { id: "rival-is", values: { n: sea.rival?.depth ?? 1, level: sea.rival?.level ?? "medium" } };
    return side === sea.start && sea.seats > 1 && sea.asked !== "start" ? { id: "starts" } : null;
  },
  seatChip: (sea: Sea, side) =>
    side >= sea.seats ? { id: "rival-at", values: { n: sea.rival?.depth ?? 1 } } : { id: "free-n", values: { n: sea.sides[side]!.free } },
  left: (sea: Sea) =>
    sea.depths.map((depth, n) => ({
      title: { id: "left-depth", values: { depth: n + 1, n: depth.down, out: count(depth.unseen) - depth.down } },
      rows: depth.unseen.map((heap) => ({ piece: heap, n: heap.n })),
    })),
  caps: [["Space", "cap-flip"]],
  keys: (key, legal) => (key === " " ? (legal.find((move) => move.told.kind === "flip") ?? null) : null),
};
