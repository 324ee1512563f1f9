/** Offer: what may be done now, namely the legal moves as the server lists them and those that are chosen together with them. */
import type { Gather, Move, Told } from "./contract";
import { isLike, isSame, type Like } from "./told";

const LATER = -1; // the number of a move that is not legal yet

/** Find a move in a list of legal ones; one that was not legal before is found by what is told of it. */
export const findLegal = (legal: readonly Move[], wanted: Move): Move | undefined =>
  legal.find((move) => (wanted.move === LATER ? isSame(move.told, wanted.told) : move.text === wanted.text));

/** The move a part stands for, legal now or later. */
function moveOf(part: Told, legal: readonly Move[]): Move {
  const text = `later ${JSON.stringify([part.kind, part.pieces, part.places])}`;
  return legal.find((move) => isSame(move.told, part)) ?? { move: LATER, text, told: part, preview: { points: [], effects: [], chances: [] } };
}

/** Keep the first of parts that are told alike. */
const distinct = (parts: readonly Told[]): Told[] => parts.filter((part, n) => parts.findIndex((other) => isSame(part, other)) === n);

export class Offer {
  #legal = $state.raw<readonly Move[]>([]);
  #at: number | null = null; // the event after which they are legal
  #isLegal = $derived(new Set(this.#legal));
  #gather = $state.raw<Gather | null>(null);
  #gathering = $derived(this.#gather?.parts.some((part) => this.#legal.some((move) => isSame(move.told, part))) ? this.#gather : null);
  #parts = $derived(distinct(this.#gathering?.parts ?? []).map((part) => moveOf(part, this.#legal)));
  #moves = $derived.by((): readonly Move[] => {
    const first = this.#parts.find((move) => this.#legal.includes(move));
    if (!first) return this.#legal;
    return this.#legal.flatMap((move) => (move === first ? this.#parts : this.#parts.includes(move) ? [] : [move]));
  });

  /** The legal moves; empty unless the viewer is to move and has seen everything before. */
  get legal(): readonly Move[] {
    return this.#legal;
  }
  /** The legal moves, and among them those that are chosen together with some of them and become legal later. */
  get moves(): readonly Move[] {
    return this.#moves;
  }
  /** The moves that are chosen together; null where each is played by itself. */
  get gather(): Gather | null {
    return this.#gathering;
  }

  /** Some of what is chosen together becomes legal later: nobody knows yet what that would do. */
  get isPartlyLater(): boolean {
    return this.#parts.some((move) => move.move === LATER);
  }

  /** The moves on offer that are told like this. */
  movesWith(like: Like): Move[] {
    return this.#moves.filter((move) => isLike(move.told, like));
  }

  /** Of these, the legal moves. */
  legalAmong(moves: readonly Move[]): Move[] {
    return moves.filter((move) => this.#isLegal.has(move));
  }

  /** The part of a gather that one of these moves is. */
  partAmong(moves: readonly Move[]): Told | null {
    const parts = this.#gathering?.parts ?? [];
    return parts.find((part) => moves.some((move) => isSame(move.told, part))) ?? null;
  }

  /** The move on offer that a part of the gather stands for. */
  moveOf(part: Told): Move {
    return moveOf(part, this.#legal);
  }

  /**
   * Offer the moves that are legal after an event, and tell whether they are new. A list that is offered again after the
   * same event changes nothing, because others already hold its moves.
   */
  put(legal: readonly Move[], at: number | null = null): boolean {
    const same = at !== null && at === this.#at && legal.length === this.#legal.length && legal.every((move, n) => move.text === this.#legal[n]!.text);
    if (same && legal.length) return false;
    this.#legal = legal;
    this.#at = at;
    return true;
  }

  /** Say what is chosen together; tell whether that has changed. */
  putTogether(gather: Gather | null): boolean {
    if (JSON.stringify(gather) === JSON.stringify(this.#gather)) return false;
    this.#gather = gather;
    return true;
  }
}
