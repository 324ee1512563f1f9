/** Advice: hints of a bot, and reasons why something cannot be done. */
import { SvelteMap } from "svelte/reactivity";
import type { SpotEntry } from "$kit/spots";
import { Refused } from "$lib/api";
import type { HintReply, Wanted, WhyReply } from "$lib/wire.gen";
import type { TableModel } from "./model.svelte";

const EQUAL = 0.02; // a difference in the share of wins that means nothing

export interface Hint {
  win: number | null;
  best: boolean;
  equal: boolean;
}

/** Why something cannot be done: a clause, perhaps with a word that says which of its reasons. Neither: it can be done. */
export interface Reason {
  label: string;
  clause: string | null;
  why: string | null;
}

export class Advice {
  readonly hints = new SvelteMap<string, Hint>(); // by the notation of the move
  #thinking = $state(false);
  #reason = $state.raw<Reason | null>(null);

  constructor(private readonly table: Pick<TableModel, "wire" | "kit" | "commands" | "history" | "undo" | "myTurn">) {}

  /** A bot is thinking about a hint. */
  get thinking(): boolean {
    return this.#thinking;
  }
  /** The answer to the last "why not?". */
  get reason(): Reason | null {
    return this.#reason;
  }

  /** Drop the hints, because other moves are on offer. */
  clear(): void {
    this.hints.clear();
  }

  /** Close the answer to "why not?". */
  dismiss(): void {
    this.#reason = null;
  }

  /** Ask a bot which moves are good. */
  async hint(): Promise<void> {
    const { wire, kit, commands } = this.table;
    if (!this.table.myTurn || this.#thinking) return;
    this.#thinking = true;
    const asked = wire.view?.seq; // the same table may be sent again while a bot thinks
    await commands.run(async () => {
      const { moves } = await wire.ask<HintReply>({ type: "hint" });
      if (asked !== wire.view?.seq) return;
      const best = moves[0]?.win ?? null;
      kit.choice.highlight(kit.offer.legal.filter((move) => move.text === moves[0]?.text));
      const near = moves.filter((move) => move.win !== null && best !== null && best - move.win < EQUAL);
      moves.forEach((move, n) =>
        this.hints.set(move.text, { win: move.win, best: n === 0 && near.length === 1, equal: near.length > 1 && near.includes(move) }),
      );
    });
    this.#thinking = false;
  }

  /** Find out why nothing can be done at a spot. */
  async why(spot: SpotEntry): Promise<void> {
    const { wire, kit, history, undo, myTurn } = this.table;
    kit.choice.ask(false);
    if (!wire.view || wire.view.end || wire.view.closed || wire.seat === null || history.past) return;
    undo.cancel();
    const { label } = spot;
    if (spot.moves.length) this.#reason = { label, clause: null, why: null };
    else if (!myTurn) this.#reason = { label, clause: null, why: "not-now" };
    else {
      const found = await this.#clauseOf(spot);
      if (found) this.#reason = { label, ...found };
    }
  }

  /** The clause that forbids what a spot stands for, as the server says, or else the board. */
  async #clauseOf(spot: SpotEntry): Promise<Omit<Reason, "label"> | null> {
    if (spot.wanted) {
      try {
        const { clause, why } = await this.table.wire.ask<WhyReply>({ type: "why", wanted: spot.wanted as Wanted });
        if (clause) return { clause, why };
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
    return spot.because === undefined ? null : { clause: spot.because, why: null };
  }
}
