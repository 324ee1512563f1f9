/** TableModel: one open table, as it is shown now, with everything a person can do there. */
import type { BoardCard, Person } from "$kit/contract";
import { Kit } from "$kit/kit.svelte";
import { api } from "$lib/api";
import type { BoardModule } from "$lib/games";
import { prefs } from "$lib/prefs.svelte";
import { sounds } from "$lib/sounds";
import { behindAt, paced, readAt } from "$lib/speed";
import { say as shellSay, type Say } from "$lib/texts.svelte";
import type { News, PointsLine, TableDetails, TableEvent, View } from "$lib/wire.gen";
import { Wire } from "$lib/wire.svelte";
import { Advice } from "./advice.svelte";
import { bannerOf, Banners, sayBanner } from "./banner.svelte";
import { Chat } from "./chat.svelte";
import { Commands } from "./commands.svelte";
import { History } from "./history.svelte";
import { byASeat, lineOfEvent, peopleOf, requestAt, undoneAmong } from "./log";
import { Manners } from "./manners.svelte";
import { PLAIN, type TableView } from "./page";
import { asOf, Showing, steps, type Step } from "./showing.svelte";
import { Undo } from "./undo.svelte";

const LASTS = 260; // ms a move takes where its board says nothing
const MAX_FRAMES = 64; // the server gives no more at once
const STORY = 40; // events that are stepped through when somebody comes back; earlier ones are in the log
const DIFFERENT = "\u200b"; // a screen reader reads the same words again only if something differs

/** Several people who pass one device on: their seats, and whether they hide anything from each other. */
export interface Shared {
  seats: readonly number[];
  hidden: boolean;
}

export class TableModel implements TableView {
  readonly wire: Wire;
  readonly kit = new Kit({ play: (...moves) => void this.play(...moves), why: (spot) => void this.advice.why(spot) });
  readonly commands: Commands;
  readonly history = new History(this, () => this.#refresh());
  readonly advice: Advice = new Advice(this);
  readonly undo: Undo = new Undo(this);
  readonly chat: Chat = new Chat(this);
  readonly manners: Manners = new Manners(this);
  readonly banners = new Banners();
  readonly showing = new Showing(
    (step) => this.#show(step),
    (events) => this.#lasts(events),
    () => this.#offer(),
    () => ({ behind: behindAt(prefs.speed, this.wire.view?.clock != null), read: readAt(prefs.speed) }),
  );
  say = $state.raw<Say>(shellSay);
  card = $state.raw<BoardCard>(PLAIN);
  agreed = $state.raw<TableDetails | null>(null);
  shown = $state.raw<View | null>(null); // the table as it is drawn, which may be a little behind
  again = $state(""); // who asks the viewer for another game
  spoken = $state(""); // for live regions
  heard = $state(performance.now()); // when news last arrived, for clocks
  #ready = false; // its texts are loaded
  #rang = 0; // the event after which the viewer's turn was last sounded
  #away: number | null = null; // the last event before this window was hidden

  constructor(
    readonly match: string,
    seat: number | "watch" | null = null,
    readonly shared: Shared | null = null,
  ) {
    this.wire = new Wire(match, seat);
    this.commands = new Commands(this.wire, () => this.say);
    this.wire.onNews = (news, first) => this.#news(news, first);
    document.addEventListener("visibilitychange", this.#comeOrGo);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#comeOrGo);
    this.showing.close();
    this.banners.dismiss();
    this.wire.close();
  }

  /** Use a board and the texts of its game. */
  use(board: BoardModule | null, say: Say): void {
    this.say = say;
    this.card = board?.card ?? PLAIN;
    this.#ready = true;
    this.#refresh();
  }

  /** Ask again what is agreed at this table. */
  async look(): Promise<void> {
    this.agreed = await api.look(this.match);
  }

  /** Let a screen reader say something. */
  announce(text: string): void {
    this.spoken = text;
  }

  // --- What a page shows ---

  get seat(): number | null {
    return this.wire.seat;
  }
  get people(): Person[] {
    return this.shown ? peopleOf(this.shown, this.card, this.say, this.wire.seat) : [];
  }

  who = (seat: number): string => (seat < 0 ? this.say("the-table") : (this.people[seat]?.name ?? this.say("seat", { n: seat + 1 })));

  /** The seat whose person sits down at this device next, where several share it. */
  get next(): number | null {
    const seat = this.shown?.to_act ?? null;
    if (!this.shared || seat === null || seat === this.wire.seat || this.shown?.bots[seat]) return null;
    return this.shared.seats.includes(seat) ? seat : null;
  }

  /** The match has a result, or was closed without one. */
  get over(): boolean {
    return !!(this.shown?.end || this.shown?.closed);
  }

  get myTurn(): boolean {
    return this.kit.offer.legal.length > 0;
  }

  /** The table that is drawn: now, or as it was. */
  get table(): Record<string, unknown> | null {
    return this.history.past?.table ?? this.shown?.table ?? null;
  }
  /** The event after which that table stands. */
  get at(): number {
    return this.history.past?.seq ?? this.shown?.seq ?? 0;
  }
  /** The seat that decides there. */
  get toAct(): number | null {
    return this.history.past ? this.history.past.to_act : (this.shown?.to_act ?? null);
  }
  /** The points there, line by line. */
  get points(): PointsLine[] {
    return this.history.past?.explain ?? (this.shown?.started ? this.shown.explain : []);
  }

  /** Play moves that are on offer, one after another. */
  async play(...moves: Parameters<Commands["play"]>[0]): Promise<void> {
    if (!this.kit.offer.legal.includes(moves[0]!) || this.commands.busy || this.kit.guard.held) return;
    this.kit.choice.ask(false);
    this.advice.dismiss();
    this.banners.dismiss();
    await this.commands.play(moves);
  }

  // --- What happens ---

  #news(news: News, first: boolean): void {
    this.heard = performance.now();
    this.commands.arrived(news.seq);
    if (news.events.length) this.advice.dismiss();
    const step = { events: first ? [] : news.events, view: news.view };
    const others = news.events.filter((event) => byASeat(event) && event.seat !== this.wire.seat);
    if (first) {
      const left = this.wire.left ?? (this.shared ? 0 : news.seq);
      if (this.wire.seat === null || !(this.#recap(left) || this.#open())) this.showing.now(step);
    } else if (!news.events.length || document.visibilityState === "hidden" || prefs.speed === "once") this.showing.now(step);
    else if (others.length > 1) void this.showing.catchUp(this.#steps(news.events, news.view), step, false);
    else this.showing.add(step);
    if (this.shown !== news.view) this.#offer(); // the news wait to be shown: what was on offer before is over
    if (this.agreed && !this.agreed.started && news.view.started) void this.look();
  }

  #lasts(events: TableEvent[]): number {
    const moves = this.kit.scene.still ? [] : events.filter((event) => event.kind === "move");
    const motion = Math.max(0, ...moves.map((event) => this.card.lasts?.(event) ?? LASTS));
    return events.some((event) => byASeat(event) && event.seat !== this.wire.seat) ? paced(prefs.speed, motion) : motion;
  }

  /** Show what others did before the viewer's first decision, one after another; tell whether there is anything. */
  #open(): boolean {
    const { view, events, seat, left } = this.wire;
    const begin = events.findIndex(byASeat);
    if (!view || left !== null || begin < 0 || events.length > STORY || prefs.speed === "once" || events.some((event) => byASeat(event) && event.seat === seat)) return false;
    void this.showing.catchUp(this.#steps(events.slice(begin), view, true), { events: [], view }, false);
    return true;
  }

  #comeOrGo = (): void => {
    if (document.visibilityState === "hidden") this.#away = this.shown?.seq ?? null;
    else if (this.#away !== null && this.showing.idle) {
      this.#recap(this.#away);
      this.#away = null;
    }
  };

  /** Step through what others did after an event; tell whether there is anything. */
  #recap(from: number): boolean {
    const view = this.wire.view;
    const undone = this.wire.events.findLast((event) => event.kind === "undo")?.seq ?? 0; // undone events are not retold
    const since = this.wire.events.filter((event) => event.seq > Math.max(from, undone, (view?.seq ?? 0) - STORY));
    const begin = since.findIndex((event) => byASeat(event) && event.seat !== this.wire.seat);
    if (!view || begin < 0) return false;
    this.history.leave();
    void this.showing.catchUp(this.#steps(since.slice(begin), view, true), { events: [], view }, true);
    return true;
  }

  /** The event after which others did something: my last decision, or an undo; -1 where they did nothing. */
  get since(): number {
    const events = this.wire.events;
    const mine = events.findLast((event) => event.kind === "undo" || (byASeat(event) && event.seat === this.wire.seat))?.seq ?? 0;
    return events.some((event) => event.seq > mine && byASeat(event)) ? mine : -1;
  }

  /** Step once more through what others did. */
  retell(): void {
    if (this.since >= 0 && this.showing.idle) this.#recap(this.since);
  }

  async #steps(events: TableEvent[], view: View, before = false): Promise<Step[]> {
    const first = Math.max(1, events[0]!.seq - (before ? 1 : 0));
    const { frames } = await api.frames(this.match, first, Math.min(MAX_FRAMES, view.seq - first + 1), this.wire.seat);
    const found = steps(events, frames, view);
    return before ? [{ events: [], view: asOf(view, frames[0]!) }, ...found] : found;
  }

  // --- What the kit is told ---

  #show({ events, view }: Step): void {
    if (this.shown?.ask?.to !== view.ask?.to || !this.shown?.offer !== !view.offer) this.kit.guard.guardTable(); // somebody asks for something
    const before = this.shown;
    this.shown = view;
    this.kit.scene.show(events);
    if (events.length) {
      this.undo.hear(events);
      this.history.leave();
    }
    this.#refresh();
    if (!this.#ready) return;
    if (before) this.#tell(events, before, view);
    const lines = events.flatMap((event) => lineOfEvent(event, this.say, this.who, requestAt(this.wire.events, event.seq)) ?? []);
    if (lines.length) this.announce(lines.join(" ") + (this.kit.scene.version % 2 ? DIFFERENT : ""));
  }

  /** Say and sound what has just happened. */
  #tell(events: readonly TableEvent[], before: View, view: View): void {
    const banner = events.length ? bannerOf(events, before.table, view.table, this.wire.seat, this.card) : null;
    if (banner) this.banners.show(sayBanner(banner, this.say, this.who));
    if (view.end) this.banners.conclude();
    if (view.end && !before.end) sounds.play("end");
    else if (banner?.tone === "bad") sounds.play("loss");
    else if (events.some(byASeat)) sounds.play("move");
  }

  /** Let the viewer hear that it is their turn, once, unless they have just decided something themselves. */
  #ring(seq: number): void {
    const others = this.wire.events.findLast(byASeat)?.seat !== this.wire.seat;
    if (others && seq > this.#rang) sounds.play("turn");
    this.#rang = seq;
  }

  #refresh(): void {
    this.#mark();
    this.#offer();
  }

  /** Mark the last move of a seat that still stands, until the next one. */
  #mark(): void {
    const before = this.wire.events.filter((event) => event.seq <= this.at);
    const undone = undoneAmong(before);
    const moves = before.filter((event) => event.kind === "move" && !undone.has(event.seq));
    const from = Math.max(0, moves.findLastIndex(byASeat));
    this.kit.scene.mark(moves.slice(from).flatMap((event) => (event.told ? this.card.touches(event.told) : [])));
    const mover = moves[from]?.seat ?? -1;
    this.kit.viewer.set({ follow: this.wire.seat === null && mover >= 0 ? mover : null });
  }

  /** Offer the legal moves once everything before them has been shown. */
  #offer(): void {
    if (!this.#ready) return;
    const { card, kit } = this;
    const view = this.wire.view;
    const ready = view !== null && view === this.shown && this.showing.idle && this.history.past === null;
    const legal = ready ? view.legal : [];
    if (legal.length) this.#ring(view!.seq);
    kit.viewer.set({ seat: this.wire.seat, say: this.say, people: this.people });
    kit.scene.score(this.points);
    kit.path.lead(view && card.steps ? (move) => card.steps!(move, view.table) : () => []);
    if (kit.offer.put(legal, view?.seq ?? 0)) {
      kit.choice.release();
      kit.choice.ask(false);
      if (legal.length) kit.guard.guardTable();
      this.advice.clear();
      kit.path.settle();
    }
    if (!this.commands.playing) kit.gather((legal.length && card.gathers?.(view!.table, kit.offer.legal)) || null); // what is being played stays in sight
    if (ready && this.next !== null && !this.shared?.hidden) this.wire.sit(this.next);
  }
}
