/** Viewer: the person who looks at the table, the people around it, and the language they read. */
import type { Say } from "$lib/texts.svelte";
import type { Person } from "./contract";

export class Viewer {
  #say = $state.raw<Say>((id) => id);
  #seat = $state<number | null>(null);
  #follow = $state<number | null>(null);
  #people = $state.raw<readonly Person[]>([]);

  /** Texts of the game in the viewer's language. */
  get say(): Say {
    return this.#say;
  }
  /** The viewer's seat; null for a spectator. */
  get seat(): number | null {
    return this.#seat;
  }
  /** The seat that made the last move, for a spectator or in a replay. */
  get follow(): number | null {
    return this.#follow;
  }
  /** Everybody at the table, by side. */
  get people(): readonly Person[] {
    return this.#people;
  }

  colour(side: number): string {
    return this.#people[side]?.colour ?? "var(--lead)";
  }

  name(side: number): string {
    return this.#people[side]?.name ?? "";
  }

  /** Change who looks; the page of the table calls it. */
  set(change: { say?: Say; seat?: number | null; follow?: number | null; people?: readonly Person[] }): void {
    if (change.say) this.#say = change.say;
    if (change.people) this.#people = change.people;
    if (change.seat !== undefined) this.#seat = change.seat;
    if (change.follow !== undefined) this.#follow = change.follow;
  }
}
