/** What a board and the shell share while a table is open: what may be done where, and what is looked at. */
import { getContext, setContext } from "svelte";
import type { Say } from "$lib/texts.svelte";
import type { Move, Person, TableEvent } from "./contract";

export interface SpotEntry {
  id: string;
  element: SVGElement | HTMLElement;
  moves: readonly string[];
  because: string | undefined;
  label: string;
}

const KEY = Symbol("kit");
const ASIDE = 2.5; // how much more a step to the side counts than a step ahead

export class Kit {
  say = $state.raw<Say>((id) => id);
  seat = $state<number | null>(null);
  people = $state.raw<Person[]>([]);
  legal = $state.raw<ReadonlyMap<string, Move>>(new Map()); // by text; empty unless you are asked now
  events = $state.raw<TableEvent[]>([]); // what has just happened, to be shown in motion
  step = $state(0); // changes whenever something happens
  last = $state.raw<readonly string[]>([]); // spots of the last move of a seat
  pointed = $state.raw<readonly string[]>([]); // spots of the line of the log that is looked at
  hot = $state<string | null>(null); // the move that is looked at, in the list or on the board
  picked = $state<string | null>(null); // the spot that was pressed
  asking = $state(false); // the next press asks why not
  still = $state(false); // nothing travels or turns
  twice = $state(false); // a move is pressed twice
  spots = new Map<string, SpotEntry>();

  play: (text: string) => void = () => undefined;
  why: (spot: SpotEntry) => void = () => undefined;

  /** The legal moves a spot stands for. */
  movesAt(moves: readonly string[]): Move[] {
    return moves.flatMap((text) => this.legal.get(text) ?? []);
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
    const moves = this.movesAt(spot.moves);
    const only = moves[0];
    if (!only) {
      this.why(spot);
    } else if (moves.length > 1) {
      this.picked = this.picked === spot.id ? null : spot.id;
    } else if (this.twice && this.picked !== spot.id) {
      this.picked = spot.id;
      this.hot = only.text;
    } else {
      this.play(only.text);
    }
  }

  /** Move the cursor over what is legal, in a direction. */
  steer(key: string): boolean {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
    const legal = [...this.spots.values()].filter((spot) => this.movesAt(spot.moves).length);
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
