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

/** Ask for a card to lay or to draw; near the end, say how many turns are left. */
function ask(codex: Codex): Words {
  return { id: `ask-${codex.asked}${codex.last ? "-last" : codex.called ? "-called" : ""}` };
}

/** Ask where the chosen card goes, and explain that card. */
function askLay(codex: Codex): { ask: Words; why?: Words } {
  const card = fronts(codex, codex.seat).find((card) => card.card === desk.card);
  const asked = ask(codex);
  if (!card) return { ask: asked };
  const { sort, kingdom, gives, per, lacks } = card;
  if (lacks) return { ask: asked, why: { id: desk.down ? "line-lay-poor-down" : "line-lay-poor", values: { sort, kingdom, ...countOf(lacks, codex) } } };
  if (desk.down) return { ask: asked, why: { id: "line-lay-down", values: { sort, kingdom } } };
  return { ask: asked, why: { id: "line-lay", values: { sort, kingdom, n: gives, per } } };
}

/** The badge in the header: how far the end is. */
function note(codex: Codex): Words {
  if (codex.last) return { id: "note-last" };
  if (codex.draws_left !== null) return { id: "note-draws", values: { n: codex.draws_left } };
  const id = codex.called ?? (codex.manuscripts.some((book) => book.may_call) ? "near" : "open");
  return { id: `note-${id}`, values: { n: codex.calls_at, ends: codex.ends_round ? "yes" : "no" } };
}

/** How far the game is, beside its title. */
function about(codex: Codex): Words | null {
  if (codex.stage !== "turns") return null;
  if (codex.called) return { id: codex.last ? "round-last" : "round-called" };
  return { id: "round", values: { n: codex.round } };
}

/** A warning at a seat that may call the end with its next card. */
const near = (codex: Codex, side: number, id: string): Words | null => (codex.manuscripts[side]!.may_call ? { id, values: { n: codex.calls_at } } : null);

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

/** The side that has just reached the points that call the end. Moves may have been skipped: then it is not the one that moved last. */
function callerOf(told: Told, before: Codex, after: Codex): number {
  const reached = (side: number): boolean => before.manuscripts[side]!.points < after.calls_at && after.manuscripts[side]!.points >= after.calls_at;
  return reached(sideOf(told)) ? sideOf(told) : after.manuscripts.findIndex((_, side) => reached(side));
}

/** The end is called, the last round begins. */
function banner(told: Told, before: Codex, after: Codex, seat: number | null): Banner | null {
  if (before.called && !before.last && after.last) return { words: { id: "banner-last" }, line: { id: "banner-last-line" }, tone: "note" };
  if (before.called || !after.called || sideOf(told) < 0) return null;
  const called = { id: "banner-called-line", values: { ends: after.ends_round ? "yes" : "no" } };
  if (after.called !== "twenty_points") return { words: { id: "banner-decks" }, line: after.last ? { id: "banner-last-line" } : called, tone: "note" };
  const who = callerOf(told, before, after);
  const own = who === seat;
  // what another player does is read while the next turn has begun: then "this turn" would be the wrong one
  const line = after.last || (after.ends_round && !own) ? { id: "banner-last-line" } : called;
  return { words: { id: own ? "banner-called" : "banner-called-other", values: { n: after.calls_at } }, line, who, tone: own ? "good" : "bad" };
}

export const card: BoardCard = {
  colours: ["#2F6FA3", "#C8443A", "#33804F", "#D9A21B"],
  Seat,
  Tray,
  phone: { board: 332 }, // the hand is high, too
  points: (codex: Codex, side) => codex.manuscripts[side]?.points ?? null,
  asks: (codex: Codex) => (codex.asked === "lay" ? askLay(codex) : { ask: ask(codex), why: { id: `line-${codex.asked}` } }),
  eager: (move) => desk.rank(move.told),
  narrowed: "only-card",
  touches,
  lasts(event: TableEvent) {
    const kind = event.told?.kind;
    if (kind === "lay" || kind === "lay-down") return MOVE + HOLD;
    return kind === "take" || kind === "draw" || kind === "keep-unseen" ? MOVE : 0;
  },
  banner,
  runs: ["deal", "top", "turns-up", "secret", "secret-unseen"],
  caps: [["Q W E", "cap-hand"], ["F", "cap-over"], ["+ −", "cap-zoom"], ["0", "cap-all"]],
  about,
  notes: (codex: Codex) => (codex.asked === "over" ? [] : [note(codex)]),
  seatLine: (codex: Codex, side) => near(codex, side, "near") ?? (side === codex.start && codex.stage === "turns" ? { id: "starts" } : null),
  seatChip: (codex: Codex, side) => near(codex, side, "near-short") ?? { id: "laid-n", values: { n: codex.manuscripts[side]!.laid.length } },
  left: (codex: Codex) =>
    codex.decks.map(({ sort, left, of_kingdom }) => ({
      title: { id: "left-deck", values: { sort, n: left } },
      rows: of_kingdom.filter(({ n }) => n).map(({ kingdom, n }) => ({ piece: { kind: "left", sort, kingdom }, n })),
    })),
};
