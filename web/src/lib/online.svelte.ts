/** Does the server answer?  Asked by every request, and by a small one again and again while it does not. */

const AGAIN = 3000; // ms between two questions
const ALIVE = "/health/live";

class Online {
  lost = $state(typeof navigator === "object" && navigator.onLine === false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Follow what the device says of its network; for the whole life of the page. */
  watch(): void {
    addEventListener("offline", () => this.miss());
    addEventListener("online", () => void this.#ask());
    if (this.lost) this.miss();
  }

  /** A request got no answer. */
  miss(): void {
    this.lost = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), AGAIN);
  }

  /** A request got an answer. */
  meet(): void {
    clearTimeout(this.#timer);
    this.lost = false;
  }

  async #ask(): Promise<void> {
    try {
      await fetch(ALIVE, { cache: "no-store" });
      this.meet();
    } catch {
      this.miss();
    }
  }
}

export const online = new Online();
