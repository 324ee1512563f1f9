/** What the shell needs to know of the board. */
import type { Banner, BoardCard, TableEvent, Told, Words } from "$kit";
import { HOLD, MOVE } from "$kit";
import { desk } from "./desk.svelte";
import { countOf } from "./labels";
import Seat from "./Seat.svelte";
import { fronts, type Codex } from "./shown";
import Tray from "./Tray.svelte";

/** The side a move is about. */
const sideOf = (told: Told): number => (told["who"] as number | undefined) ?? told.seat;

/** Ask where the chosen card goes, and explain that card. */
function askLay(codex: Codex): { ask: Words; why?: Words } {
  const card = fronts(codex, codex.seat).find((card) => card.card === desk.card);
  const ask = { id: "ask-lay" };
  if (!card) return { ask };
  const { sort, kingdom, gives, per, lacks } = card;
  if (lacks) return { ask, why: { id: desk.down ? "line-lay-poor-down" : "line-lay-poor", values: { sort, kingdom, ...countOf(lacks, codex) } } };
  if (desk.down) return { ask, why: { id: "line-lay-down", values: { sort, kingdom } } };
  return { ask, why: { id: "line-lay", values: { sort, kingdom, n: gives, per } } };
}

/** The badge in the header: how far the end is. */
function note(codex: Codex): Words {
  if (codex.last) return { id: "note-last" };
  return { id: codex.called ? `note-${codex.called}` : "note-open", values: { n: codex.calls_at } };
}

/** Ids of the spots a move is about. */
function touches(told: Told): string[] {
  const piece = told.pieces[0] as { card?: number; sort?: string } | undefined;
  switch (told.kind) {
    case "lay":
    case "lay-down":
      return [`laid-${sideOf(told)}-${told.places[0]}`];
    case "front":
    case "back":
      return [`laid-${sideOf(told)}-0,0`];
    case "take":
    case "turns-up":
      return [`up-${piece?.card}`];
    case "draw":
    case "top":
      return [`deck-${piece?.sort}`];
    case "common":
    case "keep":
    case "secret":
      return [`goal-${piece?.card}`];
    default:
      return [];
  }
}

/** The end is called, the last round begins. */
function banner(told: Told, before: Codex, after: Codex, seat: number | null): Banner | null {
  if (!before.last && after.last) return { words: { id: "banner-last" }, line: { id: "banner-last-line" }, tone: "note" };
  if (before.called || !after.called || sideOf(told) < 0) return null;
  const line = { id: "banner-called-line" };
  if (after.called !== "twenty_points") return { words: { id: "banner-decks" }, line, tone: "note" };
  const own = sideOf(told) === seat;
  return { words: { id: own ? "banner-called" : "banner-called-other", values: { n: after.calls_at } }, line, who: sideOf(told), tone: own ? "good" : "bad" };
}

export const card: BoardCard = {
  colours: ["#2F6FA3", "#C8443A", "#33804F", "#D9A21B"],
  Seat,
  Tray,
  phone: { board: 332 }, // the hand is high, too
  points: (codex: Codex, side) => codex.manuscripts[side]?.points ?? null,
  asks: (codex: Codex) => (codex.asked === "lay" ? askLay(codex) : { ask: { id: `ask-${codex.asked}` }, why: { id: `line-${codex.asked}` } }),
  eager: (move) => desk.rank(move.told),
  touches,
  lasts(event: TableEvent) {
    const kind = event.told?.kind;
    if (kind === "lay" || kind === "lay-down") return MOVE + HOLD;
    return kind === "take" || kind === "draw" || kind === "keep-unseen" ? MOVE : 0;
  },
  banner,
  runs: ["deal", "top", "turns-up", "secret", "secret-unseen"],
  caps: [["Q W E", "cap-hand"], ["F", "cap-over"], ["+ −", "cap-zoom"], ["0", "cap-all"]],
  about: (codex: Codex) => (codex.stage === "turns" ? { id: "round", values: { n: codex.round } } : null),
  notes: (codex: Codex) => (codex.asked === "over" ? [] : [note(codex)]),
  seatLine: (codex: Codex, side) => (side === codex.start && codex.stage === "turns" ? { id: "starts" } : null),
  seatChip: (codex: Codex, side) => ({ id: "laid-n", values: { n: codex.manuscripts[side]!.laid.length } }),
  left: (codex: Codex) =>
    codex.decks.map(({ sort, left, of_kingdom }) => ({
      title: { id: "left-deck", values: { sort, n: left } },
      rows: of_kingdom.filter(({ n }) => n).map(({ kingdom, n }) => ({ piece: { kind: "back", sort, kingdom }, n })),
    })),
};
