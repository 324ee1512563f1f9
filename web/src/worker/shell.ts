/**
 * Keeps what a start needs, by build: the page, its code, texts, fonts and boards.
 *
 * Only files of the build are kept, and nothing that the server says of people or tables. A new version waits until the
 * person wants it, and the files of the one before stay while other windows may still be open with it.
 */
import type { WorkerEvent, WorkerScope } from "./scope";

declare const __BUILD__: string; // names this build
declare const __FILES__: readonly string[]; // the paths of its files

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerMessage extends WorkerEvent {
  readonly data: unknown;
  readonly source: { postMessage(message: unknown): void } | null;
}

/** More of the worker's global scope than other files need. */
export interface ShellScope {
  addEventListener(kind: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(kind: "message", listener: (event: WorkerMessage) => void): void;
}

const PREFIX = "fathom-";
const NAME = `${PREFIX}${__BUILD__}`;
const SHELL = "/index.html";
const AT_ONCE = 4; // files that are fetched at the same time
const PATIENCE = 400; // ms that a page may take to come from the server before the kept one is shown
const ASSETS = "/assets/"; // files named by their contents
const GATEWAY = [502, 503, 504]; // what a proxy says when it finds no server

const isPage = (path: string): boolean => !path.startsWith("/api/") && !/^\/(health|metrics)\b/.test(path) && !/\.\w+$/.test(path);

export function keepShell(scope: WorkerScope & ShellScope, caches: CacheStorage): void {
  const files = new Set([SHELL, ...__FILES__]);

  /** Fetch a file without telling who asks; the page must be the one of this build. */
  async function load(path: string): Promise<Response> {
    const answer = await fetch(path, { credentials: "omit", cache: path.startsWith(ASSETS) ? "default" : "no-cache" });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (path === SHELL && !(await answer.clone().text()).includes(__BUILD__)) throw new Error("the server has another version");
    return answer;
  }

  async function keep(): Promise<void> {
    const cache = await caches.open(NAME);
    const left = [...files];
    const one = async (): Promise<void> => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        if (await cache.match(path)) continue; // an earlier try got this far
        const known = path.startsWith(ASSETS) ? await caches.match(path) : undefined; // the build before has it, too
        await cache.put(path, known ?? (await load(path)));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }

  /** Remove the files of other builds: all of them, or while other windows are open all but those of the last one. */
  async function clean(): Promise<void> {
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
    const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    const kept = open.length > 1 ? others.at(-1) : undefined;
    await Promise.all(others.filter((name) => name !== kept).map((name) => caches.delete(name)));
  }

  /** Ask the server for a page, and show the kept one if it does not answer, or not soon. */
  async function page(request: Request): Promise<Response> {
    const kept = await (await caches.open(NAME)).match(SHELL);
    if (!kept) return fetch(request);
    const asked = fetch(request).then((answer) => (GATEWAY.includes(answer.status) ? kept : answer), () => kept);
    const waited = new Promise<Response>((done) => setTimeout(() => done(kept), PATIENCE));
    return Promise.race([asked, waited]);
  }

  async function file(request: Request): Promise<Response> {
    const own = await (await caches.open(NAME)).match(request, { ignoreVary: true });
    return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
  }

  scope.addEventListener("install", (event) => event.waitUntil(keep()));
  scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim().then(clean)));
  scope.addEventListener("fetch", (event) => {
    const { pathname, origin } = new URL(event.request.url);
    if (event.request.method !== "GET" || origin !== scope.location.origin) return;
    if (event.request.mode === "navigate" && isPage(pathname)) event.respondWith(page(event.request));
    else if (files.has(pathname) || pathname.startsWith(ASSETS)) event.respondWith(file(event.request));
  });
  scope.addEventListener("message", (event) => {
    if (event.data === "build") event.source?.postMessage({ build: __BUILD__ });
    if (event.data === "take-over") event.waitUntil(scope.skipWaiting());
    if (event.data === "clean") event.waitUntil(clean());
  });
}
