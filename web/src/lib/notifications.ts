/** Notifications of this browser, and its subscription to messages of the server. */
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import { go } from "./router.svelte";
import { say } from "./texts.svelte";
import type { WaitingTable } from "./wire.gen";

const WORKER = "/worker.js";

export const canNotify = (): boolean => typeof Notification === "function" && isSecureContext;
export const canPush = (): boolean => canNotify() && "serviceWorker" in navigator && "PushManager" in globalThis;
export const isBlocked = (): boolean => canNotify() && Notification.permission === "denied";

/** Ask for permission; only after a tap. */
export const mayNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === "granted";

/** The service worker of this site; none where the browser keeps nothing for it. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker?.getRegistration().catch(() => undefined);

/** Show that it is my turn at a table. */
export async function notifyOf(table: WaitingTable): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const title = say("your-turn");
  const how = { body: say(`${table.game}-title`), tag: table.match, icon: "/mark.svg", data: { match: table.match } };
  const registered = await worker();
  if (registered?.active) return registered.showNotification(title, how);
  try {
    const shown = new Notification(title, how);
    shown.onclick = () => {
      window.focus();
      go(`/t/${table.match}`);
      shown.close();
    };
  } catch (error) {
    if (!(error instanceof TypeError) || !("serviceWorker" in navigator)) throw error;
    await navigator.serviceWorker.register(WORKER); // on a phone only a service worker may show one
    await (await navigator.serviceWorker.ready).showNotification(title, how);
  }
}

/** Let the server send messages to this browser; false without permission. */
export async function subscribe(key: string): Promise<boolean> {
  if (!(await mayNotify())) return false;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  await before?.unsubscribe(); // it may belong to another key of the server
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  await api.subscribe({ endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", lang: prefs.lang });
  return true;
}

/** Let the server send no more messages to this browser. */
export async function unsubscribe(): Promise<void> {
  await api.unsubscribe();
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
}
