/** Choice: what the viewer presses, hovers and picks before a move is played. */
import { prefs } from "$lib/prefs.svelte";
import type { Move, Told } from "./contract";
import type { KitOptions } from "./kit.svelte";
import type { Offer } from "./offer.svelte";
import type { Path } from "./path.svelte";
import type { SpotEntry, Spots } from "./spots";
import { shared } from "./steps";
import { isSame } from "./told";

export class Choice {
  #previewed = $state.raw<Move | null>(null);
  #highlighted = $state.raw<readonly Move[]>([]);
  #picked = $state<string | null>(null);
  #asking = $state(false);
  #gathered = $state.raw<readonly Told[]>([]);
  #pair: readonly string[] = []; // two spots that were pressed one after the other for the previewed move
  #again = $derived.by(() => this.twice && this.#picked !== null && (this.#previewed !== null || this.#whole));

  constructor(
    private readonly offer: Offer,
    private readonly path: Path,
    private readonly spots: Spots,
    private readonly options: KitOptions,
  ) {}

  /** The move whose consequences are shown: it is hovered in the list or on the board, or was pressed once. */
  get previewed(): Move | null {
    return this.#previewed;
  }
  /** Moves whose spots light up: those behind the step that is hovered in the list, or the best one of a hint. */
  get highlighted(): readonly Move[] {
    return this.#highlighted;
  }
  /** The id of the spot that was pressed. */
  get picked(): string | null {
    return this.#picked;
  }
  /** The next press asks why not. */
  get asking(): boolean {
    return this.#asking;
  }
  /** Of the moves that are chosen together, those pressed so far, the last one last. */
  get gathered(): readonly Told[] {
    return this.#gathered;
  }
  /** A move on the board is pressed twice: the first press shows what it would do. */
  get twice(): boolean {
    return this.options.twice ?? prefs.twice;
  }
  /** What was pressed is shown, and another press plays it. */
  get again(): boolean {
    return this.#again;
  }

  /** The moves of the picked spot, where the list shows those alone. */
  get narrowed(): readonly Move[] {
    const spot = this.spots.at(this.#picked);
    const here = spot ? this.behind(spot) : [];
    return here.length > 1 || (here[0] && !this.path.atHand([here[0]]).length) ? here : [];
  }

  // --- What others may change ---

  /** Show what a move would do; null ends it. */
  preview(move: Move | null): void {
    this.#previewed = move;
  }

  /** Light up the spots of these moves. */
  highlight(moves: readonly Move[]): void {
    this.#highlighted = moves;
  }

  /** Pick a spot, so that the list shows its moves; null ends it. */
  pick(id: string | null): void {
    this.#picked = id;
  }

  /** Let the next press ask why not, or no longer. */
  ask(on: boolean): void {
    this.#asking = on;
  }

  /** Drop what was pressed and previewed. */
  release(): void {
    this.#pair = [];
    this.#picked = null;
    this.#previewed = null;
    this.#highlighted = [];
  }

  /** Drop everything that was chosen, the steps included. */
  reset(): void {
    this.release();
    this.path.choose([]);
  }

  /** Drop what was gathered: all of it, or the one at this index. */
  ungather(index?: number): void {
    this.#gathered = index === undefined ? [] : this.#gathered.filter((_, n) => n !== index);
  }

  /** Choose a step, with those before it. The picked spot stays picked while it stands for a move behind them. */
  enter(id: string): void {
    const spot = this.spots.at(this.#picked);
    if (!this.path.enter(id, spot ? this.behind(spot) : [])) return;
    this.release();
    if (spot && this.path.leadsToAny(this.offer.legalAmong(spot.moves))) this.#picked = spot.id;
  }

  /** Take the last step back. */
  back(): void {
    this.path.back();
    this.release();
  }

  /** Move the focus among the spots where something can be done. */
  steer(key: string): boolean {
    return this.spots.steer(key, (spot) => this.isLive(spot));
  }

  // --- Pressing ---

  /** Can anything be done at a spot? */
  isLive(spot: Pick<SpotEntry, "moves" | "steps">): boolean {
    return this.offer.partAmong(spot.moves) !== null || this.path.atHand(spot.moves).length + this.path.doors(spot.steps).length > 0;
  }

  /** All moves a spot stands for, directly or behind a step. */
  behind(spot: Pick<SpotEntry, "moves" | "steps">): Move[] {
    return this.path.behind(spot.moves, spot.steps);
  }

  /** Press a spot. */
  press(spot: SpotEntry): void {
    if (this.#asking) {
      this.#why(spot);
      return;
    }
    const part = this.offer.partAmong(spot.moves);
    if (part !== null) {
      this.#gather(part, spot.id);
      return;
    }
    const moves = this.path.atHand(spot.moves);
    const doors = this.path.doors(spot.steps);
    const only = moves[0];
    const both = moves.length === 1 && !doors.length ? [] : this.#both(spot);
    if (this.again && this.#pair.includes(spot.id)) this.play(this.#previewed!);
    else if (both.length) this.#join(spot, both);
    else if (moves.length + doors.length > 1) this.#toggle(spot);
    else if (doors[0]) this.enter(doors[0]);
    else if (!only) this.#pressFar(spot);
    else this.#pressOnly(spot, only);
  }

  /** Press a spot with one move: it is played, or shown until it is pressed again. */
  #pressOnly(spot: SpotEntry, only: Move): void {
    if (this.twice && this.#picked !== spot.id) this.#show(spot, only);
    else this.play(only);
  }

  /** Pick a spot, and show what its move would do. */
  #show(spot: SpotEntry, move: Move): void {
    this.#pair = [];
    this.#picked = spot.id;
    this.#previewed = move;
  }

  /** Take a move from the list, where one press is enough. */
  take(move: Move): void {
    const part = this.offer.partAmong([move]);
    if (part === null) this.play(move);
    else this.#gather(part, null);
  }

  /** Play moves one after another. */
  play(...moves: Move[]): void {
    this.options.play?.(...moves);
  }

  #why(spot: SpotEntry): void {
    this.options.why?.(spot);
  }

  get #whole(): boolean {
    return this.offer.gather !== null && this.#gathered.length === this.offer.gather.n;
  }

  /** The moves that this spot and the picked one stand for together, where one of them opens a step to them. */
  #both(spot: SpotEntry): Move[] {
    const before = this.spots.at(this.#picked);
    if (!before || before.id === spot.id) return [];
    const here = this.behind(spot);
    const doors = [...this.path.doors(spot.steps), ...this.path.doors(before.steps)];
    return this.behind(before).filter((move) => here.includes(move) && this.path.to(move).some((step) => doors.includes(step.id)));
  }

  /** Two spots name a move, or the steps to a few. */
  #join(spot: SpotEntry, moves: readonly Move[]): void {
    const [only, more] = moves;
    if (!more && (!this.twice || this.#previewed === only)) {
      this.play(only!);
      return;
    }
    const ids = [spot.id, this.#picked!];
    const steps = shared(moves, this.path.routes);
    const last = more ? steps.length : steps.findLastIndex((step) => !step.open) + 1; // an open step would stay chosen
    this.release();
    this.path.choose(steps.slice(0, last).map((step) => step.id));
    this.#picked = ids.find((id) => this.spots.at(id)?.moves.includes(only!)) ?? spot.id;
    if (more) return;
    this.#pair = ids;
    this.#previewed = only!;
  }

  /** Gather a move, or drop it again; as soon as there are enough, they are played. A spot may have to be pressed twice. */
  #gather(part: Told, spot: string | null): void {
    const { n, parts } = this.offer.gather!;
    const times = (list: readonly Told[]): number => list.filter((one) => isSame(one, part)).length;
    const sure = this.#whole && spot !== null && this.#picked === spot;
    if (!sure) {
      const out = times(this.#gathered) > 0 && (this.#whole || times(this.#gathered) === times(parts));
      const at = out ? this.#gathered.findLastIndex((one) => isSame(one, part)) : n - 1; // a whole choice drops the last one
      this.#gathered = [...this.#gathered.filter((_, k) => k !== at), ...(out ? [] : [part])];
    }
    this.#picked = this.#whole ? spot : null;
    this.#previewed = null;
    if (sure || (this.#whole && (spot === null || !this.twice))) this.play(...this.#inOrder(parts));
  }

  /** The gathered moves in the order in which they are played. */
  #inOrder(parts: readonly Told[]): Move[] {
    const left = [...this.#gathered];
    return parts.flatMap((part) => {
      const at = left.findIndex((one) => isSame(one, part));
      return at < 0 ? [] : left.splice(at, 1).map((one) => this.offer.moveOf(one));
    });
  }

  /**
   * Press a spot where nothing can be done at once: a step that was chosen here is taken back, moves that need other
   * choices first are listed, without steps that lead elsewhere.
   */
  #pressFar(spot: SpotEntry): void {
    const at = this.path.chosen.findIndex((id) => spot.steps.includes(id));
    if (at >= 0) {
      this.path.choose(this.path.chosen.slice(0, at));
      this.release();
      return;
    }
    const far = this.offer.legalAmong(spot.moves);
    const all = this.offer.legal.filter((move) => far.includes(move) || this.path.to(move).some((step) => spot.steps.includes(step.id)));
    if (far.length === 1 && this.#picked === spot.id) this.play(far[0]!); // it was listed alone
    else if (all.length) {
      this.path.retreatTo(all);
      const doors = this.path.doors(spot.steps);
      const near = this.path.atHand(spot.moves);
      if (!far.length && doors.length === 1) this.enter(doors[0]!);
      else if (near.length === 1 && !doors.length) this.#pressOnly(spot, near[0]!);
      else if (all.length === 1) this.#show(spot, all[0]!);
      else this.#toggle(spot);
    } else this.#why(spot);
  }

  #toggle(spot: SpotEntry): void {
    this.#pair = [];
    this.#picked = this.#picked === spot.id ? null : spot.id;
    this.#previewed = null;
  }
}
