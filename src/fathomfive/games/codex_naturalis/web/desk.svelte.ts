/** What lies on this reader's desk: the card in the hand that is meant, its side, whose manuscript is open, and what of it is in sight. */
import { tick } from "svelte";
import type { Kit } from "$kit";
import { readLay, writeLay, type Camera, type Codex, type Front } from "./codex";

class Desk {
  card = $state<number | null>(null); // the card of the hand that is meant
  down = $state(false); // it is meant face down
  side = $state<number | null>(null); // whose manuscript is open; null: one's own
  camera = $state.raw<Camera | null>(null); // null: as it lies by itself
  whole = $state(false); // by itself: all of a manuscript, however small; else no smaller than can be read
  cut = $state(false); // there is more of it than can be read at once
  place = $state<string | null>(null); // where it is shown before it is played
  drawing = $state(false); // where there is little room: the market lies there, not the hand
  zoom: (by: number) => void = () => undefined; // about the middle of the page

  clear(): void {
    this.card = this.side = this.camera = this.place = null;
    this.down = this.drawing = this.whole = false;
  }

  /** Open a manuscript. */
  open(side: number | null): void {
    this.side = side;
    this.camera = null;
  }

  /** See all of a manuscript; again, as much of it as can be read. */
  all(): void {
    this.whole = this.camera !== null || !this.whole;
    this.camera = null;
  }

  /** Mean a card; the list of moves then is that of this card. */
  choose(kit: Kit, card: number, down: boolean): void {
    this.card = card;
    this.down = down;
    if (this.side !== null) this.open(null);
    void tick().then(() => {
      if (this.card === card && kit.spots.at(spotOf(card, down))) kit.choice.pick(spotOf(card, down));
    });
  }

  /** Press a card of the hand: mean it, face up where that can be; what was shown of another is over. */
  press(kit: Kit, card: number): void {
    kit.choice.preview(null);
    this.choose(kit, card, this.card === card ? this.down : !canLay(kit, card, false));
  }

  /** Turn the card that is meant over; what was shown of its other side is over. */
  turn(kit: Kit): void {
    kit.choice.preview(null);
    if (this.card !== null) this.choose(kit, this.card, !this.down);
  }

  /** How much a lay is what is meant: the card, and the place. */
  meant(text: string): number {
    const lay = readLay(text);
    if (!lay || lay.card !== this.card || lay.down !== this.down) return 0;
    return this.place === `${lay.x},${lay.y}` ? 2 : 1;
  }
}

export const desk = new Desk();

export const spotOf = (card: number, down: boolean): string => `hand-${card}${down ? "b" : ""}`;

export const canLay = (kit: Kit, card: number, down: boolean): boolean =>
  [...kit.offer.byText.keys()].some((text) => {
    const lay = readLay(text);
    return lay?.card === card && lay.down === down;
  });

/** Every lay of a card with one side up, legal or not. */
export const laysOf = (codex: Codex, side: number, card: number, down: boolean): string[] =>
  codex.manuscripts[side]!.open.map(([x, y]) => writeLay(card, down, x, y));

/** The cards whose fronts are known in a hand. */
export const fronts = (codex: Codex, side: number): Front[] => codex.manuscripts[side]!.hand.filter((card): card is Front => card.kind === "card");
