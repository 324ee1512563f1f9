/** What the shell and a board agree on.  See docs/add-a-board.md. */
import type { Component } from "svelte";
import type { Values } from "$lib/texts.svelte";
import type { Move, PointsLine, TableEvent, Told } from "$lib/wire.gen";

export type { Move, PointsLine, TableEvent, Told } from "$lib/wire.gen";
export type { Say, Values } from "$lib/texts.svelte";

/** A message of the game's texts, and what stands in it. */
export interface Words {
  id: string;
  values?: Values;
  piece?: object; // named by the game's texts, as { $piece }
}

/** A choice that comes before a move, such as an action or the piece that goes: the list folds its moves, the board opens it. */
export interface Step {
  id: string; // alike for all moves behind it, unlike any other step's
  name: Words;
  line?: Words | undefined; // under its name
  key?: string; // of its own; without one it is numbered
  open?: boolean; // its moves are at hand on the board without choosing it first, and it stays chosen while it leads anywhere
}

/** Moves that are chosen together: so many of these, pressed in any order, played in the order they stand in here. */
export interface Gather {
  n: number;
  moves: readonly string[]; // as often as each may be taken
  told?: Readonly<Record<string, Told>>; // how each is told in the list: most are not legal before another was played
}

/** What the game shows; a board declares its own and casts once. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Shown = any;

/** Things that are still to come, as far as the viewer may know: a pile, a bag, a supply. */
export interface Heap {
  title: Words;
  rows: { piece: object; n: number }[];
}

export interface BoardProps {
  table: Shown; // what `show` gave: now, or as it was when a line of the log is looked at
}

export interface SeatProps {
  table: Shown;
  side: number;
  lines: PointsLine[]; // its points, line by line
  dense: boolean; // there is little room: many seats, or a phone
}

/** The card of a board: everything the shell must know of a game that only its board knows. */
export interface BoardCard {
  colours: readonly string[]; // of the sides
  light?: readonly number[]; // sides whose colour is white: their pennant has a dark pattern
  sides?(table: Shown): number; // who is scored, where that is more than the seats
  points(table: Shown, side: number): number | null;
  asks(table: Shown, moves: readonly Move[], path?: readonly Step[]): { ask: Words; why?: Words | undefined };
  steps?(move: Move, table: Shown): readonly Step[]; // the choices before the last one, where moves are many
  gathers?(table: Shown, legal: ReadonlyMap<string, Move>): Gather | null; // what is chosen together, where the game asks for it piece by piece
  cap?(move: Move): string | null; // the key of a move in the list, where it has one of its own
  outcome?(move: Move, table: Shown): Words | null; // what a move leads to, under its name
  eager?(move: Move): number; // moves with more of it stand first in the list
  touches(told: Told): string[]; // the spots a move is about, for the log and the mark of the last move
  lasts?(event: TableEvent): number; // ms until the next may begin; 260 where nothing is said
  about?(table: Shown): Words | null; // beside the title
  notes?(table: Shown): Words[]; // badges in the header
  seatLine?(table: Shown, side: number): Words | null; // under a name
  seatChip?(table: Shown, side: number): Words | null; // the same where there is little room
  phone?: { board: number }; // px of the board on a phone, where a hand lies under it; 350 where nothing is said
  left(table: Shown): Heap[]; // what is left, for the sheet of that name
  caps?: readonly (readonly [keys: string, does: string])[]; // keys of this board, and the texts that say what each does
  keys?(key: string, legal: ReadonlyMap<string, Move>): string | null; // the text of the move a key makes
  Seat?: Component<SeatProps>; // what lies before a side
  Tray?: Component<BoardProps>; // the hand, under the plate
  Aside?: Component<BoardProps>; // what is of the whole table, under the seats where they stand in a column
}

export interface Person {
  side: number;
  name: string;
  colour: string;
  light: boolean;
  you: boolean;
  bot: string | null;
  sits: boolean; // false: a side that nobody sits at
}
