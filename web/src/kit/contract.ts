/** The contract between the shell and a board; docs/add-a-board.md explains it. */
import type { Component } from "svelte";
import type { Values } from "$lib/texts.svelte";
import type { Move, PointsLine, TableEvent, Told } from "$lib/wire.gen";

export type { Move, PointsLine, TableEvent, Told } from "$lib/wire.gen";
export type { Say, Values } from "$lib/texts.svelte";

/** A message of the game's texts, and its values. */
export interface Words {
  id: string;
  values?: Values;
  piece?: object; // named by the game's texts, as { $piece }
}

/** A choice before a move, such as an action or the piece to move: the list folds its moves, the board opens it. */
export interface Step {
  id: string; // the same for all moves behind it, different from any other step's
  name: Words;
  line?: Words | undefined; // under its name
  key?: string; // without one it is numbered
  open?: boolean; // its moves can be pressed on the board without choosing it first, and it stays chosen while it leads anywhere
}

/** Moves that are chosen together: `n` of the parts, pressed in any order and played in the order of `parts`. */
export interface Gather {
  n: number;
  parts: readonly Told[]; // as each is told when it is legal, as often as it may be taken; most become legal only after another was played
}

/** What a press means, in the vocabulary of `tell`: the server explains why it cannot be done. */
export interface Wanted {
  kind?: string;
  pieces?: readonly object[];
  places?: readonly unknown[];
}

/** Something that has just happened and that the viewer should not miss. */
export interface Banner {
  words: Words;
  line?: Words | undefined; // what it means
  who?: number | undefined; // the seat that both name, as { $who }
  tone: "bad" | "good" | "note"; // for the viewer
}

/** What the game shows; a board declares its own and casts once. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Shown = any;

/** Pieces still to come, as far as the viewer may know: a pile, a bag, a supply. */
export interface Heap {
  title: Words;
  rows: { piece: object; n?: number }[]; // without a number where the name says how many
}

export interface BoardProps {
  table: Shown; // what `show` gave: now, or as it was when the viewer looks back
}

export interface SeatProps {
  table: Shown;
  side: number;
  lines: PointsLine[]; // its points, line by line
  dense: boolean; // there is little room: many seats, or a phone
}

/** The card of a board: what the shell needs to know of a game that only its board knows. */
export interface BoardCard {
  colours: readonly string[]; // of the sides
  light?: readonly number[]; // sides whose colour is white: their pennant has a dark pattern
  sides?(table: Shown): number; // how many sides are scored, where that is more than the seats
  points(table: Shown, side: number): number | null;
  asks(table: Shown, moves: readonly Move[], path?: readonly Step[]): { ask: Words; why?: Words | undefined };
  steps?(move: Move, table: Shown): readonly Step[]; // the choices before the last one, where moves are many
  gathers?(table: Shown, legal: readonly Move[]): Gather | null; // what is chosen together, where the game asks for it piece by piece
  cap?(move: Move): string | null; // the key of a move in the list, where it has one of its own
  eager?(move: Move): number; // moves with a higher number come first in the list
  narrowed?: string; // the id of the text that says what the list is narrowed to, where that is no place
  touches(told: Told): string[]; // ids of the spots a move is about, for the log and the mark of the last move
  lasts?(event: TableEvent): number; // ms until the next may begin; 260 by default
  banner?(told: Told, before: Shown, after: Shown, seat: number | null): Banner | null; // what a move did that its viewer should not miss; the tables around it
  runs?: readonly string[]; // kinds of moves whose lines the log puts together; `run-<kind>` says how many
  about?(table: Shown): Words | null; // beside the title
  notes?(table: Shown): Words[]; // badges in the header
  seatLine?(table: Shown, side: number): Words | null; // under a name
  seatChip?(table: Shown, side: number): Words | null; // the same where there is little room
  broad?: boolean; // the board needs the width: the seats are a strip in a window less than 1440 px wide
  phone?: { board: number }; // height of the board on a phone, in px, where a hand lies under it; 350 by default
  left(table: Shown): Heap[]; // what is left, for the sheet of that name
  caps?: readonly (readonly [keys: string, does: string])[]; // keys of this board, and the ids of the texts that say what each does
  keys?(key: string, legal: readonly Move[]): Move | null; // the legal move that a key plays
  Seat?: Component<SeatProps>; // what lies before a side
  Tray?: Component<BoardProps>; // the hand, under the plate
  Aside?: Component<BoardProps>; // what belongs to the whole table, under the seats where they stand in a column
}

export interface Person {
  side: number;
  name: string;
  colour: string;
  light: boolean;
  you: boolean;
  bot: string | null;
  sits: boolean; // false for a side without a player
}
