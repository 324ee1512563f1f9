/** Runs: like lines of the log that follow each other, put together as one. */
import type { Say } from "$lib/texts.svelte";
import { valuesOf, type Who } from "$lib/words";
import type { LogLine } from "./log";

const FEWEST = 3; // lines that make a run

/** A line of the log, or a run of them with a line that counts them. */
export interface Run {
  first: LogLine; // the oldest, by which the run is known while it grows
  lines: readonly LogLine[]; // the newest first
  text: string;
}

const isAlike = (one: LogLine, other: LogLine): boolean =>
  one.event.told?.kind === other.event.told?.kind && one.seat === other.seat && one.undone === other.undone && one.byTable === other.byTable;

/** The line that stands for a whole run. */
function summary(lines: readonly LogLine[], say: Say, who: Who): string {
  const told = lines[0]!.event.told!;
  const pieces = [...lines].reverse().flatMap((line) => line.event.told!.pieces);
  return say(`run-${told.kind}`, Object.assign(valuesOf({ ...told, pieces }, say, who), { n: lines.length }));
}

/** Put lines together, the newest first, where their kind is among these. */
export function runsOf(newest: readonly LogLine[], kinds: readonly string[], say: Say, who: Who): Run[] {
  const found: LogLine[][] = [];
  for (const line of newest) {
    const run = found.at(-1);
    if (run && kinds.includes(line.event.told?.kind ?? "") && isAlike(run[0]!, line)) run.push(line);
    else found.push([line]);
  }
  return found.flatMap((lines): Run[] =>
    lines.length < FEWEST
      ? lines.map((line) => ({ first: line, lines: [line], text: line.text }))
      : [{ first: lines.at(-1)!, lines, text: summary(lines, say, who) }],
  );
}
