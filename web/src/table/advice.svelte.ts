/** Advice: hints of a bot, what a move is worth, and reasons why something cannot be done. */
import { SvelteMap } from "svelte/reactivity";
import type { Move } from "$kit/contract";
import type { SpotEntry } from "$kit/spots";
import { Refused } from "$lib/api";
import type { AdvisedMove, Comparison, HintReply, ImpossibleAction, Wanted, WhyReply } from "$lib/wire.gen";
import type { TableModel } from "./model.svelte";

const EQUAL = 0.02; // a difference in the share of wins that means nothing

export interface Hint {
  win: number | null;
  points: number | null; // expected at the end
  best: boolean;
  equal: boolean;
  asked: boolean; // the viewer asked about this move alone
  comparison: Comparison | null; // with another move
}

/** Why something cannot be done, and what can be done there instead. */
export interface Reason {
  label: string;
  spot: string | null; // the spot that was pressed
  waits: boolean; // somebody else is to act
  clause: string | null; // forbids it; null where it is legal
  why: string | null; // which reason of the clause
  legal: readonly Move[]; // what can be done there
}

const NOTHING = { spot: null, waits: false, clause: null, why: null, legal: [] };

export class Advice {
  readonly hints = new SvelteMap<string, Hint>(); // by the notation of the move
  #thinking = $state(false);
  #weighing = $state<string | null>(null);
  #place = $state(""); // what was chosen on the way to a move when the hint came
  #reason = $state.raw<Reason | null>(null);

  constructor(private readonly table: Pick<TableModel, "wire" | "kit" | "commands" | "history" | "undo" | "myTurn" | "say">) {}

  /** A bot is thinking about a hint. */
  get thinking(): boolean {
    return this.#thinking;
  }
  /** The notation of the move that a bot is asked about. */
  get weighing(): string | null {
    return this.#weighing;
  }
  /** The answer to the last "why not?". */
  get reason(): Reason | null {
    return this.#reason;
  }
  /** A bot has been asked for the best moves. */
  get ranked(): boolean {
    return [...this.hints.values()].some((hint) => !hint.asked);
  }

  /** The viewer has chosen nothing on the way to a move since the hint came. */
  get fresh(): boolean {
    return this.#place === this.#chosen();
  }

  #chosen(): string {
    const { path, choice } = this.table.kit;
    return [...path.chosen, choice.narrowed.length ? choice.picked : ""].join(" ");
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
    if (!this.table.myTurn || this.#thinking) return;
    this.#thinking = true;
    await this.#askBot({ type: "hint" }, (moves) => {
      const { kit } = this.table;
      const best = moves[0]?.win ?? null;
      this.#place = this.#chosen();
      kit.choice.highlight(kit.offer.legal.filter((move) => move.text === moves[0]?.text));
      const near = moves.filter((move) => move.win !== null && best !== null && best - move.win < EQUAL);
      moves.forEach(({ text, win, points, comparison }, n) =>
        this.hints.set(text, { win, points, comparison, best: n === 0 && near.length === 1, equal: near.length > 1 && near.some((move) => move.text === text), asked: false }),
      );
    });
    this.#thinking = false;
  }

  /** Ask a bot what a move is worth. */
  async weigh(move: Move): Promise<void> {
    if (!this.table.kit.offer.legal.includes(move) || this.#thinking) return;
    this.#thinking = true;
    this.#weighing = move.text;
    await this.#askBot({ type: "hint", move: move.text }, (moves) => {
      for (const { text, win, points, comparison } of moves) {
        this.hints.set(text, { best: false, equal: false, asked: true, ...this.hints.get(text), win, points, comparison });
      }
    });
    this.#thinking = false;
    this.#weighing = null;
  }

  async #askBot(question: { type: "hint"; move?: string }, use: (moves: readonly AdvisedMove[]) => void): Promise<void> {
    const { wire, commands } = this.table;
    const asked = wire.view?.seq; // the same table may be sent again while a bot thinks
    await commands.run(async () => {
      const { moves } = await wire.ask<HintReply>(question);
      if (asked === wire.view?.seq) use(moves);
    });
  }

  /** Find out what can be done at a spot, and why not what was meant. */
  async why(spot: SpotEntry): Promise<void> {
    const { wire, kit, history, undo, myTurn } = this.table;
    kit.choice.ask(false);
    if (!wire.view || wire.view.end || wire.view.closed || wire.seat === null || history.past) return;
    undo.cancel();
    const { label, id } = spot;
    if (!myTurn) {
      this.#reason = { ...NOTHING, label, spot: id, waits: true };
      return;
    }
    const asked = kit.offer.legal;
    const legal = kit.offer.legalAmong(kit.choice.behind(spot));
    const meant = spot.wanted?.kind;
    const found = legal.length && (meant === undefined || legal.some((move) => move.told.kind === meant)) ? null : await this.#ask(spot, legal);
    if (kit.offer.legal !== asked) return; // the table has changed meanwhile
    const clause = found?.clause ?? null;
    const also = found && !found.clause ? asked.filter((move) => move.text === found.text && !legal.includes(move)) : [];
    const all = [...also, ...legal];
    if (clause || all.length) this.#reason = { ...NOTHING, label, spot: id, clause, why: found?.why ?? null, legal: all };
  }

  /** Say why an action of the list is not possible. */
  explain(action: ImpossibleAction): void {
    this.#reason = { ...NOTHING, label: this.table.say(`action-${action.kind}`), clause: action.clause, why: action.why };
  }

  /** What the server says of what a spot stands for, or else the board. */
  async #ask(spot: SpotEntry, legal: readonly Move[]): Promise<Pick<WhyReply, "text" | "clause" | "why"> | null> {
    if (spot.wanted) {
      try {
        return await this.table.wire.ask<WhyReply>({ type: "why", wanted: spot.wanted as Wanted });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
    return spot.because === undefined || legal.length ? null : { text: "", clause: spot.because, why: null };
  }
}
