/** What has just happened to the viewer, kept in sight until they have had time to read it. */
import type { Banner, BoardCard, Shown } from "$kit/contract";
import { sayWords } from "$lib/words";
import type { Say } from "$lib/texts.svelte";
import type { TableEvent } from "$lib/wire.gen";

const READ: Record<Banner["tone"], number> = { bad: 7000, good: 5000, note: 3500 }; // ms at least
const LETTER = 55; // ms to read one
const RANK: Record<Banner["tone"], number> = { bad: 2, good: 1, note: 0 };

/** A banner in words. */
export interface Said {
  words: string;
  line: string | null;
  tone: Banner["tone"];
}

/** The banner of some events: what matters most to the viewer, and of that the latest. */
export function bannerOf(events: readonly TableEvent[], before: Shown, after: Shown, seat: number | null, card: BoardCard): Banner | null {
  let found: Banner | null = null;
  for (const { told } of events) {
    const banner = told ? (card.banner?.(told, before, after, seat) ?? null) : null;
    if (banner && (!found || RANK[banner.tone] >= RANK[found.tone])) found = banner;
  }
  return found;
}

/** Put a banner into words. */
export function sayBanner({ words, line, who, tone }: Banner, say: Say, name: (seat: number) => string): Said {
  const named = (one: NonNullable<typeof line>): string => sayWords(who === undefined ? one : { ...one, values: { ...one.values, who: name(who) } }, say);
  return { words: named(words), line: line ? named(line) : null, tone };
}

export class Banners {
  #now = $state.raw<Said | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is in sight. */
  get now(): Said | null {
    return this.#now;
  }

  /** Show a banner. A loss that is still being read is replaced only by another one. */
  show(said: Said): void {
    if (this.#now?.tone === "bad" && said.tone === "note") return;
    clearTimeout(this.#timer);
    this.#now = said;
    this.#timer = setTimeout(() => this.dismiss(), Math.max(READ[said.tone], LETTER * (said.words.length + (said.line?.length ?? 0))));
  }

  /** The result is shown: news beside it say nothing more, but a loss is read to its end. */
  conclude(): void {
    if (this.#now?.tone !== "bad") this.dismiss();
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.#now = null;
  }
}
