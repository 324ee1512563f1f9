/** The log of a table in words, and the people around it, for live games and replays. */
import type { BoardCard, Person } from "$kit/contract";
import type { Say } from "$lib/texts.svelte";
import { botName, isolated, lineOf, type Who } from "$lib/words";
import type { TableEvent, View } from "$lib/wire.gen";

export interface LogLine {
  event: TableEvent;
  text: string;
  seat: number | null;
  mine: boolean;
  byTable: boolean; // the table drew it
  undone: boolean;
}

/** Did a seat decide this? */
export const byASeat = (event: TableEvent): boolean => event.kind === "move" && (event.seat ?? -1) >= 0;

/** The numbers of events that were taken back. */
export function undoneAmong(events: readonly TableEvent[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const event of events) {
    if (event.kind !== "undo") continue;
    for (let seq = (event.to ?? 0) + 1; seq < event.seq; seq++) undone.add(seq);
  }
  return undone;
}

/** Everybody at a table, by side. */
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
      name: sits ? isolated(view.names[side] || nobody) : say("the-rival"), // a person who left for good has an empty name
      colour: card.colours[side % card.colours.length] ?? "#5C6F76",
      light: card.light?.includes(side) ?? false,
      you: side === own,
    };
  });
}

/** What was asked for, an undo or the end, when an event happened; null where nothing was. */
export function requestAt(events: readonly TableEvent[], seq: number): TableEvent | null {
  let request: TableEvent | null = null;
  for (const event of events) {
    if (event.seq >= seq) break;
    request = requestAfter(event, request);
  }
  return request;
}

const ENDS_ASKING = ["move", "undo", "hand-over", "resign"]; // events after which nobody asks for an undo any more

/** What is asked for after an event. */
function requestAfter(event: TableEvent, before: TableEvent | null): TableEvent | null {
  if (event.kind === "ask" || event.kind === "offer") return event;
  return event.kind === "decline" || (before?.kind === "ask" && ENDS_ASKING.includes(event.kind)) ? null : before;
}

/** Texts of events that were already put into words. */
export type Written = WeakMap<TableEvent, string | null>;

/** The lines of the log, oldest first. Undone events are marked; `written` keeps texts from before. */
export function linesOf(events: readonly TableEvent[], say: Say, who: Who, own: number | null, written: Written = new WeakMap()): LogLine[] {
  const undone = undoneAmong(events);
  let request: TableEvent | null = null; // the undo or end that somebody asks for
  return events.flatMap((event) => {
    if (!written.has(event)) written.set(event, lineOfEvent(event, say, who, request));
    request = requestAfter(event, request);
    const text = written.get(event) ?? null;
    if (text === null) return [];
    const seat = event.told ? ((event.told["who"] as number | undefined) ?? event.told.seat) : event.seat;
    const real = seat !== null && seat >= 0 ? seat : null;
    return [{ event, text, seat: real, mine: real !== null && real === own, byTable: event.seat === -1, undone: event.kind === "move" && undone.has(event.seq) }];
  });
}

/** Put one event into words; some have no line. */
export function lineOfEvent(event: TableEvent, say: Say, who: Who, request: TableEvent | null = null): string | null {
  const name = event.seat === null ? "" : who(event.seat);
  switch (event.kind) {
    case "move":
      return event.told ? lineOf(event.told, say, who) : null;
    case "undo":
      return request?.kind === "ask" && request.seat !== null ? say("log-undo-agreed", { who: who(request.seat) }) : say("log-undo", { who: name });
    case "ask":
      return say("log-ask", { who: name });
    case "offer":
      return say("log-offer", { who: name });
    case "agree":
      return say("log-agree", { who: name });
    case "decline":
      return say(request?.seat === event.seat ? "log-withdraw" : "log-decline", { who: name });
    case "resign":
      return say("log-resign", { who: name });
    case "close":
      return say(`closed-${event.reason ?? "admin"}`);
    case "hand-over":
      if (event.by !== undefined) return say("log-replace", { who: name, by: who(event.by) });
      return event.bot ? say("log-leave", { who: name }) : say("log-return", { who: name });
    default:
      return null;
  }
}
