/** Chat: what is said at a table, without the people whom the viewer has muted. */
import { api, Refused } from "$lib/api";
import { keepRead, readUpTo } from "$lib/reading";
import type { ChatLine } from "$lib/wire.gen";
import type { TableModel } from "./model.svelte";

export class Chat {
  #all = $state(false); // there are no earlier lines
  #busy = $state(false);

  #read = $state<number | null>(null); // the last line that was read since this page was opened

  constructor(private readonly table: Pick<TableModel, "match" | "wire" | "agreed" | "look" | "commands" | "shared">) {}

  get lines(): ChatLine[] {
    const { wire, agreed } = this.table;
    const isShown = (seat: number): boolean => !agreed?.sitting[seat]?.muted && wire.view?.names[seat] !== ""; // an empty name has left for good
    return wire.lines.filter((line) => line.seat === null || isShown(line.seat));
  }

  /** The number of the last line. */
  get last(): number {
    return this.table.wire.lines.at(-1)?.n ?? 0;
  }

  /** How many lines of others were not read yet. */
  get unread(): number {
    return this.lines.filter((line) => line.n > this.#upTo && !this.#isOwn(line)).length;
  }

  /** The chat is in sight: everything said so far is read, and stays so in this browser. */
  read(): void {
    if (document.visibilityState === "hidden" || this.last <= this.#upTo) return;
    this.#read = this.last;
    keepRead(this.table.match, this.last);
  }

  /** The last line that was read, also before. */
  get #upTo(): number {
    return this.#read ?? readUpTo(this.table.match);
  }

  #isOwn({ seat }: ChatLine): boolean {
    const { wire, shared } = this.table;
    return seat !== null && (seat === wire.seat || !!shared?.seats.includes(seat));
  }

  /** Whether there may be earlier lines, and none are on their way. */
  get hasEarlier(): boolean {
    return !this.#all && (this.table.wire.lines[0]?.n ?? 1) > 1;
  }
  get busy(): boolean {
    return this.#busy;
  }

  /** Read the lines before those that are known. */
  async readEarlier(): Promise<void> {
    const { wire, match, commands } = this.table;
    const first = wire.lines[0]?.n ?? null;
    if (this.#busy) return;
    this.#busy = true;
    try {
      const { lines } = await api.chat(match, first);
      wire.keepLines(lines);
      this.#all = !lines.length;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      commands.refuse(error);
    } finally {
      this.#busy = false;
    }
  }

  /** Hide what the person of a seat says, or show it again together with what they said meanwhile. */
  async mute(seat: number, on: boolean): Promise<void> {
    const { wire, match } = this.table;
    await api.mute(match, seat, on);
    await this.table.look();
    if (!on) wire.keepLines((await api.chat(match)).lines);
  }
}
