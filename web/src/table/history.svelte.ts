/** History: the log of a table, and the earlier table the viewer looks back to. */
import { api, Refused } from "$lib/api";
import { say as shellSay } from "$lib/texts.svelte";
import type { Frame } from "$lib/wire.gen";
import { linesOf, type LogLine, type Written } from "./log";
import type { TableModel } from "./model.svelte";

const PAGE = 32; // frames fetched at once

export class History {
  #past = $state.raw<Frame | null>(null);
  #frames = new Map<number, Frame>();
  #asked = 0; // counts requests, so that a late answer is not shown
  #written = { say: shellSay, names: "", lines: new WeakMap() as Written }; // a long log is put into words once

  constructor(
    private readonly table: Pick<TableModel, "match" | "wire" | "shown" | "people" | "say" | "who" | "showing" | "card" | "kit">,
    private readonly changed: () => void,
  ) {}

  /** The earlier table that is shown; null is now. */
  get past(): Frame | null {
    return this.#past;
  }

  get log(): LogLine[] {
    const { people, say, shown, wire, who } = this.table;
    const names = people.map((person) => person.name).join("\n");
    if (this.#written.say !== say || this.#written.names !== names) this.#written = { say, names, lines: new WeakMap() };
    const end = shown?.seq ?? 0;
    return linesOf(wire.events.filter((event) => event.seq <= end), say, who, wire.seat, this.#written.lines);
  }

  /** Show the present again, because something happened. */
  leave(): void {
    this.#past = null;
  }

  /** Show the table as it was after an event; null is now. */
  async lookAt(seq: number | null): Promise<void> {
    const asked = ++this.#asked;
    if (seq === null || seq >= (this.table.shown?.seq ?? 0)) {
      this.#past = null;
      this.table.kit.scene.point([]);
      this.changed();
      return;
    }
    if (!this.#frames.has(seq) && !(await this.#fetch(seq))) return;
    if (asked !== this.#asked) return;
    this.#past = this.#frames.get(seq) ?? null;
    this.table.kit.scene.settle();
    this.changed();
  }

  /** Go one move back or on. */
  async stepBy(n: number): Promise<void> {
    const { showing, shown, kit, card } = this.table;
    if (showing.missed) return showing.by(n);
    const moves = this.log.filter((line) => line.event.kind === "move" && !line.undone);
    const now = this.#past?.seq ?? Infinity;
    const at = n < 0 ? moves.findLast((line) => line.event.seq < Math.min(now, shown?.seq ?? 0)) : moves.find((line) => line.event.seq > now);
    await this.lookAt(at ? at.event.seq : n > 0 ? null : (moves[0]?.event.seq ?? null));
    kit.scene.point(at?.event.told && this.#past ? card.touches(at.event.told) : []);
  }

  /** Fetch the tables around an event. */
  async #fetch(seq: number): Promise<boolean> {
    try {
      const { frames } = await api.frames(this.table.match, Math.max(1, seq - PAGE / 2), PAGE, this.table.wire.seat);
      for (const frame of frames) this.#frames.set(frame.seq, frame);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return false;
    }
  }
}
