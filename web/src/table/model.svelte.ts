/** One open table: its connection, what is shown of it now, and everything a person can do. */
import { SvelteMap } from "svelte/reactivity";
import { Kit, type SpotEntry } from "$kit/state.svelte";
import type { BoardCard, Person } from "$kit/contract";
import { api, Refused } from "$lib/api";
import type { BoardModule } from "$lib/games";
import { prefs } from "$lib/prefs.svelte";
import { say as shellSay, type Say } from "$lib/texts.svelte";
import { lineOf } from "$lib/words";
import type { Ack, Advice, Frame, News, Points, PointsLine, Reason, Look, TableEvent, View } from "$lib/wire.gen";
import { Wire } from "$lib/wire.svelte";

const A_MOMENT = 260; // ms a move takes where its board says nothing
const BEHIND = 4000; // ms of moves that may wait to be shown; more is jumped over
const EQUAL = 0.02; // shares of a win that tell nothing apart
const PAGE = 32; // frames fetched at once
const COLOURS = ["#D9A21B", "#2F6FA3", "#7C5AA6", "#33804F", "#B4468A", "#D9772B"];

/** A board for a game that has none yet: the list of moves is enough to play. */
export const PLAIN: BoardCard = {
  colours: COLOURS,
  points: () => null,
  asks: () => ({ ask: { id: "ask-plain" } }),
  touches: () => [],
};

export interface LogLine {
  event: TableEvent;
  text: string;
  seat: number | null;
  mine: boolean;
  sea: boolean;
  undone: boolean;
}

export interface Hint {
  win: number | null;
  best: boolean;
  equal: boolean;
}

type Step = { events: TableEvent[]; view: View };

export class TableModel {
  readonly wire: Wire;
  readonly kit = new Kit();
  say = $state.raw<Say>(shellSay);
  card = $state.raw<BoardCard>(PLAIN);
  agreed = $state.raw<Look | null>(null);
  shown = $state.raw<View | null>(null); // the table as it is drawn; may be a little behind
  ready = false; // its words are here
  busy = $state(false); // a command is on its way
  trouble = $state<string | null>(null);
  hints = new SvelteMap<string, Hint>();
  hinting = $state(false);
  reason = $state.raw<{ label: string; clause: string | null; why: string | null } | null>(null);
  points = $state.raw<PointsLine[]>([]);
  past = $state.raw<Frame | null>(null); // an earlier table that is looked at
  spoken = $state(""); // for live regions
  #queue: Step[] = [];
  moving = $state(false); // something is being shown that others did
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frames = new Map<number, Frame>();
  #looking = 0;
  #awaited: { seq: number; come: () => void }[] = []; // changes of ours that have not come yet
  #counted = -1; // the event whose points are known

  constructor(
    readonly match: string,
    seat: number | null = null,
  ) {
    this.wire = new Wire(match, seat);
    this.wire.onNews = (news, first) => this.#news(news, first);
    this.kit.play = (text) => void this.play(text);
    this.kit.why = (spot) => void this.why(spot);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.wire.close();
  }

  use(board: BoardModule | null, say: Say): void {
    this.say = say;
    this.card = board?.card ?? PLAIN;
    this.ready = true;
    this.#mark();
    this.#offer();
  }

  async look(): Promise<void> {
    this.agreed = await api.look(this.match);
  }

  // --- Who is who ---

  get people(): Person[] {
    const view = this.shown;
    if (!view) return [];
    const sides = Math.max(view.names.length, this.card.sides?.(view.table) ?? 0);
    return Array.from({ length: sides }, (_, side) => {
      const sits = side < view.names.length;
      const bot = view.bots[side] ?? null;
      return {
        side,
        sits,
        bot,
        name: this.#name(view, side, sits, bot),
        colour: this.card.colours[side % this.card.colours.length] ?? "#5C6F76",
        light: this.card.light?.includes(side) ?? false,
        you: side === this.wire.seat,
      };
    });
  }

  #name(view: View, side: number, sits: boolean, bot: string | null): string {
    if (!sits) return this.say("the-rival");
    return view.names[side] ?? (bot ? this.say(`bot-${(side % 6) + 1}`) : this.say("seat", { n: side + 1 }));
  }

  who = (seat: number): string => (seat < 0 ? this.say("the-table") : (this.people[seat]?.name ?? this.say("seat", { n: seat + 1 })));

  get myTurn(): boolean {
    return this.kit.legal.size > 0;
  }

  /** The table that is drawn: now, or as it was. */
  get table(): Record<string, unknown> | null {
    return this.past?.table ?? this.shown?.table ?? null;
  }

  // --- What happens ---

  #news(news: News, first: boolean): void {
    this.#awaited = this.#awaited.filter((change) => {
      if (news.seq < change.seq) return true;
      change.come();
      return false;
    });
    this.reason = news.events.length ? null : this.reason;
    if (first || !news.events.length || document.visibilityState === "hidden") {
      if (!this.#queue.length) this.#show({ events: first ? [] : news.events, view: news.view });
      else this.#queue.push({ events: news.events, view: news.view });
    } else {
      this.#queue.push({ events: news.events, view: news.view });
      if (this.#timer === undefined) this.#next();
      else if (this.#queue.reduce((sum, step) => sum + this.#lasts(step.events), 0) > BEHIND) this.skip();
    }
    if (this.agreed && !this.agreed.started && news.view.started) void this.look();
  }

  #lasts(events: TableEvent[]): number {
    if (this.kit.still) return 0;
    return Math.max(0, ...events.filter((event) => event.kind === "move").map((event) => this.card.lasts?.(event) ?? A_MOMENT));
  }

  #next(): void {
    const step = this.#queue.shift();
    this.moving = this.#queue.length > 0;
    if (!step) {
      this.#timer = undefined;
      this.#offer();
      return;
    }
    this.#timer = setTimeout(() => this.#next(), this.#lasts(step.events));
    this.#show(step);
  }

  /** Jump to what is now. */
  skip(): void {
    const last = this.#queue.at(-1);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.moving = false;
    if (last) this.#show({ events: this.#queue.flatMap((step) => step.events), view: last.view });
    this.#queue = [];
    this.#offer();
  }

  #show({ events, view }: Step): void {
    this.shown = view;
    this.kit.still = prefs.still;
    this.kit.events = events;
    this.kit.step++;
    if (events.length) this.past = null;
    this.#mark();
    this.#offer();
    if (!this.ready) return;
    const lines = events.filter((event) => event.kind === "move" && event.told).map((event) => lineOf(event.told!, this.say, this.who));
    if (lines.length) this.spoken = lines.join(" ");
  }

  /** The last move of a seat stays marked until the next one. */
  #mark(): void {
    const moves = this.wire.events.filter((event) => event.kind === "move" && event.seq <= (this.shown?.seq ?? 0));
    let from = moves.length - 1;
    while (from > 0 && (moves[from]?.seat ?? 0) < 0) from--;
    this.kit.last = moves.slice(Math.max(0, from)).flatMap((event) => (event.told ? this.card.touches(event.told) : []));
  }

  /** Offer the legal moves once everything before them has been shown. */
  #offer(): void {
    if (!this.ready) return;
    const view = this.wire.view;
    const ready = view !== null && view === this.shown && !this.#queue.length && this.past === null;
    const legal = ready ? view.legal : [];
    const same = legal.length === this.kit.legal.size && legal.every((move) => this.kit.legal.has(move.text));
    this.kit.seat = this.wire.seat;
    this.kit.say = this.say;
    this.kit.people = this.people;
    this.kit.twice = prefs.twice;
    this.kit.still = prefs.still;
    if (!same || !legal.length) {
      this.kit.picked = null;
      this.kit.hot = null;
      this.kit.asking = false;
      this.hints.clear();
    }
    this.kit.legal = new Map(legal.map((move) => [move.text, move]));
    if (ready && view.started && !view.end) void this.#count();
  }

  async #count(): Promise<void> {
    if (this.wire.state !== "open" || this.#counted === this.wire.seq) return;
    this.#counted = this.wire.seq;
    try {
      this.points = (await this.wire.ask<Points>({ type: "explain" })).explain;
    } catch {
      this.#counted = -1; // the next news asks again
    }
  }

  // --- What a person does ---

  async #do(work: () => Promise<unknown>): Promise<void> {
    this.trouble = null;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code !== "stale" && error.code !== "offline") this.trouble = this.refusal(error);
    } finally {
      this.busy = false;
    }
  }

  /** A refusal in words of the reader's language, where there are some. */
  refusal(error: Refused): string {
    const known = ["not_your_turn", "game_over", "handed_over", "no_hint_now", "no_hints", "too_many", "already_asked", "nothing_to_undo", "out_of_time", "illegal_move"];
    return this.say(known.includes(error.code) ? `refused-${error.code}` : "refused-other");
  }

  /** Do something that changes the table, and wait until the change has come: what was on offer before is over. */
  #change(command: Parameters<Wire["ask"]>[0]): Promise<void> {
    return this.#do(async () => {
      const { seq } = await this.wire.ask<Ack>(command);
      if (this.wire.seq < seq) await new Promise<void>((come) => this.#awaited.push({ seq, come }));
    });
  }

  get #expected(): number {
    return this.wire.view?.seq ?? 0;
  }

  async play(text: string): Promise<void> {
    const move = this.kit.legal.get(text);
    if (!move || this.busy) return;
    this.kit.asking = false;
    this.reason = null;
    await this.#change({ type: "act", move: move.move, expected_seq: this.#expected });
  }

  async undo(): Promise<void> {
    const to = this.wire.view?.undo?.to;
    if (to === undefined || this.busy) return;
    await this.#change({ type: "undo", to, expected_seq: this.#expected });
  }

  answer(agree: boolean): Promise<void> {
    return this.#change({ type: agree ? "agree" : "decline", expected_seq: this.#expected });
  }

  leave(bot: string): Promise<void> {
    return this.#change({ type: "leave", bot, expected_seq: this.#expected });
  }

  comeBack(): Promise<void> {
    return this.#change({ type: "return", expected_seq: this.#expected });
  }

  chat(text: string): Promise<void> {
    return this.#do(() => this.wire.ask({ type: "say", text }));
  }

  async hint(): Promise<void> {
    if (!this.myTurn || this.hinting) return;
    this.hinting = true;
    const asked = this.wire.view;
    await this.#do(async () => {
      const { moves } = await this.wire.ask<Advice>({ type: "hint" });
      if (asked !== this.wire.view) return;
      const best = moves[0]?.win ?? null;
      const near = moves.filter((move) => move.win !== null && best !== null && best - move.win < EQUAL);
      moves.forEach((move, n) =>
        this.hints.set(move.text, { win: move.win, best: n === 0 && near.length === 1, equal: near.length > 1 && near.includes(move) }),
      );
    });
    this.hinting = false;
  }

  /** Say why something on the board cannot be done now. */
  async why(spot: SpotEntry): Promise<void> {
    this.kit.asking = false;
    const label = spot.label;
    const view = this.wire.view;
    if (!view || view.end || this.wire.seat === null) return;
    const legal = this.kit.movesAt(spot.moves)[0];
    if (legal) {
      this.reason = { label, clause: null, why: null };
      return;
    }
    if (!this.myTurn) {
      this.reason = { label, clause: null, why: "not-now" };
      return;
    }
    for (const move of spot.moves) {
      try {
        const found = await this.wire.ask<Reason>({ type: "why", move });
        if (found.clause) {
          this.reason = { label, clause: found.clause, why: found.why };
          return;
        }
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
    const because = spot.because;
    if (because) this.reason = { label, clause: because, why: null };
  }

  // --- Looking back ---

  get log(): LogLine[] {
    const end = this.shown?.seq ?? 0;
    const events = this.wire.events.filter((event) => event.seq <= end);
    const undone = new Set<number>();
    for (const event of events) {
      if (event.kind !== "undo") continue;
      for (let seq = (event.to ?? 0) + 1; seq < event.seq; seq++) undone.add(seq);
    }
    return events.flatMap((event) => {
      const text = this.#line(event);
      if (text === null) return [];
      const seat = event.told ? ((event.told["who"] as number | undefined) ?? event.told.seat) : event.seat;
      const real = seat !== null && seat >= 0 ? seat : null;
      return [{ event, text, seat: real, mine: real !== null && real === this.wire.seat, sea: event.seat === -1, undone: undone.has(event.seq) }];
    });
  }

  #line(event: TableEvent): string | null {
    const who = event.seat === null ? "" : this.who(event.seat);
    switch (event.kind) {
      case "move":
        return event.told ? lineOf(event.told, this.say, this.who) : null;
      case "undo":
        return this.say("log-undo", { who });
      case "ask":
        return this.say("log-ask", { who });
      case "decline":
        return this.say("log-decline", { who });
      case "hand-over":
        return event.bot ? this.say("log-leave", { who }) : this.say("log-return", { who });
      default:
        return null;
    }
  }

  /** Show the table as it was after an event; null is now. */
  async lookAt(seq: number | null): Promise<void> {
    const wanted = ++this.#looking;
    if (seq === null || seq >= (this.shown?.seq ?? 0)) {
      this.past = null;
      this.kit.pointed = [];
      this.#offer();
      return;
    }
    if (!this.#frames.has(seq)) {
      const first = Math.max(1, seq - PAGE / 2);
      try {
        const { frames } = await api.frames(this.match, first, PAGE, this.wire.seat);
        for (const frame of frames) this.#frames.set(frame.seq, frame);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return;
      }
    }
    if (wanted !== this.#looking) return;
    this.past = this.#frames.get(seq) ?? null;
    this.kit.events = [];
    this.#offer();
  }

  /** One move back or on. */
  async stepBy(n: number): Promise<void> {
    const moves = this.log.filter((line) => line.event.kind === "move" && !line.undone);
    const now = this.past?.seq ?? Infinity;
    const at = n < 0 ? moves.findLast((line) => line.event.seq < Math.min(now, this.shown?.seq ?? 0)) : moves.find((line) => line.event.seq > now);
    await this.lookAt(at ? at.event.seq : n > 0 ? null : (moves[0]?.event.seq ?? null));
    this.kit.pointed = at?.event.told && this.past ? this.card.touches(at.event.told) : [];
  }

  /** Whether taking back goes past something the sea has shown. */
  get undoRedraws(): boolean {
    const to = this.wire.view?.undo?.to;
    return to !== undefined && this.wire.events.some((event) => event.seq > to && event.kind === "move" && event.seat === -1);
  }
}

