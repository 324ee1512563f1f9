/** The card of the board: questions, marks, keys and heaps of Podwodni łowcy for the shell. */
import { BLOW, FLIP, HOLD, MOVE, type Banner, type BoardCard, type Told, type Words } from "$kit";
import { newName, spotOf } from "./layout";
import { isBreak, moveOfKey, pieceIn } from "./moves";
import Seat from "./Seat.svelte";
import { cardId, total, type Shown } from "./shown";
import Tray from "./Tray.svelte";

type Question = ReturnType<BoardCard["asks"]>;

const FILLED = 140; // ms
const plain = (name: string): Question => ({ ask: { id: `ask-${name}` }, why: { id: `line-${name}` } });
/** How many more are to be chosen; nothing where all are. */
const counted = (id: string, n: number): Words | undefined => (n > 0 ? { id, values: { n } } : undefined);
const missing = (shown: Shown): number => (shown.catch ? shown.catch.n - shown.picked.length : 0);

/** The spots a move is about. */
function touches(told: Told): string[] {
  const place = String(told.places[0] ?? "");
  switch (told.kind) {
    case "fill":
    case "pick":
    case "harpoon":
    case "harpoon-new":
      return [spotOf(place)];
    case "corner":
      return [spotOf(newName(1))];
    case "lay":
      return [spotOf(newName(Number(told["nth"])))];
    case "dive":
    case "deeper":
      return ["deck"];
    case "net":
      return [`held-${Number(told["other"])}-${cardId(pieceIn(told))}`];
    case "down":
    case "give":
    case "take":
      return [`pool-${cardId(pieceIn(told))}`];
    default:
      return [];
  }
}

/** A net in the viewer's catch, a wave that takes it, the last turns; a broken dive is drawn on the board. */
function banner(told: Told, before: Shown, after: Shown, seat: number | null): Banner | null {
  if (told.kind === "net" && told["other"] === seat) return { words: { id: "banner-net", piece: pieceIn(told) }, who: told.seat, tone: "bad" };
  if (told.kind === "wash" && told.seat === seat) return { words: { id: "banner-wash", values: { n: told["n"] as number }, piece: pieceIn(told) }, tone: "bad" };
  if (before.reached !== null || after.reached === null) return null;
  const own = after.reached === seat;
  const line = own || seat === null ? { id: "banner-reached-line", values: { n: after.seats - 1 } } : { id: "banner-reached-yours" };
  return { words: { id: own ? "banner-reached" : "banner-reached-other", values: { n: after.goal } }, line, who: after.reached, tone: own ? "good" : "note" };
}

export const card: BoardCard = {
  colours: ["#2F6FA3", "#C8443A", "#33804F", "#D9A21B", "#7C5AA6"],
  Seat,
  Tray,
  phone: { board: 370 }, // five lines of cards
  points: (shown: Shown, side) => shown.sides[side]?.points ?? null,
  asks(shown: Shown, moves, chosen = []) {
    const kinds = new Set(moves.map((move) => move.told.kind));
    const asked = shown.asked === "depth" && chosen.length ? "pick" : shown.asked; // cards of the row are being chosen
    switch (asked) {
      case "turn":
        return { ...plain(kinds.has("score") ? "turn" : "turn-dive"), ...(shown.reached !== null && { why: { id: "line-turn-last" } }) };
      case "corner":
        return { ask: { id: "ask-corner" }, why: { id: "line-corner", piece: shown.column[0]! } };
      case "depth":
        return { ask: { id: kinds.has("deeper") ? "ask-depth" : "ask-surface" }, why: { id: "line-depth", values: { n: shown.column.length } } };
      case "pick":
        return { ask: { id: "ask-pick" }, why: counted("line-pick", missing(shown) - chosen.length) };
      case "effects":
        return plain(kinds.has("no-net") ? (kinds.has("no-harpoon") ? "effects" : "net") : "harpoon");
      case "more_sets":
        return plain(kinds.has("set") ? "more_sets" : "stop");
      case "give":
      case "give_again":
        return { ask: { id: "ask-give" }, why: counted("line-give", shown.to_add - chosen.length) };
      default:
        return plain(asked);
    }
  },
  gathers: (shown: Shown) => shown.together,
  touches,
  lasts({ told }) {
    const kind = told?.kind ?? "";
    if (told && isBreak(told)) return BLOW + 3 * HOLD;
    if (kind === "wash") return BLOW;
    return kind === "lay" || kind === "draw" ? FLIP + MOVE : kind === "fill" ? FILLED : kind === "deeper" || kind === "dive" ? 0 : MOVE + FILLED;
  },
  banner,
  runs: ["fill"],
  about: (shown: Shown) => ({ id: "about-turn", values: { n: shown.turns + 1, goal: shown.goal } }),
  notes: (shown: Shown) => (shown.asked === "over" ? [] : [shown.reached === null ? { id: "note-open", values: { n: shown.goal } } : { id: "note-last" }]),
  seatLine(shown: Shown, side) {
    const own = shown.sides[side]!;
    if (side === shown.side && shown.column.length) return { id: "card-n", values: { n: shown.column.length } };
    if (side === shown.reached) return { id: "reached" };
    return own.ready ? { id: "set-ready" } : own.wants.length ? { id: "set-near" } : null;
  },
  seatChip: (shown: Shown, side) => (side === shown.reached ? { id: "reached-short" } : { id: "open-n", values: { n: total(shown.sides[side]!.up) } }),
  left: (shown: Shown) =>
    (["deck", "discards"] as const).map((where) => ({
      title: { id: `left-${where}`, values: { n: total(shown[where]) } },
      rows: shown[where].map((heap) => ({ piece: heap, n: heap.n })),
    })),
  caps: [["D", "cap-dive"], ["Q W A S", "cap-corner"], ["C", "cap-column"], ["R", "cap-row"], ["S", "cap-score"], ["N", "cap-no"]],
  keys: moveOfKey,
};
