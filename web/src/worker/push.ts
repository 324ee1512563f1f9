/** Messages of Web Push: shown as notifications, which open their table. */
import type { WindowClient, WorkerScope } from "./scope";

interface Message {
  kind: "turn" | "over";
  title: string;
  body: string;
  match: string;
}

const isMessage = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && ["title", "body", "match"].every((key) => typeof (value as Record<string, unknown>)[key] === "string");

const tableOf = (match: string): string => `/t/${encodeURIComponent(match)}`;

export function receivePushes(scope: WorkerScope): void {
  const windows = (): Promise<WindowClient[]> => scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const pathOf = (client: WindowClient): string => new URL(client.url).pathname;

  async function show(message: Message): Promise<void> {
    const open = await windows();
    for (const client of open) client.postMessage("turns"); // the pages look again at whose turn it is
    const there = open.some((client) => client.focused && client.visibilityState === "visible" && pathOf(client) === tableOf(message.match));
    if (there) return;
    await scope.registration.showNotification(message.title, { body: message.body, tag: message.match, icon: "/mark.svg", data: { match: message.match } });
  }

  async function open(match: string): Promise<void> {
    const all = await windows();
    const at = all.find((client) => pathOf(client) === tableOf(match));
    if (at) await at.focus();
    else await scope.clients.openWindow(tableOf(match));
  }

  /** The browser has changed its subscription: the server is told the new one. */
  async function renew(old: PushSubscription | null | undefined): Promise<void> {
    const key = old?.options.applicationServerKey;
    if (!key) return;
    const { endpoint, keys } = (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
    const short = scope.navigator.language.slice(0, 2);
    const lang = ["en", "cs", "pl"].includes(short) ? short : "en";
    const body = JSON.stringify({ endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"], lang });
    await fetch("/api/me/push", { method: "POST", headers: { "content-type": "application/json" }, body });
  }

  scope.addEventListener("push", (event) => {
    const message = event.data?.json();
    if (isMessage(message)) event.waitUntil(show(message));
  });
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const match = (event.notification.data as { match?: unknown } | null)?.match;
    if (typeof match === "string") event.waitUntil(open(match));
  });
  scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription)));
}
