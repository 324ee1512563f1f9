/** The log in words. */
import type { Say } from "$lib/texts.svelte";
import type { TableEvent } from "$lib/wire.gen";
import { lineOf, type Who } from "$lib/words";

export interface LogLine {
  event: TableEvent;
  text: string;
  seat: number | null;
  mine: boolean;
  sea: boolean;
  undone: boolean;
}

export type Written = WeakMap<TableEvent, string | null>;

/** Write the lines of what happened, as the viewer of a seat reads them; what was written before is not written again. */
export function linesOf(events: readonly TableEvent[], own: number | null, say: Say, who: Who, written: Written = new WeakMap()): LogLine[] {
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
