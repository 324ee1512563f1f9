/** The tables at which it is my turn: asked for by one page of this browser, and told to its other pages. */
import { api, Refused } from "./api";
import { me } from "./me.svelte";
import { notifyOf } from "./notifications";
import { prefs } from "./prefs.svelte";
import type { WaitingTable } from "./wire.gen";

const LOOKING = 15_000; // ms between two questions while a page is looked at
const HIDDEN = 60_000;
const AT_ONCE = 2_000; // ms in which one question is enough
const LEADER = "fathom-turns"; // the lock of the page that asks
const LOOKED_AT = "fathom-looked-at"; // the lock that every page shares while it is looked at

type Told = { tables: WaitingTable[] } | "ask" | "tick";

class Turns {
  tables = $state.raw<WaitingTable[]>([]);
  #channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(LEADER) : null;
  #leads = false;
  #asked = -Infinity;
  #tag: string | null = null; // of the last list
  #later: ReturnType<typeof setTimeout> | undefined;
  #known: Set<string> | null = null; // the tables that this person has been notified of; null before the first answer
  #release: (() => void) | null = null;

  /** Begin, once for each page. */
  start(): void {
    this.#channel?.addEventListener("message", (event: MessageEvent<Told>) => this.#hear(event.data));
    if (typeof navigator.locks?.request === "function") {
      void navigator.locks.request(LEADER, () => this.#lead());
      this.#channel?.postMessage("ask" satisfies Told);
    } else void this.#lead();
    document.addEventListener("visibilitychange", () => this.#look());
    navigator.serviceWorker?.addEventListener("message", (event) => event.data === "turns" && this.refresh());
    this.#look();
    const tick = (): void => {
      this.refresh();
      setTimeout(tick, document.hidden ? HIDDEN : LOOKING);
    };
    setTimeout(tick, LOOKING);
  }

  /** Ask again now, or let the page ask that does. */
  refresh(): void {
    if (this.#leads) void this.#ask();
    else this.#channel?.postMessage("tick" satisfies Told);
  }

  /** Ask again when the server has had time to take a move in. */
  soon(): void {
    setTimeout(() => this.refresh(), AT_ONCE + 500);
  }

  /** Those that wait, but for a table that is open anyway. */
  without(match: string | null): WaitingTable[] {
    return this.tables.filter((table) => table.match !== match);
  }

  #lead(): Promise<never> {
    this.#leads = true;
    void this.#ask();
    return new Promise(() => undefined); // for as long as the page lives
  }

  #hear(told: Told): void {
    if (told === "tick") {
      if (this.#leads) void this.#ask();
    } else if (told === "ask") {
      if (this.#leads) this.#channel?.postMessage({ tables: this.tables } satisfies Told);
    } else this.#take(told.tables);
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#later);
    const wait = this.#asked + AT_ONCE - performance.now();
    if (wait > 0) {
      this.#later = setTimeout(() => void this.#ask(), wait);
      return;
    }
    this.#asked = performance.now();
    if (me.name === null) return this.#tell([], null);
    try {
      const found = await api.turns(this.#tag);
      if (found) this.#tell(found.turns, found.tag);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === "not_known") this.#tell([], null); // otherwise what was known stays until the server answers
    }
  }

  #tell(tables: WaitingTable[], tag: string | null): void {
    this.#tag = tag;
    this.#take(tables);
    this.#channel?.postMessage({ tables } satisfies Told);
    const known = this.#known;
    this.#known = new Set(tables.map((table) => table.match));
    const fresh = known === null ? [] : tables.filter((table) => !known.has(table.match));
    if (fresh.length && prefs.notify) void this.#isLookedAt().then((looked) => looked || fresh.forEach((table) => void notifyOf(table)));
  }

  #take(tables: WaitingTable[]): void {
    this.tables = tables;
    // not every browser has a badge, and it may refuse: the title has the number, too
    void (tables.length ? navigator.setAppBadge?.(tables.length) : navigator.clearAppBadge?.())?.catch(() => undefined);
  }

  #look(): void {
    this.#release?.();
    this.#release = null;
    if (document.hidden) return;
    this.refresh();
    if (typeof navigator.locks?.request === "function") {
      void navigator.locks.request(LOOKED_AT, { mode: "shared" }, () => new Promise<void>((resolve) => (this.#release = resolve)));
    }
  }

  async #isLookedAt(): Promise<boolean> {
    if (typeof navigator.locks?.query !== "function") return !document.hidden;
    return (await navigator.locks.query()).held?.some((lock) => lock.name === LOOKED_AT) ?? false;
  }
}

export const turns = new Turns();
