/** ReplayModel: a game that is replayed, from the eyes of one viewer, with what bots thought of it. */
import type { BoardCard, Person } from "$kit/contract";
import { Kit } from "$kit/kit.svelte";
import { api } from "$lib/api";
import type { BoardModule } from "$lib/games";
import { say as shellSay, type Say } from "$lib/texts.svelte";
import type { Curve, Frame, TableDetails, PointsLine, Story, TableEvent } from "$lib/wire.gen";
import { byASeat, linesOf, peopleOf, type LogLine } from "../table/log";
import { PLAIN, type TableView } from "../table/page";

const PAGE = 32; // frames fetched at once
const KEPT = 10; // pages of frames in memory; those of a heavy game have some hundred kB
const AHEAD = 12; // the next page is fetched this many frames before the end of one
const LOOK = 900; // ms an event is shown while the replay plays
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const POLL = 700; // ms between questions how far the bots are

export class ReplayModel implements TableView {
  readonly kit = new Kit();
  say = $state.raw<Say>(shellSay);
  card = $state.raw<BoardCard>(PLAIN);
  agreed = $state.raw<TableDetails | null>(null);
  story = $state.raw<Story | null>(null);
  events = $state.raw<TableEvent[]>([]);
  at = $state(1); // the event that is shown
  frame = $state.raw<Frame | null>(null); // the table after it; for a moment the one before
  #first = $state.raw<Frame | null>(null); // any table of this viewer: the people do not change
  eyes = $state<number | null>(null); // the seat whose eyes these are; null is a spectator
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1); // while it plays
  curve = $state.raw<Curve | null>(null);
  #frames = new Map<number, Frame[]>(); // by page
  #fetching = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #thinking: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly match: string) {}

  close(): void {
    this.#closed = true;
    this.pause();
    clearTimeout(this.#thinking);
  }

  use(board: BoardModule | null, say: Say): void {
    this.say = say;
    this.card = board?.card ?? PLAIN;
    this.#refresh();
  }

  /** Open the replay at an event, or at its beginning. */
  async open(at: number | null): Promise<void> {
    this.agreed = await api.look(this.match);
    const own = this.agreed.sitting.findIndex((chair) => chair.you);
    this.eyes = own < 0 ? 0 : own;
    await this.#read();
    this.lookAt(at ?? 1);
  }

  async #read(): Promise<void> {
    const eyes = this.eyes;
    let story = await api.story(this.match, 1, eyes);
    const events = story.events;
    this.story = story;
    while (events.length < story.seq && story.events.length) {
      story = await api.story(this.match, events.length + 1, eyes);
      events.push(...story.events);
    }
    if (eyes === this.eyes) this.events = events;
  }

  /** See it from another seat. */
  async see(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    this.#frames.clear(); // the old table stays until the new one is here
    await Promise.all([this.#read(), this.#fetch(this.#page(this.at))]);
    this.lookAt(this.at);
  }

  // --- Where we are ---

  get last(): number {
    return this.story?.seq ?? 1;
  }

  lookAt(seq: number): void {
    const before = this.at;
    this.at = Math.max(1, Math.min(this.last, Math.round(seq)));
    this.#show(this.at === before + 1);
    const page = this.#page(this.at);
    if (!this.#frames.has(page)) void this.#fetch(page);
    const next = this.#page(this.at + AHEAD);
    if (next !== page && this.#frames.has(page) && !this.#frames.has(next) && next <= this.#page(this.last)) void this.#fetch(next);
  }

  stepBy(n: number): void {
    this.pause();
    this.lookAt(this.at + n);
  }

  /** The first event of every turn: another seat decides than before. Alone, every decision is a turn. */
  readonly turns = $derived.by((): number[] => {
    const decided = this.events.filter(byASeat);
    const alone = decided.every((event) => event.seat === decided[0]?.seat);
    return decided.filter((event, n) => alone || event.seat !== decided[n - 1]?.seat).map((event) => event.seq);
  });

  /** Go to the beginning of the next turn, or of this one and then of those before. */
  turnBy(n: 1 | -1): void {
    const to = n > 0 ? (this.turns.find((seq) => seq > this.at) ?? this.last) : (this.turns.findLast((seq) => seq < this.at) ?? 1);
    this.stepBy(to - this.at);
  }

  /** Play faster or slower. */
  speedBy(n: 1 | -1): void {
    this.setSpeed(SPEEDS[SPEEDS.indexOf(this.speed) + n] ?? this.speed);
  }

  setSpeed(speed: (typeof SPEEDS)[number]): void {
    this.speed = speed;
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  #page(seq: number): number {
    return Math.floor((seq - 1) / PAGE);
  }

  /** Fetch a page, unless it is being fetched. A viewer who scrubs over many pages gets the last one. */
  async #fetch(page: number): Promise<void> {
    const eyes = this.eyes;
    const name = `${page}/${eyes}`;
    if (this.#fetching.has(name)) return;
    this.#fetching.add(name);
    try {
      await new Promise((soon) => setTimeout(soon, this.#frames.size ? 60 : 0));
      if (page !== this.#page(this.at) && page !== this.#page(this.at + AHEAD)) return;
      const { frames } = await api.frames(this.match, page * PAGE + 1, PAGE, eyes);
      if (eyes !== this.eyes) return;
      this.#frames.set(page, frames);
      const oldest = this.#frames.keys().next().value;
      if (this.#frames.size > KEPT && oldest !== undefined) this.#frames.delete(oldest);
      if (page === this.#page(this.at)) this.#show(false);
    } finally {
      this.#fetching.delete(name);
      const wanted = this.#page(this.at);
      if (wanted !== page && !this.#frames.has(wanted)) void this.#fetch(wanted);
    }
  }

  #show(moves: boolean): void {
    const frame = this.#frames.get(this.#page(this.at))?.[(this.at - 1) % PAGE];
    const event = this.events[this.at - 1];
    if (frame) {
      this.frame = frame;
      this.#first ??= frame;
      this.kit.scene.show(moves && event ? [event] : []);
    }
    this.#refresh();
  }

  /** Tell the kit who looks and what just happened. */
  #refresh(): void {
    const event = this.events[this.at - 1];
    const follow = this.events.slice(0, this.at).findLast(byASeat)?.seat ?? null;
    this.kit.viewer.set({ say: this.say, seat: this.eyes, people: this.people, follow });
    this.kit.scene.score(this.points);
    this.kit.scene.mark(event?.told ? this.card.touches(event.told) : []);
  }

  // --- Playing by itself ---

  play(): void {
    if (this.at >= this.last) this.lookAt(1);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    const event = this.events[this.at]; // the next event: events count from 1
    const lasts = event?.kind === "move" ? (this.card.lasts?.(event) ?? 0) : 0;
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.frame?.seq === this.at) this.lookAt(this.at + 1); // otherwise wait for the table
      if (this.at >= this.last) this.pause();
      else this.#next();
    }, Math.max(LOOK, lasts) / this.speed);
  }

  // --- What a table shows ---

  /** The seat the replay is seen from. */
  get seat(): number | null {
    return this.eyes;
  }
  get table(): Record<string, unknown> | null {
    return this.frame?.table ?? null;
  }
  get toAct(): number | null {
    return this.frame?.to_act ?? null;
  }

  get points(): PointsLine[] {
    return this.frame?.explain ?? [];
  }

  get own(): number | null {
    const own = this.agreed?.sitting.findIndex((chair) => chair.you) ?? -1;
    return own < 0 ? null : own;
  }

  people = $derived.by((): Person[] => {
    const { story } = this;
    const table = this.#first?.table;
    return story && table ? peopleOf({ ...story, table }, this.card, this.say, this.own) : [];
  });

  who = (seat: number): string => (seat < 0 ? this.say("the-table") : (this.people[seat]?.name ?? this.say("seat", { n: seat + 1 })));

  log = $derived.by((): LogLine[] => linesOf(this.events, this.say, this.who, this.own));

  // --- The curve ---

  /** Ask whether the bots have judged the game; with `ask`, let them. */
  async think(ask: boolean): Promise<void> {
    clearTimeout(this.#thinking);
    this.curve = await (ask ? api.think(this.match) : api.curve(this.match));
    if (this.curve.state === "thinking" && !this.#closed) this.#thinking = setTimeout(() => void this.think(false), POLL);
  }
}
