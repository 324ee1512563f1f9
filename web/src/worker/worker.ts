/** The service worker, built to /worker.js: one file beside this one for each thing that it does. */
import { receivePushes } from "./push";
import type { WorkerScope } from "./scope";

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
receivePushes(scope);
