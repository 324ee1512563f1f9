/** Scene: what has just happened on the board, what is marked on it, and whether it may move. */
import { prefs } from "$lib/prefs.svelte";
import type { PointsLine, TableEvent } from "./contract";

export class Scene {
  #events = $state.raw<readonly TableEvent[]>([]);
  #version = $state(0);
  #points = $state.raw<readonly PointsLine[]>([]);
  #last = $state.raw<readonly string[]>([]);
  #pointed = $state.raw<readonly string[]>([]);

  constructor(private readonly motionless = false) {}

  /** Events that have just happened, to be shown in motion. */
  get events(): readonly TableEvent[] {
    return this.#events;
  }
  /** A number that changes whenever something happens. */
  get version(): number {
    return this.#version;
  }
  /** Everybody's points now, line by line. */
  get points(): readonly PointsLine[] {
    return this.#points;
  }
  /** Spots of the last move of a seat. */
  get last(): readonly string[] {
    return this.#last;
  }
  /** Spots of the line of the log that is hovered, or that a lesson points at. */
  get pointed(): readonly string[] {
    return this.#pointed;
  }
  /** Nothing may travel or turn. */
  get still(): boolean {
    return this.motionless || prefs.still;
  }

  /** Show the table after these events. */
  show(events: readonly TableEvent[]): void {
    this.#events = events;
    this.#version++;
  }

  /** End the motion of the last events. */
  settle(): void {
    this.#events = [];
  }

  /** Mark the spots of the last move. */
  mark(spots: readonly string[]): void {
    this.#last = spots;
  }

  /** Point at spots; none ends it. */
  point(spots: readonly string[]): void {
    this.#pointed = spots;
  }

  /** Set everybody's points. */
  score(lines: readonly PointsLine[]): void {
    this.#points = lines;
  }
}
