/** What a board and the shell share while a table is open: what may be done where, and what is looked at. */
import { getContext, setContext } from "svelte";
import type { Say } from "$lib/texts.svelte";
import type { Gather, Move, Person, PointsLine, Step, TableEvent } from "./contract";
import { leadsThrough, offered, shared, type Routes } from "./steps";

export interface SpotEntry {
  id: string;
  element: SVGElement | HTMLElement;
  moves: readonly string[];
  because: string | undefined;
  label: string;
  steps?: readonly string[]; // steps that it opens
  offer?: Kit["legal"]; // what was on offer when it was last drawn: what fades away keeps an old one
}

const KEY = Symbol("kit");
const ASIDE = 2.5; // how much more a step to the side counts than a step ahead

export class Kit {
  say = $state.raw<Say>((id) => id);
  seat = $state<number | null>(null);
  follow = $state<number | null>(null); // who made the last move, for whoever only watches: a spectator, or a replay
  people = $state.raw<Person[]>([]);
  legal = $state.raw<ReadonlyMap<string, Move>>(new Map()); // by text; empty unless you are asked now
  events = $state.raw<TableEvent[]>([]); // what has just happened, to be shown in motion
  points = $state.raw<readonly PointsLine[]>([]); // everybody's, line by line, as they are now
  step = $state(0); // changes whenever something happens
  last = $state.raw<readonly string[]>([]); // spots of the last move of a seat
  pointed = $state.raw<readonly string[]>([]); // spots of the line of the log that is looked at
  hot = $state<string | null>(null); // the move that is looked at, in the list or on the board
  picked = $state<string | null>(null); // the spot that was pressed
  warm = $state.raw<ReadonlySet<string>>(new Set()); // the moves behind the step that is looked at
  asking = $state(false); // the next press asks why not
  still = $state(false); // nothing travels or turns
  twice = $state(false); // a move is pressed twice
  spots = new Map<string, SpotEntry>();
  #pair: readonly string[] = []; // spots that were pressed one after the other, for the one move that is looked at

  // --- moves that are chosen together ---
  gather = $state.raw<Gather | null>(null);
  gathered = $state.raw<readonly string[]>([]); // those pressed so far, the last one last
  #gathering = $derived(this.gather?.moves.some((text) => this.legal.has(text)) ? this.gather : null);

  // --- steps: what is chosen before a move ---
  steps = $state.raw<(move: Move) => readonly Step[]>(() => []);
  chosen = $state.raw<readonly string[]>([]); // ids of the steps somebody has chosen
  #offered = $derived(offered(this.legal, this.#gathering));
  routes: Routes = $derived(new Map(this.#offered.map((move) => [move.text, this.steps(move)])));
  ahead = $derived(this.#offered.filter((move) => leadsThrough(this.routes.get(move.text)!, this.chosen))); // moves behind them
  path = $derived(shared(this.ahead, this.routes)); // the steps chosen, and those that are left no choice
  /** Moves that need no other choice first. */
  #near = $derived(new Set(this.ahead.filter((move) => this.routes.get(move.text)!.slice(this.path.length).every((step) => step.open)).map((move) => move.text)));
  #doors = $derived(new Set(this.ahead.flatMap((move) => this.routes.get(move.text)!.slice(this.path.length).map((step) => step.id))));

  /** What was pressed is shown, and played by another press. */
  again = $derived(this.twice && this.picked !== null && (this.hot !== null || (this.#gathering !== null && this.gathered.length === this.#gathering.n)));

  play: (...texts: string[]) => void = () => undefined; // one after another
  why: (spot: SpotEntry) => void = () => undefined;

  /** The spots that are there; what fades away is not. */
  get present(): SpotEntry[] {
    return [...this.spots.values()].filter((spot) => spot.offer === this.legal);
  }

  /** The legal moves a spot stands for. */
  movesAt(moves: readonly string[]): Move[] {
    return moves.flatMap((text) => this.legal.get(text) ?? []);
  }

  /** Of these, the legal moves that need no other choice first. */
  atHand(moves: readonly string[]): Move[] {
    return this.movesAt(moves).filter((move) => this.#near.has(move.text));
  }

  /** Of these steps, those that can be chosen now. */
  doors(steps: readonly string[]): string[] {
    return steps.filter((id) => this.#doors.has(id));
  }

  /** Of these, the move that is chosen together with others. */
  gatherAt(moves: readonly string[]): string | null {
    return moves.find((text) => this.#gathering?.moves.includes(text)) ?? null;
  }

  /** Say what is chosen together now; what was pressed stays while that is the same. */
  regather(gather: Gather | null): void {
    if (JSON.stringify(gather) !== JSON.stringify(this.gather)) this.gathered = [];
    this.gather = gather;
  }

  /** Everything a spot stands for, directly or behind a step: of that what lies ahead, if anything does. */
  behind(spot: SpotEntry): Move[] {
    const doors = this.doors(spot.steps ?? []);
    const through = doors.length ? this.ahead.filter((move) => this.routes.get(move.text)!.some((step) => doors.includes(step.id))) : [];
    const all = [...new Set([...this.movesAt(spot.moves), ...through])];
    const ahead = all.filter((move) => this.#leads(move, this.chosen));
    return ahead.length ? ahead : all;
  }

  /** Choose a step, with those before it; the spot that was pressed stays so while it stands for anything behind them. */
  enter(id: string): void {
    const spot = this.spots.get(this.picked ?? "");
    const moves = [...(spot ? this.behind(spot) : []), ...this.ahead];
    const route = moves.map((move) => this.routes.get(move.text)!).find((steps) => steps.some((step) => step.id === id));
    if (!route) return;
    this.chosen = route.slice(0, route.findIndex((step) => step.id === id) + 1).map((step) => step.id);
    const { picked } = this;
    this.#letGo();
    if (spot && this.movesAt(spot.moves).some((move) => this.#leads(move, this.chosen))) this.picked = picked;
  }

  #leads(move: Move, ids: readonly string[]): boolean {
    return leadsThrough(this.routes.get(move.text)!, ids);
  }

  /** Take the last step back. */
  back(): void {
    const left = this.chosen.slice(0, -1);
    this.chosen = left;
    this.#letGo();
  }

  /** After a move: only an open step stays chosen, while it leads anywhere. */
  settle(): void {
    const lead = (ids: readonly string[]): readonly Step[] | undefined => [...this.routes.values()].find((steps) => leadsThrough(steps, ids));
    while (this.chosen.length && !lead(this.chosen)?.slice(0, this.chosen.length).every((step) => step.open)) this.chosen = this.chosen.slice(0, -1);
  }

  #letGo(): void {
    this.#pair = [];
    this.picked = null;
    this.hot = null;
    this.warm = new Set();
  }

  colour(side: number): string {
    return this.people[side]?.colour ?? "var(--lead)";
  }

  /** Somebody pressed a spot. */
  press(spot: SpotEntry): void {
    if (this.asking) {
      this.why(spot);
      return;
    }
    const piece = this.gatherAt(spot.moves);
    if (piece !== null) {
      this.#gather(piece, spot.id);
      return;
    }
    const moves = this.atHand(spot.moves);
    const doors = this.doors(spot.steps ?? []);
    const only = moves[0];
    const both = moves.length === 1 && !doors.length ? [] : this.#both(spot);
    if (this.again && this.#pair.includes(spot.id)) this.play(this.hot!);
    else if (both.length) this.#join(spot, both);
    else if (moves.length + doors.length > 1) this.#pick(spot);
    else if (doors[0]) this.enter(doors[0]);
    else if (!only) this.#pressFar(spot);
    else if (this.twice && this.picked !== spot.id) {
      this.picked = spot.id;
      this.hot = only.text;
    } else this.play(only.text);
  }

  /** What this spot and the one pressed before stand for together, where one of them opens a step of it. */
  #both(spot: SpotEntry): Move[] {
    const before = this.spots.get(this.picked ?? "");
    if (!before || before.id === spot.id) return [];
    const here = this.behind(spot);
    const doors = [...this.doors(spot.steps ?? []), ...this.doors(before.steps ?? [])];
    return this.behind(before).filter((move) => here.includes(move) && this.routes.get(move.text)!.some((step) => doors.includes(step.id)));
  }

  /** Two spots name a move, or the steps to a few. */
  #join(spot: SpotEntry, moves: readonly Move[]): void {
    const [only, more] = moves;
    if (!more && !this.twice) {
      this.play(only!.text);
      return;
    }
    const ids = [spot.id, this.picked!];
    const steps = shared(moves, this.routes);
    const last = more ? steps.length : steps.findLastIndex((step) => !step.open) + 1; // an open step would stay chosen
    this.#letGo();
    this.chosen = steps.slice(0, last).map((step) => step.id);
    this.picked = ids.find((id) => this.spots.get(id)?.moves.includes(only!.text)) ?? spot.id;
    if (more) return;
    this.#pair = ids;
    this.hot = only!.text;
  }

  /** Somebody chose a move in the list, where one press is enough. */
  choose(text: string): void {
    if (this.gatherAt([text]) === null) this.play(text);
    else this.#gather(text, null);
  }

  /** Take a move to the others, or out again; as soon as there are enough, they are played. A spot may have to be pressed twice. */
  #gather(text: string, spot: string | null): void {
    const { n, moves } = this.gather!;
    const times = (list: readonly string[]): number => list.filter((one) => one === text).length;
    const full = this.gathered.length === n;
    const sure = full && spot !== null && this.picked === spot;
    if (!sure) {
      const out = times(this.gathered) > 0 && (full || times(this.gathered) === times(moves));
      const at = out ? this.gathered.lastIndexOf(text) : n - 1; // a full choice lets the last one go
      this.gathered = [...this.gathered.filter((_, k) => k !== at), ...(out ? [] : [text])];
    }
    const whole = this.gathered.length === n;
    this.picked = whole ? spot : null;
    this.hot = null;
    if (sure || (whole && (spot === null || !this.twice))) {
      const left = [...this.gathered];
      this.play(...moves.filter((one) => left.includes(one) && left.splice(left.indexOf(one), 1).length));
    }
  }

  /** Nothing can be done here at once: a step that was chosen here is taken back, what needs other choices first is listed, without steps that lead elsewhere. */
  #pressFar(spot: SpotEntry): void {
    const at = this.chosen.findIndex((id) => spot.steps?.includes(id));
    if (at >= 0) {
      this.chosen = this.chosen.slice(0, at);
      this.#letGo();
      return;
    }
    const far = this.movesAt(spot.moves);
    const stood = [...this.legal.values()].filter((move) => far.includes(move) || this.routes.get(move.text)!.some((step) => spot.steps?.includes(step.id)));
    if (far.length === 1 && this.picked === spot.id) this.play(far[0]!.text); // it was listed alone
    else if (stood.length) {
      while (!stood.some((move) => this.#leads(move, this.chosen))) this.chosen = this.chosen.slice(0, -1);
      const doors = this.doors(spot.steps ?? []);
      if (!far.length && doors.length === 1) this.enter(doors[0]!);
      else this.#pick(spot);
    } else this.why(spot);
  }

  #pick(spot: SpotEntry): void {
    this.#pair = [];
    this.picked = this.picked === spot.id ? null : spot.id;
    this.hot = null;
  }

  /** Move the cursor over what is legal, in a direction. */
  steer(key: string): boolean {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
    const legal = this.present.filter((spot) => this.gatherAt(spot.moves) !== null || this.atHand(spot.moves).length || this.doors(spot.steps ?? []).length);
    if (!legal.length || (!dx && !dy)) return false;
    const middle = (element: Element): [number, number] => {
      const box = element.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const from = legal.find((spot) => spot.element === document.activeElement);
    if (!from) {
      legal[0]?.element.focus();
      return true;
    }
    const [x, y] = middle(from.element);
    let best: SpotEntry | null = null;
    let least = Infinity;
    for (const spot of legal) {
      const [a, b] = middle(spot.element);
      const ahead = (a - x) * dx! + (b - y) * dy!;
      const aside = Math.abs((a - x) * dy!) + Math.abs((b - y) * dx!);
      if (spot !== from && ahead > 4 && ahead + ASIDE * aside < least) {
        least = ahead + ASIDE * aside;
        best = spot;
      }
    }
    best?.element.focus();
    return true;
  }
}

export const share = (kit: Kit): Kit => setContext(KEY, kit);

/** The kit of the table a board lies on. */
export const useKit = (): Kit => getContext<Kit>(KEY);
