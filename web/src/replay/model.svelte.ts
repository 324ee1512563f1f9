/** A game that is looked through: where we are in it, with whose eyes, and what bots thought of it. */
import type { BoardCard, Person } from "$kit/contract";
import { Kit } from "$kit/kit.svelte";
import { api } from "$lib/api";
import type { BoardModule } from "$lib/games";
import { say as shellSay, type Say } from "$lib/texts.svelte";
import type { Curve, Frame, TableDetails, PointsLine, Story, TableEvent, View } from "$lib/wire.gen";
import { PLAIN } from "../table/model.svelte";
import { linesOf, peopleOf, type LogLine } from "../table/told";

const PAGE = 32; // frames fetched at once
const KEPT = 10; // pages of frames that are kept; those of a heavy game have some hundred kB
const AHEAD = 12; // frames from the end of a page at which the next one is fetched
const A_LOOK = 900; // ms an event is looked at while it plays by itself
const SOON = 700; // ms until one looks again how far the bots are

export class ReplayModel {
  readonly kit = new Kit();
  say = $state.raw<Say>(shellSay);
  card = $state.raw<BoardCard>(PLAIN);
  agreed = $state.raw<TableDetails | null>(null);
  story = $state.raw<Story | null>(null);
  events = $state.raw<TableEvent[]>([]);
  at = $state(1); // the event that is looked at
  frame = $state.raw<Frame | null>(null); // the table then; for a moment the one before
  #first = $state.raw<Frame | null>(null); // any table of these eyes: who sits there does not change
  eyes = $state<number | null>(null);
  playing = $state(false);
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
    this.#lay();
  }

  /** Open the story at an event, or else at its beginning. */
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

  /** Look with other eyes. */
  async see(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    this.#frames.clear(); // what is shown stays until the other table is here
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

  #page(seq: number): number {
    return Math.floor((seq - 1) / PAGE);
  }

  /** Fetch a page, unless that goes on; who scrubs over many pages gets the one where they stop. */
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
    this.#lay();
  }

  /** Lay out for the board whose table it is and what just happened. */
  #lay(): void {
    const event = this.events[this.at - 1];
    const follow = this.events.slice(0, this.at).findLast((one) => one.kind === "move" && (one.seat ?? -1) >= 0)?.seat ?? null;
    this.kit.viewer.set({ say: this.say, seat: this.eyes, people: this.people, follow });
    this.kit.scene.score(this.points);
    this.kit.scene.mark(event?.told ? this.card.touches(event.told) : []);
  }

  // --- By itself ---

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
    const event = this.events[this.at]; // the next one: an event has its number less one
    const lasts = event?.kind === "move" ? (this.card.lasts?.(event) ?? 0) : 0;
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.frame?.seq === this.at) this.lookAt(this.at + 1); // else wait for the table
      if (this.at >= this.last) this.pause();
      else this.#next();
    }, Math.max(A_LOOK, lasts));
  }

  // --- What a table shows ---

  /** As a table that is played is seen, so that seats are drawn alike. */
  get shown(): View | null {
    const { frame, story } = this;
    if (!frame || !story) return null;
    const end = frame.seq === story.seq ? story.end : null;
    return {
      seq: frame.seq, started: true, to_act: frame.to_act, table: frame.table, explain: frame.explain, legal: [], names: story.names, bots: story.bots,
      undo: null, ask: null, clock: null, end,
    };
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

  get wire(): { seat: number | null } {
    return { seat: this.eyes };
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

  /** Look whether bots have looked at it; with `ask` let them. */
  async think(ask: boolean): Promise<void> {
    clearTimeout(this.#thinking);
    this.curve = await (ask ? api.think(this.match) : api.curve(this.match));
    if (this.curve.state === "thinking" && !this.#closed) this.#thinking = setTimeout(() => void this.think(false), SOON);
  }
}
