/** Spots: the places on a board that can be pressed, and the cursor that arrow keys move among them. */
import type { Move, Wanted } from "./contract";
import type { Offer } from "./offer.svelte";

export interface SpotEntry {
  id: string;
  element: SVGElement | HTMLElement;
  moves: readonly Move[]; // moves on offer that it stands for
  wanted: Wanted | undefined; // what a press means, for "why not?"
  because: string | undefined; // the clause to quote where the server names none
  label: string;
  steps: readonly string[]; // steps that it opens
  offered: readonly Move[]; // what was on offer when it was last drawn; a spot that fades away keeps an old list
}

const ASIDE = 2.5; // how much more a step to the side counts than a step ahead
const AHEAD = 4; // px that the next spot must be further on

const DIRECTIONS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest spot in a direction. */
function nearest(spots: readonly SpotEntry[], from: SpotEntry, [dx, dy]: readonly [number, number]): SpotEntry | null {
  const [x, y] = middle(from.element);
  let best: SpotEntry | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [a, b] = middle(spot.element);
    const ahead = (a - x) * dx + (b - y) * dy;
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (spot !== from && ahead > AHEAD && ahead + ASIDE * aside < least) {
      least = ahead + ASIDE * aside;
      best = spot;
    }
  }
  return best;
}

export class Spots {
  readonly #all = new Map<string, SpotEntry>();

  constructor(private readonly offer: Offer) {}

  /** The spots that are there; those that fade away are not. */
  get present(): SpotEntry[] {
    return [...this.#all.values()].filter((spot) => spot.offered === this.offer.legal);
  }

  /** The spot with this id. */
  at(id: string | null): SpotEntry | undefined {
    return id === null ? undefined : this.#all.get(id);
  }

  /** Is this spot still there as it was drawn? */
  holds(spot: SpotEntry | undefined): spot is SpotEntry {
    return !!spot && this.#all.get(spot.id) === spot && spot.offered === this.offer.legal;
  }

  add(spot: SpotEntry): void {
    this.#all.set(spot.id, spot);
  }

  remove(spot: SpotEntry): void {
    if (this.#all.get(spot.id) === spot) this.#all.delete(spot.id);
  }

  /** Move the focus among spots by an arrow key; tell whether the key did anything. */
  steer(key: string, live: (spot: SpotEntry) => boolean): boolean {
    const direction = DIRECTIONS[key];
    const spots = this.present.filter(live);
    if (!spots.length || !direction) return false;
    const from = spots.find((spot) => spot.element === document.activeElement);
    const to = from ? nearest(spots, from, direction) : spots[0];
    to?.element.focus();
    return true;
  }
}
