/** Undo: what the viewer can take back, and what that would undo besides. */
import type { Person } from "$kit/contract";
import type { OwnUndo, TableEvent } from "$lib/wire.gen";
import { byASeat, requestAt, type LogLine } from "./log";
import type { TableModel } from "./model.svelte";

/** What an undo would take back. */
export interface Undoing {
  lines: LogLine[]; // the newest first
  redraws: boolean; // what the table has drawn is drawn anew
  asks: string[]; // names of those who must agree
  plain: boolean; // it is what the viewer chose last, and nothing else
}

export class Undo {
  #asked = $state(false);
  #declined = $state.raw<{ seat: number; wish: "undo" | "end" } | null>(null);

  constructor(private readonly table: Pick<TableModel, "wire" | "shared" | "people" | "history" | "commands" | "advice" | "kit">) {}

  /** The viewer is being shown what an undo would take back. */
  get asked(): boolean {
    return this.#asked;
  }

  /** Who has just declined what the viewer asked for; null where nobody has. */
  get declined(): { readonly seat: number; readonly wish: "undo" | "end" } | null {
    return this.#declined;
  }

  /** What would be lost if everything after an event were taken back, the newest first. */
  lost(to: number): LogLine[] {
    return this.table.history.log.filter((line) => line.event.seq > to && line.event.kind === "move" && !line.undone).reverse();
  }

  /** Where an undo leads: before the last own decision and all that were made together with it. */
  get own(): OwnUndo | null {
    const undo = this.#last;
    const { from, to } = this.table.commands.together;
    return undo && from <= undo.to && undo.to < to ? { ...undo, to: from } : undo;
  }

  /** What an undo would take back; null where nothing can be taken back. */
  get undoing(): Undoing | null {
    const { own } = this;
    if (!own) return null;
    const lines = this.lost(own.to);
    const redraws = lines.some((line) => line.byTable);
    return {
      lines,
      redraws,
      asks: own.free ? [] : this.#others.map((person) => person.name),
      plain: own.free && !redraws && (lines.length === 1 || lines.every((line) => line.mine)),
    };
  }

  /** Take back the last own decision. Where that undoes more, the viewer is shown it first and has to be sure. */
  async takeBack(sure = false): Promise<void> {
    const { commands, advice, wire } = this.table;
    const { own } = this;
    if (!own || commands.busy || this.table.kit.guard.held || wire.view?.ask || (wire.view?.offer && !own.free)) return;
    if (!sure && !this.undoing?.plain) {
      this.#asked = true;
      advice.dismiss();
      return;
    }
    this.#asked = false;
    await commands.undo(own.to);
  }

  /** Something has happened: what was about to be taken back may be another move now, and a request may have been declined. */
  hear(events: readonly TableEvent[]): void {
    this.cancel();
    this.#declined = null;
    const { wire } = this.table;
    const no = events.findLast((event) => event.kind === "decline" && event.seat !== wire.seat);
    const request = no ? requestAt(wire.events, no.seq) : null;
    if (no && request?.seat === wire.seat && wire.seat !== null) this.#declined = { seat: no.seat!, wish: request.kind === "ask" ? "undo" : "end" };
  }

  /** Leave everything as it is. */
  cancel(): void {
    this.#asked = false;
  }

  /** People who share a device and hide nothing from each other take back what any of them did last. */
  get #last(): OwnUndo | null {
    const { wire, shared, history } = this.table;
    const own = wire.view?.undo ?? null;
    if (!wire.view || wire.view.end || wire.view.closed || !shared || shared.hidden) return own;
    const last = history.log.findLast(({ event, undone }) => byASeat(event) && !undone && shared.seats.includes(event.seat!));
    return last && last.event.seq - 1 > (own?.to ?? 0) ? { to: last.event.seq - 1, free: !this.#others.length } : own;
  }

  /** The people at other devices. */
  get #others(): Person[] {
    return this.table.people.filter((person) => person.sits && !person.you && !person.bot && !this.table.shared?.seats.includes(person.side));
  }
}
