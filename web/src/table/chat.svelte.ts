/** Chat: what is said at a table, without the people whom the viewer has muted. */
import { api, Refused } from "$lib/api";
import type { ChatLine } from "$lib/wire.gen";
import type { TableModel } from "./model.svelte";

export class Chat {
  #all = $state(false); // there are no earlier lines
  #busy = $state(false);

  constructor(private readonly table: Pick<TableModel, "match" | "wire" | "agreed" | "look" | "commands">) {}

  get lines(): ChatLine[] {
    const { wire, agreed } = this.table;
    const isShown = (seat: number): boolean => !agreed?.sitting[seat]?.muted && wire.view?.names[seat] !== ""; // an empty name has left for good
    return wire.lines.filter((line) => line.seat === null || isShown(line.seat));
  }

  /** The number of the last line. */
  get last(): number {
    return this.table.wire.lines.at(-1)?.n ?? 0;
  }

  /** How many lines follow one. */
  countAfter(n: number): number {
    return this.lines.filter((line) => line.n > n).length;
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
