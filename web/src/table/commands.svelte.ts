/** Commands: what a player sends to a table, and how the server answered. */
import type { Move } from "$kit/contract";
import { findLegal } from "$kit/offer.svelte";
import { Refused } from "$lib/api";
import { refusalOf } from "$lib/refusals";
import type { Say } from "$lib/texts.svelte";
import type { Ack } from "$lib/wire.gen";
import type { Wire } from "$lib/wire.svelte";

type Command = Parameters<Wire["ask"]>[0];

const RETRIES = 8; // for commands that are meant whatever others do meanwhile
const PAUSE = 260; // ms before a retry
const SILENT = ["stale", "offline"]; // refusals that need no words: the table is simply told again

export class Commands {
  #busy = $state(false);
  #trouble = $state<string | null>(null);
  #playing = false;
  #together = { from: 0, to: 0 };
  #awaited: { seq: number; arrived: () => void }[] = []; // own changes whose events have not arrived yet

  constructor(
    private readonly wire: Wire,
    private readonly say: () => Say,
  ) {}

  /** A command is on its way. */
  get busy(): boolean {
    return this.#busy;
  }
  /** Why the last command was refused, in the reader's language. */
  get trouble(): string | null {
    return this.#trouble;
  }
  /** Several moves are being played one after another. */
  get playing(): boolean {
    return this.#playing;
  }
  /** The events between which the moves lie that were last played together. */
  get together(): { readonly from: number; readonly to: number } {
    return this.#together;
  }

  /** Put a refusal into words. */
  refuse(error: Refused): void {
    this.#trouble = refusalOf(error, this.say());
  }

  /** Events up to this one have arrived. */
  arrived(seq: number): void {
    const due = this.#awaited.filter((change) => change.seq <= seq);
    this.#awaited = this.#awaited.filter((change) => change.seq > seq);
    for (const change of due) change.arrived();
  }

  /** Do one thing at a time, and show a refusal; tell whether it was done. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.#trouble = null;
    this.#busy = true;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!SILENT.includes(error.code)) this.refuse(error);
      return false;
    } finally {
      this.#busy = false;
    }
  }

  /** Play a move, or several one after another, as long as each is legal when its turn comes. */
  async play(moves: readonly Move[]): Promise<void> {
    this.#playing = moves.length > 1;
    const from = this.#expected;
    await this.run(async () => {
      for (const wanted of moves) {
        const move = findLegal(this.wire.view?.legal ?? [], wanted);
        if (!move) return;
        await this.#send({ type: "act", move: move.move, expected_seq: this.#expected });
        this.#together = { from, to: this.#expected };
      }
    });
    this.#playing = false;
  }

  /** Take everything after an event back, or ask for it. */
  undo(to: number): Promise<boolean> {
    return this.#change({ type: "undo", to, expected_seq: this.#expected });
  }

  /** Offer to end the match without a result. */
  offer(): Promise<boolean> {
    return this.#change({ type: "offer", expected_seq: this.#expected }, RETRIES);
  }

  /** Answer the request that is open, or withdraw one's own. */
  answer(agree: boolean): Promise<boolean> {
    return this.#change({ type: agree ? "agree" : "decline", expected_seq: this.#expected });
  }

  /** Let a bot play on. */
  leave(bot: string): Promise<boolean> {
    return this.#change({ type: "leave", bot, expected_seq: this.#expected }, RETRIES);
  }

  /** Leave for good, and let a bot play on. */
  resign(bot: string): Promise<boolean> {
    return this.#change({ type: "resign", bot, expected_seq: this.#expected }, RETRIES);
  }

  /** Let a bot play for an absent player. */
  replace(seat: number): Promise<boolean> {
    return this.#change({ type: "replace", seat, expected_seq: this.#expected });
  }

  /** Play again after a bot has played on. */
  comeBack(): Promise<boolean> {
    return this.#change({ type: "return", expected_seq: this.#expected }, RETRIES);
  }

  chat(text: string): Promise<boolean> {
    return this.run(() => this.wire.ask({ type: "say", text }));
  }

  get #expected(): number {
    return this.wire.view?.seq ?? 0;
  }

  /** Change the table, and try again where others were faster. */
  #change(command: Command, tries = 1): Promise<boolean> {
    return this.run(() => this.#repeat(command, tries));
  }

  async #repeat(command: Command, tries: number): Promise<void> {
    try {
      await this.#send(command);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "stale" || tries <= 1) throw error;
      await new Promise((wait) => setTimeout(wait, PAUSE));
      await this.#repeat({ ...command, expected_seq: this.#expected } as Command, tries - 1);
    }
  }

  /** Send a command and wait until its events have arrived: what was on offer before is over. */
  async #send(command: Command): Promise<void> {
    const { seq } = await this.wire.ask<Ack>(command);
    if (this.wire.seq < seq) await new Promise<void>((arrived) => this.#awaited.push({ seq, arrived }));
  }
}
