/** What pages need of a table, whether it is played or replayed. */
import type { BoardCard, Person } from "$kit/contract";
import type { Kit } from "$kit/kit.svelte";
import type { Say } from "$lib/texts.svelte";
import type { PointsLine } from "$lib/wire.gen";

export interface TableView {
  readonly kit: Kit;
  readonly say: Say;
  readonly card: BoardCard;
  readonly seat: number | null; // the seat the table is seen from; null is a spectator
  readonly people: Person[];
  readonly table: Record<string, unknown> | null; // what `show` gave
  readonly toAct: number | null;
  readonly points: PointsLine[];
  readonly who: (seat: number) => string; // the name of a seat, or of the table
}

/** The card of a game without a board: the list of moves is enough to play. */
export const PLAIN: BoardCard = {
  colours: ["#D9A21B", "#2F6FA3", "#7C5AA6", "#33804F", "#B4468A", "#D9772B"],
  points: () => null,
  asks: () => ({ ask: { id: "ask-plain" } }),
  touches: () => [],
  left: () => [],
};
