/** Kit: everything a board and the shell share while a table is open, one object for each concern. */
import { getContext, setContext } from "svelte";
import type { Gather, Move } from "./contract";
import { Choice } from "./choice.svelte";
import { Guard } from "./guard.svelte";
import { Offer } from "./offer.svelte";
import { Path } from "./path.svelte";
import { Scene } from "./scene.svelte";
import { Spots, type SpotEntry } from "./spots";
import { Viewer } from "./viewer.svelte";

/** What the page behind a board does, and how it presents it. */
export interface KitOptions {
  play?: (...moves: Move[]) => void; // play these moves one after another
  why?: (spot: SpotEntry) => void; // explain why nothing can be done at a spot
  still?: boolean; // nothing moves, whatever the preferences say
  twice?: boolean; // a move is pressed twice, whatever the preferences say
}

export class Kit {
  readonly viewer = new Viewer();
  readonly scene: Scene;
  readonly spots: Spots;
  readonly offer = new Offer();
  readonly guard = new Guard();
  readonly path: Path;
  readonly choice: Choice;

  constructor(options: KitOptions = {}) {
    this.scene = new Scene(options.still);
    this.path = new Path(this.offer);
    this.spots = new Spots(this.offer);
    this.choice = new Choice(this.offer, this.path, this.spots, options);
  }

  /** Say what is chosen together now; what was gathered stays while that is the same. */
  gather(gather: Gather | null): void {
    if (this.offer.putTogether(gather)) this.choice.ungather();
  }
}

const KEY = Symbol("kit");

/** Give a kit to all components inside this one. */
export const share = (kit: Kit): Kit => setContext(KEY, kit);

/** The kit of the table a board lies on. */
export const useKit = (): Kit => getContext<Kit>(KEY);
