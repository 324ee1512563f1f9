/** Path: the steps chosen on the way to a move, and the moves that lie behind them. */
import type { Move, Step } from "./contract";
import type { Offer } from "./offer.svelte";
import { leadsThrough, shared, type Routes } from "./steps";

export class Path {
  #stepsOf = $state.raw<(move: Move) => readonly Step[]>(() => []);
  #chosen = $state.raw<readonly string[]>([]);
  #routes = $derived.by((): Routes => new Map(this.offer.moves.map((move) => [move, this.#stepsOf(move)])));
  #ahead = $derived.by(() => this.offer.moves.filter((move) => this.#leads(move, this.#chosen)));
  #steps = $derived.by(() => shared(this.#ahead, this.#routes));
  #near = $derived.by(() => new Set(this.#ahead.filter((move) => this.#rest(move).every((step) => step.open))));
  #hidden = $derived.by(() => this.#findHidden());
  #known: ReadonlySet<string> = new Set(); // the ids of all steps before the last move
  #doors = $derived.by(() => new Set(this.#ahead.flatMap((move) => this.#rest(move).map((step) => step.id))));

  constructor(private readonly offer: Offer) {}

  /** The ids of the steps that were chosen. */
  get chosen(): readonly string[] {
    return this.#chosen;
  }
  /** The steps to every move on offer. */
  get routes(): Routes {
    return this.#routes;
  }
  /** The moves behind the chosen steps. */
  get ahead(): readonly Move[] {
    return this.#ahead;
  }
  /** The chosen steps, and those after them that leave no choice. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** What the chosen steps hide of the same action: the other ways on, and how many moves lie behind each. */
  get hidden(): readonly { step: Step; n: number }[] {
    return this.#hidden;
  }

  /** The steps to a move. */
  to(move: Move): readonly Step[] {
    return this.#routes.get(move) ?? [];
  }

  /** Of these, the legal moves that need no other choice first. */
  atHand(moves: readonly Move[]): Move[] {
    return this.offer.legalAmong(moves).filter((move) => this.#near.has(move));
  }

  /** Of these steps, those that can be chosen now. */
  doors(ids: readonly string[]): string[] {
    return ids.filter((id) => this.#doors.has(id));
  }

  /** Everything these moves and steps stand for: what lies behind the chosen steps, or all of it where nothing does. */
  behind(moves: readonly Move[], ids: readonly string[]): Move[] {
    const doors = this.doors(ids);
    const through = doors.length ? this.#ahead.filter((move) => this.to(move).some((step) => doors.includes(step.id))) : [];
    const all = [...new Set([...this.offer.legalAmong(moves), ...through])];
    const ahead = all.filter((move) => this.#leads(move, this.#chosen));
    return ahead.length ? ahead : all;
  }

  /** Does one of these moves lie behind the chosen steps? */
  leadsToAny(moves: readonly Move[]): boolean {
    return moves.some((move) => this.#leads(move, this.#chosen));
  }

  /** Choose steps. */
  choose(ids: readonly string[]): void {
    this.#chosen = ids;
  }

  /** Choose a step on the way to one of these moves, with all steps before it; tell whether there is such a way. */
  enter(id: string, moves: readonly Move[]): boolean {
    const route = [...moves, ...this.#ahead].map((move) => this.to(move)).find((steps) => steps.some((step) => step.id === id));
    if (!route) return false;
    this.#chosen = route.slice(0, route.findIndex((step) => step.id === id) + 1).map((step) => step.id);
    return true;
  }

  /** Take back chosen steps until one of these moves lies behind the rest. */
  retreatTo(moves: readonly Move[]): void {
    while (!this.leadsToAny(moves)) this.back();
  }

  /** Take the last step back. */
  back(): void {
    this.#chosen = this.#chosen.slice(0, -1);
  }

  /** After a move, keep only open steps that still lead anywhere, up to where another kind of target is new. */
  settle(): void {
    const lead = (): readonly Step[] | undefined => [...this.#routes.values()].find((steps) => leadsThrough(steps, this.#chosen));
    while (this.#chosen.length && !lead()?.slice(0, this.#chosen.length).every((step) => step.open)) this.back();
    const before = this.#known;
    const fork = [...this.#routes.values()].map((route) => this.#fork(route)).filter((depth) => depth > 0);
    const isNew = (depth: number): boolean => [...this.#routes.values()].some((route) => this.#fork(route) === depth && !before.has(route[depth]!.id));
    const first = Math.min(this.#chosen.length, ...fork.filter(isNew));
    this.#chosen = this.#chosen.slice(0, first);
    this.#known = new Set([...this.#routes.values()].flatMap((route) => route.map((step) => step.id)));
  }

  /** Choose the action alone, so that nothing of it is hidden. */
  widen(): void {
    this.#chosen = this.#chosen.slice(0, 1);
  }

  /** Set how the steps to a move are found. */
  lead(stepsOf: (move: Move) => readonly Step[]): void {
    this.#stepsOf = stepsOf;
  }

  /** The depth at which a route leaves the chosen steps; 0 for another action, or where it does not leave them. */
  #fork(route: readonly Step[]): number {
    const depth = this.#chosen.findIndex((id, n) => route[n]?.id !== id);
    return depth > 0 && route[depth] ? depth : 0;
  }

  #findHidden(): { step: Step; n: number }[] {
    const found = new Map<string, { step: Step; n: number }>();
    for (const move of this.offer.moves) {
      const route = this.to(move);
      const depth = this.#chosen.findIndex((id, n) => route[n]?.id !== id);
      const step = depth > 0 ? (route[depth] ?? route[depth - 1]) : undefined; // a move that needs no further choice belongs to the step before
      if (!step?.open) continue;
      found.set(step.id, { step, n: (found.get(step.id)?.n ?? 0) + 1 });
    }
    return [...found.values()];
  }

  #leads(move: Move, ids: readonly string[]): boolean {
    return leadsThrough(this.to(move), ids);
  }

  #rest(move: Move): readonly Step[] {
    return this.to(move).slice(this.#steps.length);
  }
}
