/** One open table: its connection, what is shown of it now, and everything a person can do. */
import { SvelteMap } from "svelte/reactivity";
import type { BoardCard, Move, Person } from "$kit/contract";
import { Kit } from "$kit/kit.svelte";
import { isLater } from "$kit/offer.svelte";
import type { SpotEntry } from "$kit/spots";
import { isSame } from "$kit/told";
import { api, Refused } from "$lib/api";
import type { BoardModule } from "$lib/games";
import { say as shellSay, type Say } from "$lib/texts.svelte";
import { lineOf } from "$lib/words";
import type { Ack, Frame, HintReply, News, OwnUndo, PointsLine, TableDetails, TableEvent, View, WhyReply } from "$lib/wire.gen";
import { Wire } from "$lib/wire.svelte";
import { asOf, Showing, steps, type Step } from "./showing.svelte";
import { linesOf, peopleOf, type LogLine, type Written } from "./told";

export type { LogLine } from "./told";

const A_MOMENT = 260; // ms a move takes where its board says nothing
const TRIES = 8; // for what is meant whatever others do meanwhile
const EQUAL = 0.02; // shares of a win that tell nothing apart
const PAGE = 32; // frames fetched at once
const MOST = 64; // the server gives no more
const STORY = 40; // events that are stepped through when somebody comes back; earlier ones are in the log
const COLOURS = ["#D9A21B", "#2F6FA3", "#7C5AA6", "#33804F", "#B4468A", "#D9772B"];

/** A board for a game that has none yet: the list of moves is enough to play. */
export const PLAIN: BoardCard = {
  colours: COLOURS,
  points: () => null,
  asks: () => ({ ask: { id: "ask-plain" } }),
  touches: () => [],
  left: () => [],
};

export interface Undoing {
  lines: LogLine[];
  redraws: boolean; // what the sea has shown is drawn anew
  asks: string[]; // who must agree
  plain: boolean; // what was chosen last, and nothing else
}

export interface Hint {
  win: number | null;
  best: boolean;
  equal: boolean;
}

/** Several people who pass one device on: their seats, and whether each must be alone with it. */
export interface Shared {
  seats: readonly number[];
  hidden: boolean;
}

const byASeat = (event: TableEvent): boolean => event.kind === "move" && (event.seat ?? -1) >= 0;

export class TableModel {
  readonly wire: Wire;
  readonly kit = new Kit({ play: (...moves) => void this.play(...moves), why: (spot) => void this.why(spot) });
  say = $state.raw<Say>(shellSay);
  card = $state.raw<BoardCard>(PLAIN);
  agreed = $state.raw<TableDetails | null>(null);
  shown = $state.raw<View | null>(null); // the table as it is drawn; may be a little behind
  ready = false; // its words are here
  busy = $state(false); // a command is on its way
  trouble = $state<string | null>(null);
  taking = $state(false); // what an undo would take back is being read
  hints = new SvelteMap<string, Hint>();
  hinting = $state(false);
  reason = $state.raw<{ label: string; clause: string | null; why: string | null } | null>(null);
  past = $state.raw<Frame | null>(null); // an earlier table that is looked at
  spoken = $state(""); // for live regions
  heard = $state(performance.now()); // when the table was last told, for clocks
  readonly showing = new Showing(
    (step) => this.#show(step),
    (events) => this.#lasts(events),
    () => this.#offer(),
  );
  #away: number | null = null; // the last event before this window was hidden
  #frames = new Map<number, Frame>();
  #looking = 0;
  #gesture = false; // several moves are being played
  #together = { from: 0, to: 0 }; // the events between which the last gesture's moves lie: they are taken back together
  #awaited: { seq: number; come: () => void }[] = []; // changes of ours that have not come yet
  #told = { say: shellSay, names: "", lines: new WeakMap() as Written }; // a long log is put into words once

  constructor(
    readonly match: string,
    seat: number | "watch" | null = null,
    readonly shared: Shared | null = null,
  ) {
    this.wire = new Wire(match, seat);
    this.wire.onNews = (news, first) => this.#news(news, first);
    document.addEventListener("visibilitychange", this.#comeOrGo);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#comeOrGo);
    this.showing.close();
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
    return peopleOf(view, this.card, this.say, this.wire.seat);
  }

  who = (seat: number): string => (seat < 0 ? this.say("the-table") : (this.people[seat]?.name ?? this.say("seat", { n: seat + 1 })));

  /** Who is to sit before this device next, where several share it. */
  get next(): number | null {
    const seat = this.shown?.to_act ?? null;
    if (!this.shared || seat === null || seat === this.wire.seat || this.shown?.bots[seat]) return null;
    return this.shared.seats.includes(seat) ? seat : null;
  }

  get myTurn(): boolean {
    return this.kit.offer.legal.length > 0;
  }

  /** The table that is drawn: now, or as it was. */
  get table(): Record<string, unknown> | null {
    return this.past?.table ?? this.shown?.table ?? null;
  }

  /** The event after which it stands, and who decides then. */
  get at(): number {
    return this.past?.seq ?? this.shown?.seq ?? 0;
  }
  get toAct(): number | null {
    return this.past ? this.past.to_act : (this.shown?.to_act ?? null);
  }

  /** The points of that table, line by line. */
  get points(): PointsLine[] {
    return this.past?.explain ?? (this.shown?.started ? this.shown.explain : []);
  }

  // --- What happens ---

  #news(news: News, first: boolean): void {
    this.heard = performance.now();
    this.#awaited = this.#awaited.filter((change) => {
      if (news.seq < change.seq) return true;
      change.come();
      return false;
    });
    this.reason = news.events.length ? null : this.reason;
    const step = { events: first ? [] : news.events, view: news.view };
    const others = news.events.filter((event) => byASeat(event) && event.seat !== this.wire.seat);
    if (first) {
      const left = this.wire.left ?? (this.shared ? 0 : news.seq);
      if (this.wire.seat === null || !this.#recap(left)) this.showing.now(step);
    } else if (!news.events.length || document.visibilityState === "hidden") this.showing.now(step);
    else if (others.length > 1) void this.showing.catchUp(this.#steps(news.events, news.view), step, false);
    else this.showing.add(step);
    if (this.shown !== news.view) this.#offer(); // it waits to be shown: what was on offer before is over
    if (this.agreed && !this.agreed.started && news.view.started) void this.look();
  }

  #lasts(events: TableEvent[]): number {
    if (this.kit.scene.still) return 0;
    return Math.max(0, ...events.filter((event) => event.kind === "move").map((event) => this.card.lasts?.(event) ?? A_MOMENT));
  }

  #comeOrGo = (): void => {
    if (document.visibilityState === "hidden") this.#away = this.shown?.seq ?? null;
    else if (this.#away !== null && this.showing.idle) {
      this.#recap(this.#away);
      this.#away = null;
    }
  };

  /** Step through what others did after an event; say whether there is something. */
  #recap(from: number): boolean {
    const view = this.wire.view;
    const undone = this.wire.events.findLast((event) => event.kind === "undo")?.seq ?? 0; // what was taken back is no story
    const since = this.wire.events.filter((event) => event.seq > Math.max(from, undone, (view?.seq ?? 0) - STORY));
    const begin = since.findIndex((event) => byASeat(event) && event.seat !== this.wire.seat);
    if (!view || begin < 0) return false;
    this.past = null;
    void this.showing.catchUp(this.#steps(since.slice(begin), view, true), { events: [], view }, true);
    return true;
  }

  /** The event after which others did something: my last decision, or an undo. */
  get since(): number {
    const events = this.wire.events;
    const mine = events.findLast((event) => event.kind === "undo" || (byASeat(event) && event.seat === this.wire.seat))?.seq ?? 0;
    return events.some((event) => event.seq > mine && byASeat(event)) ? mine : -1;
  }

  /** Step through that once more. */
  retell(): void {
    if (this.since >= 0 && this.showing.idle) this.#recap(this.since);
  }

  async #steps(events: TableEvent[], view: View, before = false): Promise<Step[]> {
    const first = Math.max(1, events[0]!.seq - (before ? 1 : 0));
    const { frames } = await api.frames(this.match, first, Math.min(MOST, view.seq - first + 1), this.wire.seat);
    const found = steps(events, frames, view);
    return before ? [{ events: [], view: asOf(view, frames[0]!) }, ...found] : found;
  }

  #show({ events, view }: Step): void {
    this.shown = view;
    if (events.length) this.taking = false;
    this.kit.scene.show(events);
    if (events.length) this.past = null;
    this.#mark();
    this.#offer();
    if (!this.ready) return;
    const lines = events.filter((event) => event.kind === "move" && event.told).map((event) => lineOf(event.told!, this.say, this.who));
    // the same words twice are read twice only if something differs
    if (lines.length) this.spoken = lines.join(" ") + (this.kit.scene.version % 2 ? "\u200b" : "");
  }

  /** The last move of a seat stays marked until the next one. */
  #mark(): void {
    const moves = this.wire.events.filter((event) => event.kind === "move" && event.seq <= this.at);
    let from = moves.length - 1;
    while (from > 0 && (moves[from]?.seat ?? 0) < 0) from--;
    this.kit.scene.mark(moves.slice(Math.max(0, from)).flatMap((event) => (event.told ? this.card.touches(event.told) : [])));
    const mover = moves[from]?.seat ?? -1;
    this.kit.viewer.set({ follow: this.wire.seat === null && mover >= 0 ? mover : null });
  }

  /** Offer the legal moves once everything before them has been shown. */
  #offer(): void {
    if (!this.ready) return;
    const view = this.wire.view;
    const ready = view !== null && view === this.shown && this.showing.idle && this.past === null;
    const legal = ready ? view.legal : [];
    const { card, kit } = this;
    kit.viewer.set({ seat: this.wire.seat, say: this.say, people: this.people });
    kit.scene.score(this.points);
    kit.path.lead(view && card.steps ? (move) => card.steps!(move, view.table) : () => []);
    if (kit.offer.put(legal, view?.seq ?? 0)) {
      kit.choice.release();
      kit.choice.ask(false);
      this.hints.clear();
      kit.path.settle();
    }
    if (!this.#gesture) kit.gather((legal.length && card.gathers?.(view!.table, kit.offer.legal)) || null); // what is being played stays in sight
    if (ready && this.next !== null && !this.shared?.hidden) this.wire.sit(this.next);
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

  /**
   * Do something that changes the table, and wait until the change has come: what was on offer before is over.
   * What is meant whatever happens meanwhile is tried again where others were faster.
   */
  #change(command: Parameters<Wire["ask"]>[0], tries = 1): Promise<void> {
    return this.#do(async () => {
      try {
        await this.#send(command);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== "stale" || tries <= 1) throw error;
        await new Promise((wait) => setTimeout(wait, A_MOMENT));
        await this.#change({ ...command, expected_seq: this.#expected } as typeof command, tries - 1);
      }
    });
  }

  async #send(command: Parameters<Wire["ask"]>[0]): Promise<void> {
    const { seq } = await this.wire.ask<Ack>(command);
    if (this.wire.seq < seq) await new Promise<void>((come) => this.#awaited.push({ seq, come }));
  }

  get #expected(): number {
    return this.wire.view?.seq ?? 0;
  }

  /** Play a move, or several one after another, as long as nothing comes between. */
  async play(...moves: Move[]): Promise<void> {
    const { offer, choice } = this.kit;
    if (!offer.legal.includes(moves[0]!) || this.busy) return;
    choice.ask(false);
    this.reason = null;
    this.#gesture = moves.length > 1;
    const from = this.#expected;
    await this.#do(async () => {
      for (const wanted of moves) {
        const move = this.wire.view?.legal.find((one) => (isLater(wanted) ? isSame(one.told, wanted.told) : one.text === wanted.text));
        if (!move) return;
        await this.#send({ type: "act", move: move.move, expected_seq: this.#expected });
        this.#together = { from, to: this.#expected };
      }
    });
    this.#gesture = false;
  }

  /** Where an undo leads: before the last own decision and all that were made with it. */
  get undo(): OwnUndo | null {
    const undo = this.#last;
    const { from, to } = this.#together;
    return undo && from <= undo.to && undo.to < to ? { ...undo, to: from } : undo;
  }
  /** Who share a device and hide nothing from each other take back what any of them did last. */
  get #last(): OwnUndo | null {
    const { view } = this.wire;
    const own = view?.undo ?? null;
    if (!view || view.end || !this.shared || this.shared.hidden) return own;
    const last = this.log.findLast(({ event, undone }) => byASeat(event) && !undone && this.shared!.seats.includes(event.seat!));
    return last && last.event.seq - 1 > (own?.to ?? 0) ? { to: last.event.seq - 1, free: !this.#others.length } : own;
  }
  /** The people who sit elsewhere. */
  get #others(): Person[] {
    return this.people.filter((person) => person.sits && !person.you && !person.bot && !this.shared?.seats.includes(person.side));
  }

  /** Take back the last own decision; what that would show or undo besides is said first. */
  async takeBack(sure = false): Promise<void> {
    const { to } = this.undo ?? {};
    if (to === undefined || this.busy || this.wire.view?.ask) return;
    if (!sure && !this.undoing?.plain) {
      this.taking = true;
      this.reason = null;
      return;
    }
    this.taking = false;
    await this.#change({ type: "undo", to, expected_seq: this.#expected });
  }

  answer(agree: boolean): Promise<void> {
    return this.#change({ type: agree ? "agree" : "decline", expected_seq: this.#expected });
  }

  leave(bot: string): Promise<void> {
    return this.#change({ type: "leave", bot, expected_seq: this.#expected }, TRIES);
  }

  comeBack(): Promise<void> {
    return this.#change({ type: "return", expected_seq: this.#expected }, TRIES);
  }

  chat(text: string): Promise<void> {
    return this.#do(() => this.wire.ask({ type: "say", text }));
  }

  async hint(): Promise<void> {
    if (!this.myTurn || this.hinting) return;
    this.hinting = true;
    const asked = this.wire.view?.seq; // a table may be told again while a bot thinks, unchanged
    await this.#do(async () => {
      const { moves } = await this.wire.ask<HintReply>({ type: "hint" });
      if (asked !== this.wire.view?.seq) return;
      const best = moves[0]?.win ?? null;
      this.kit.choice.highlight(this.kit.offer.legal.filter((move) => move.text === moves[0]?.text)); // where the best one happens
      const near = moves.filter((move) => move.win !== null && best !== null && best - move.win < EQUAL);
      moves.forEach((move, n) =>
        this.hints.set(move.text, { win: move.win, best: n === 0 && near.length === 1, equal: near.length > 1 && near.includes(move) }),
      );
    });
    this.hinting = false;
  }

  /** Say why something on the board cannot be done now. */
  async why(spot: SpotEntry): Promise<void> {
    this.kit.choice.ask(false);
    const label = spot.label;
    const view = this.wire.view;
    if (!view || view.end || this.wire.seat === null || this.past) return;
    this.taking = false;
    if (spot.moves.length) {
      this.reason = { label, clause: null, why: null };
      return;
    }
    if (!this.myTurn) {
      this.reason = { label, clause: null, why: "not-now" };
      return;
    }
    for (const move of spot.texts ?? []) {
      try {
        const found = await this.wire.ask<WhyReply>({ type: "why", move });
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
    const names = this.people.map((person) => person.name).join("\n");
    if (this.#told.say !== this.say || this.#told.names !== names) this.#told = { say: this.say, names, lines: new WeakMap() };
    const { lines } = this.#told;
    const end = this.shown?.seq ?? 0;
    return linesOf(this.wire.events.filter((event) => event.seq <= end), this.say, this.who, this.wire.seat, lines);
  }

  /** Show the table as it was after an event; null is now. */
  async lookAt(seq: number | null): Promise<void> {
    const wanted = ++this.#looking;
    if (seq === null || seq >= (this.shown?.seq ?? 0)) {
      this.past = null;
      this.kit.scene.point([]);
      this.#mark();
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
    this.kit.scene.settle();
    this.#mark();
    this.#offer();
  }

  /** One move back or on. */
  async stepBy(n: number): Promise<void> {
    if (this.showing.missed) return this.showing.by(n);
    const moves = this.log.filter((line) => line.event.kind === "move" && !line.undone);
    const now = this.past?.seq ?? Infinity;
    const at = n < 0 ? moves.findLast((line) => line.event.seq < Math.min(now, this.shown?.seq ?? 0)) : moves.find((line) => line.event.seq > now);
    await this.lookAt(at ? at.event.seq : n > 0 ? null : (moves[0]?.event.seq ?? null));
    this.kit.scene.point(at?.event.told && this.past ? this.card.touches(at.event.told) : []);
  }

  /** What an undo would take back, the newest first; null where there is nothing. */
  get undoing(): Undoing | null {
    const { undo } = this;
    if (!undo) return null;
    const lines = this.log.filter((line) => line.event.seq > undo.to && line.event.kind === "move" && !line.undone).reverse();
    const redraws = lines.some((line) => line.sea);
    return {
      lines,
      redraws,
      asks: undo.free ? [] : this.#others.map((person) => person.name),
      plain: undo.free && !redraws && (lines.length === 1 || lines.every((line) => line.mine)),
    };
  }
}

