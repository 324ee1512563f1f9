/** Who sits at a table, and what happened there, in words: alike for a game that is played and one that is looked through. */
import type { BoardCard, Person } from "$kit/contract";
import type { Say } from "$lib/texts.svelte";
import { botName, lineOf, type Who } from "$lib/words";
import type { TableEvent, View } from "$lib/wire.gen";

export interface LogLine {
  event: TableEvent;
  text: string;
  seat: number | null;
  mine: boolean;
  sea: boolean;
  undone: boolean;
}

export function peopleOf(view: Pick<View, "names" | "bots" | "table">, card: BoardCard, say: Say, own: number | null): Person[] {
  const sides = Math.max(view.names.length, card.sides?.(view.table) ?? 0);
  return Array.from({ length: sides }, (_, side) => {
    const sits = side < view.names.length;
    const bot = view.bots[side] ?? null;
    const nobody = bot ? botName(side, say) : say("seat", { n: side + 1 });
    return {
      side,
      sits,
      bot,
      name: sits ? (view.names[side] ?? nobody) : say("the-rival"),
      colour: card.colours[side % card.colours.length] ?? "#5C6F76",
      light: card.light?.includes(side) ?? false,
      you: side === own,
    };
  });
}

export type Written = WeakMap<TableEvent, string | null>;

/** The log, oldest first; what was taken back is marked, and what was written before is not written again. */
export function linesOf(events: readonly TableEvent[], say: Say, who: Who, own: number | null, written: Written = new WeakMap()): LogLine[] {
  const undone = new Set<number>();
  for (const event of events) {
    if (event.kind !== "undo") continue;
    for (let seq = (event.to ?? 0) + 1; seq < event.seq; seq++) undone.add(seq);
  }
  return events.flatMap((event) => {
    if (!written.has(event)) written.set(event, lineOfEvent(event, say, who));
    const text = written.get(event) ?? null;
    if (text === null) return [];
    const seat = event.told ? ((event.told["who"] as number | undefined) ?? event.told.seat) : event.seat;
    const real = seat !== null && seat >= 0 ? seat : null;
    return [{ event, text, seat: real, mine: real !== null && real === own, sea: event.seat === -1, undone: undone.has(event.seq) }];
  });
}

/** Write one event; some are not worth a line. */
export function lineOfEvent(event: TableEvent, say: Say, who: Who): string | null {
  const name = event.seat === null ? "" : who(event.seat);
  switch (event.kind) {
    case "move":
      return event.told ? lineOf(event.told, say, who) : null;
    case "undo":
      return say("log-undo", { who: name });
    case "ask":
      return say("log-ask", { who: name });
    case "decline":
      return say("log-decline", { who: name });
    case "hand-over":
      return event.bot ? say("log-leave", { who: name }) : say("log-return", { who: name });
    default:
      return null;
  }
}
