/** The service worker, built to /worker.js: one file beside this one for each thing that it does. */
import { receivePushes } from "./push";
import type { WorkerScope } from "./scope";
import { keepShell, type ShellScope } from "./shell";

const scope = globalThis as unknown as WorkerScope & ShellScope;

keepShell(scope, globalThis.caches); // a new version waits until a page lets it take over
receivePushes(scope);
