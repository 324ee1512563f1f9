/** A broken dive leaves the table at once; this keeps it in sight until the viewer has understood. */
import { untrack } from "svelte";
import { BLOW, HOLD, useKit, type Told } from "$kit";
import { diverOf, isBreak, pieceIn } from "./moves";
import type { Corner, Piece, Shown } from "./shown";

export interface Broken {
  corner: Corner;
  column: Piece[]; // the card that broke the dive is the last one
  grid: Shown["grid"]; // as it was: a wave that was met is gone at once
  said: Told; // how it was told; its places are those of the cards it clashed with
  after: Shown; // the table it left behind
}

const READ = 7000; // ms for which the words of the viewer's own dive stay, whatever the others do meanwhile

/** The dive that a wave broke, while everyone is still washed. */
function washing(shown: Shown): Broken | null {
  const column = shown.column.filter((piece) => piece !== null);
  const last = column.at(-1);
  if (shown.asked !== "wash" || !shown.corner || !last) return null;
  const said: Told = { kind: "breaker", seat: shown.side, clause: "PL-40", pieces: [{ ...last }], places: shown.blame };
  return { corner: shown.corner, column, grid: shown.grid, said, after: shown };
}

export class BrokenDive {
  readonly #kit = useKit();
  #broke = $state.raw<Broken | null>(null);
  #fresh = $state(false);
  #unread = $state(false);
  #before: Shown | null = null;

  constructor(private readonly shown: () => Shown) {
    $effect(() => this.#follow());
    $effect(() => {
      if (!this.#broke) return;
      const timers = [setTimeout(() => (this.#fresh = false), BLOW + 4 * HOLD), setTimeout(() => (this.#unread = false), READ)];
      return () => timers.forEach(clearTimeout);
    });
  }

  /** The dive to draw; it stays longer where a lesson points at it. */
  get visible(): Broken | null {
    const pointed = this.#kit.scene.pointed.length > 0 && this.#broke?.after === this.shown();
    const now = this.shown();
    const next = now !== this.#broke?.after && now.column.length + now.pool.length > 0; // another dive has begun in its place, or a set is scored
    return washing(now) ?? ((this.#fresh && !next) || pointed ? this.#broke : null);
  }
  /** The dive to put into words. */
  get words(): Broken | null {
    const now = this.shown();
    const again = now !== this.#broke?.after && now.side === this.#kit.viewer.seat && now.column.length > 0; // the viewer has gone on
    return this.visible ?? (this.#unread && !again ? this.#broke : null);
  }

  /** Keep the dive that the latest events broke. */
  #follow(): void {
    const now = this.shown();
    const { scene, viewer } = this.#kit;
    const events = scene.events.flatMap((event) => event.told ?? []);
    const at = events.findIndex(isBreak);
    const said = events[at];
    const before = this.#before;
    this.#before = now;
    if (!said || !before || !events.slice(0, at).every((one) => one.kind === "corner" || one.kind === "deeper")) return; // cards were laid unseen
    const corner = before.corner ?? (events.find((one) => one.kind === "corner")?.places[0] as Corner | undefined);
    const column = before.column.filter((piece) => piece !== null);
    const own = diverOf(said) === viewer.seat;
    const busy = !own && untrack(() => this.#unread); // the viewer still reads about their own dive
    if (!corner || said["nth"] !== column.length + 1 || busy) return;
    this.#broke = { corner, column: [...column, pieceIn(said)], grid: before.grid, said, after: now };
    this.#fresh = true;
    this.#unread = own;
  }
}
