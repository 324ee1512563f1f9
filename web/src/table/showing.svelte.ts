/** Showing: queues what happened, so that moves are shown one after another, and missed ones step by step. */
import type { Frame, TableEvent, View } from "$lib/wire.gen";


/** Events, and the table after them. */
export interface Step {
  events: TableEvent[];
  view: View;
}

/** How much may wait to be shown before older steps are skipped, and how long a missed step is shown, in ms. */
export interface Pace {
  behind: number;
  read: number;
}

/** The steps the viewer missed, and how far they have seen them. */
export interface Missed {
  steps: Step[];
  at: number; // -1 is the table as they left it
  runs: boolean; // the next step comes by itself
}

/** Divide events into steps: a decision with all outcomes that follow it. */
export function steps(events: readonly TableEvent[], frames: readonly Frame[], now: View): Step[] {
  const tables = new Map(frames.map((frame) => [frame.seq, frame]));
  const found: TableEvent[][] = [];
  for (const event of events) {
    if (event.kind === "start") continue;
    const last = found.at(-1);
    if (event.kind === "move" && event.seat === -1) last?.push(event);
    else found.push([event]);
  }
  return found.flatMap((group, n) => {
    const frame = tables.get(group.at(-1)!.seq);
    if (n === found.length - 1 && events.at(-1)?.seq === now.seq) return [{ events: group, view: now }];
    return frame ? [{ events: group, view: asOf(now, frame) }] : [];
  });
}

/** An earlier table as a view, without moves on offer. */
export const asOf = (now: View, frame: Frame): View => ({
  ...now, seq: frame.seq, to_act: frame.to_act, table: frame.table, explain: frame.explain, legal: [], undo: null, ask: null, end: null, offer: null, closed: null,
});

export class Showing {
  moving = $state(false); // something waits to be shown
  missed = $state.raw<Missed | null>(null);
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading = false;

  constructor(
    private readonly show: (step: Step) => void,
    private readonly lasts: (events: TableEvent[]) => number,
    private readonly done: () => void,
    private readonly pace: () => Pace,
  ) {}

  /** Whether everything has been shown. */
  get idle(): boolean {
    return !this.#queue.length && !this.#loading && this.missed === null;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Show a step after all that wait. */
  add(step: Step): void {
    this.#queue.push(step);
    if (this.#loading || this.missed) return;
    if (this.#timer === undefined) return this.#next();
    while (this.#queue.length > 1 && this.#queue.reduce((sum, each) => sum + this.lasts(each.events), 0) > this.pace().behind) this.#queue.shift();
  }

  /** Show a step at once, unless others wait. */
  now(step: Step): void {
    if (this.idle) this.show(step);
    else this.#queue.push(step);
  }

  /** Show steps that are being fetched before all that arrive meanwhile; as a story they can be stepped through. */
  async catchUp(load: Promise<Step[]>, otherwise: Step, story: boolean): Promise<void> {
    this.#loading = true;
    const found = await load.catch(() => [otherwise]);
    this.#loading = false;
    if (story && found.length > 1) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.missed = { steps: found.slice(1), at: -1, runs: true };
      this.show({ events: [], view: found[0]!.view });
      this.#read();
    } else {
      this.#queue.unshift(...found);
      if (this.#timer === undefined) this.#next();
    }
  }

  /** Go one missed step back or on; from then on only by hand. */
  by(n: number): void {
    const story = this.missed;
    if (!story) return;
    clearTimeout(this.#timer);
    this.#turn(story, story.at + n, false);
  }

  /** Skip to the present. */
  skip(): void {
    const story = this.missed?.steps ?? [];
    const last = this.#queue.at(-1) ?? story.at(-1);
    const events = [...story.slice((this.missed?.at ?? 0) + 1), ...this.#queue].flatMap((step) => step.events);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.moving = false;
    this.missed = null;
    if (last) this.show({ events, view: last.view });
    this.done();
  }

  #next(): void {
    const step = this.#queue.shift();
    this.moving = this.#queue.length > 0;
    if (!step) {
      this.#timer = undefined;
      this.done();
      return;
    }
    this.#timer = setTimeout(() => this.#next(), this.lasts(step.events));
    this.show(step);
  }

  #read(): void {
    this.#timer = setTimeout(() => {
      const story = this.missed;
      if (story?.runs) this.#turn(story, story.at + 1, true);
    }, this.pace().read);
  }

  #turn(story: Missed, at: number, runs: boolean): void {
    if (at >= story.steps.length) {
      this.missed = null;
      this.#timer = undefined;
      this.#next();
      return;
    }
    const on = at > story.at;
    this.missed = { ...story, at: Math.max(0, at), runs };
    const step = story.steps[this.missed.at]!;
    this.show(on ? step : { events: [], view: step.view });
    if (runs) this.#read();
  }
}
