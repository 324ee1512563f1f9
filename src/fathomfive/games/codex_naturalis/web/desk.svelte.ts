/** The desk of this viewer: the chosen card of the hand and its side, the open manuscript, and the part of it that is shown. */
import { tick } from "svelte";
import type { Kit, Told } from "$kit";
import type { Area, Camera } from "./layout";
import { layOf, laysOf } from "./moves";

class Desk {
  card = $state<number | null>(null); // the chosen card of the hand
  down = $state(false); // it is to be laid face down
  side = $state<number | null>(null); // the side whose manuscript is open; null: the viewer's own
  camera = $state.raw<Camera | null>(null); // null: chosen by the layout
  view = $state.raw<{ camera: Camera; area: Area } | null>(null); // what is shown, and where in the drawing
  whole = $state(false); // the layout shows all of a manuscript, however small; otherwise no smaller than can be read
  cut = $state(false); // more of it than can be read at once
  place = $state<string | null>(null); // the place that was pressed once
  drawing = $state(false); // where there is little room: the market is shown instead of the hand
  zoom: (by: number) => void = () => undefined; // around the middle of the page

  clear(): void {
    this.card = this.side = this.camera = this.place = null;
    this.down = this.drawing = this.whole = false;
  }

  /** Open a manuscript. */
  open(side: number | null): void {
    this.side = side;
    this.camera = null;
  }

  /** Show all of a manuscript; pressed again, as much of it as can be read. */
  all(): void {
    this.whole = this.camera !== null || !this.whole;
    this.camera = null;
  }

  /** Choose a card, so that the list shows its moves. */
  choose(kit: Kit, card: number, down: boolean): void {
    this.card = card;
    this.down = down;
    if (this.side !== null) this.open(null);
    void tick().then(() => {
      if (this.card === card && kit.spots.at(spotOf(card, down))) kit.choice.pick(spotOf(card, down));
    });
  }

  /** Press a card of the hand: choose it, face up where that is legal, and end the preview of another. */
  press(kit: Kit, card: number): void {
    kit.choice.preview(null);
    this.choose(kit, card, this.card === card ? this.down : !laysOf(kit.offer, card, false).length);
  }

  /** Turn the chosen card over, and end the preview of its other side. */
  turn(kit: Kit): void {
    kit.choice.preview(null);
    if (this.card !== null) this.choose(kit, this.card, !this.down);
  }

  /** Rank a move: 2 for the chosen card at the pressed place, 1 for the chosen card elsewhere. */
  rank(told: Told): number {
    const lay = layOf(told);
    if (!lay || lay.card !== this.card || lay.down !== this.down) return 0;
    return this.place === lay.place ? 2 : 1;
  }
}

export const desk = new Desk();

export const spotOf = (card: number, down: boolean): string => `hand-${card}${down ? "b" : ""}`;
