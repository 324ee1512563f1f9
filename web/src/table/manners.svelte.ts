/** Manners: who is away, who has left for good, and how the match can be ended. */
import { serverNow } from "$lib/api";
import type { TableModel } from "./model.svelte";

const SECOND = 1000; // ms

export class Manners {
  constructor(private readonly table: Pick<TableModel, "wire" | "agreed" | "seat">) {}

  /** Since when the person of a seat is not connected; null where they are. */
  awaySince(seat: number): number | null {
    return this.table.wire.view?.away[seat] ?? null;
  }

  hasResigned(seat: number | null): boolean {
    return seat !== null && !!this.table.wire.view?.resigned.includes(seat);
  }

  /** How many ms after the last news a bot may play for the absent player of a seat, as the server says; null: not while this is so. */
  replaceIn(seat: number): number | null {
    const view = this.table.wire.view;
    return view?.to_act === seat ? view.replace_in : null;
  }

  /** Whether the viewer may let bots play for others. */
  get mayReplace(): boolean {
    const { seat, wire } = this.table;
    return seat !== null && !wire.view?.bots[seat];
  }

  /** The seats of other people who have not left for good. */
  get others(): number[] {
    const chairs = this.table.agreed?.sitting ?? [];
    return chairs.flatMap((chair, seat) => (chair.name !== null && !chair.bot && !chair.external && !chair.you && !this.hasResigned(seat) ? [seat] : []));
  }

  /** Those of them who must agree to end the match: they are here, or have not been away for long. */
  get needed(): number[] {
    const absence = this.table.agreed?.absence ?? null;
    return this.others.filter((seat) => {
      const since = this.awaySince(seat);
      return since === null || absence === null || serverNow() < since + absence * SECOND;
    });
  }
}
