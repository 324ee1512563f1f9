/** Guard: a double click or a held key decides once, whatever appears under the pointer meanwhile. */

export const GUARD = 350; // ms in which taps on new choices do nothing

let held = false; // the key that is down repeats itself
addEventListener("keydown", (event) => (held = event.repeat), { capture: true });
for (const kind of ["keyup", "pointerdown", "blur"]) addEventListener(kind, () => (held = false), { capture: true });

export class Guard {
  #table = $state(false);
  #list = $state(false);
  #timers: Partial<Record<"table" | "list", ReturnType<typeof setTimeout>>> = {};

  /** Something else has just been asked: the whole table waits for a moment. */
  get table(): boolean {
    return this.#table;
  }
  /** Other choices have just been listed: the list waits for a moment. */
  get list(): boolean {
    return this.#list || this.#table;
  }
  /** The key that is down repeats itself: nothing is decided. */
  get held(): boolean {
    return held;
  }

  /** Let taps on the board and in the list wait. */
  guardTable(): void {
    this.#table = true;
    this.#wait("table", () => (this.#table = false));
  }

  /** Let taps in the list wait. */
  guardList(): void {
    this.#list = true;
    this.#wait("list", () => (this.#list = false));
  }

  /** Does a click on the board come too soon? Keys may be as fast as they like: a click made by one counts no presses. */
  isTooSoon(click: MouseEvent): boolean {
    return this.#table && click.detail > 0;
  }

  /** Does a click in the list come too soon? */
  isTooSoonInList(click: MouseEvent): boolean {
    return this.list && click.detail > 0;
  }

  #wait(what: "table" | "list", done: () => void): void {
    clearTimeout(this.#timers[what]);
    this.#timers[what] = setTimeout(done, GUARD);
  }
}
