/** The service worker and its versions: it is registered when the page is idle, and a newer one waits for a tap. */

const WORKER = "/worker.js";
const PAUSE = 3000; // ms after the page has loaded: its first load comes first
const LOOK_AGAIN = 3_600_000; // ms between two looks for a newer version

const ownBuild = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** The reader saves data: nothing is fetched ahead. */
const isSaving = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

class Version {
  newer = $state(false); // a version waits that is not the one of this page
  #registration: ServiceWorkerRegistration | null = null;
  #asked = false; // the person wants it
  #looked = Date.now();

  /** Register the worker when there is nothing else to do. */
  start(): void {
    if (!("serviceWorker" in navigator) || isSaving() || !ownBuild()) return; // without a build these are the pages of a developer
    const idle = (): void => {
      setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(() => void this.#register()), PAUSE);
    };
    if (document.readyState === "complete") idle();
    else addEventListener("load", idle, { once: true });
  }

  /** Take the newer version. */
  take(): void {
    this.#asked = true;
    const waiting = this.#registration?.waiting;
    if (waiting) waiting.postMessage("take-over");
    else location.reload();
  }

  async #register(): Promise<void> {
    const workers = navigator.serviceWorker;
    workers.addEventListener("message", (event: MessageEvent) => this.#hear(event));
    workers.addEventListener("controllerchange", () => (this.#asked ? location.reload() : workers.controller?.postMessage("build")));
    document.addEventListener("visibilitychange", () => this.#lookAgain());
    // no network, or the browser keeps nothing for this site: some then give nothing instead of an error
    this.#registration = (await workers.register(WORKER).catch(() => null)) ?? null;
    if (!this.#registration) return;
    this.#registration.active?.postMessage("clean");
    this.#registration.waiting?.postMessage("build");
    this.#await(this.#registration.installing);
    this.#registration.addEventListener("updatefound", () => this.#await(this.#registration?.installing ?? null));
  }

  #await(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && navigator.serviceWorker.controller) worker.postMessage("build");
    });
  }

  /** A worker says which version it is: if it is that of this page, it may begin at once. */
  #hear(event: MessageEvent): void {
    const build = (event.data as { build?: unknown } | null)?.build;
    if (typeof build !== "string") return;
    this.newer = build !== ownBuild();
    if (!this.newer) this.#registration?.waiting?.postMessage("take-over");
  }

  #lookAgain(): void {
    if (document.visibilityState !== "visible" || Date.now() - this.#looked < LOOK_AGAIN) return;
    this.#looked = Date.now();
    void this.#registration?.update().catch(() => undefined);
  }
}

export const version = new Version();
