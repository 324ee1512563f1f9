/** Sharing a link: the device's own way where there is one, else the clipboard. */
import { api } from "./api";

export interface Shared {
  title: string;
  text: string;
  url: string;
}

export type Outcome = "shared" | "copied" | "cancelled" | "failed";

/** The device has a way to share links. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Share a link, or copy it. */
export async function shareLink(what: Shared): Promise<Outcome> {
  if (canShare()) {
    try {
      await navigator.share(what);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  return navigator.clipboard ? navigator.clipboard.writeText(what.url).then(() => "copied" as const, () => "failed" as const) : "failed";
}

/** The address of this server for others: a visitor on its own machine knows it by a name that only works there. */
export async function siteForOthers(): Promise<string> {
  const here = location.hostname;
  if (here !== "127.0.0.1" && here !== "localhost") return location.origin;
  return api.address().then(({ address }) => address ?? location.origin, () => location.origin);
}

/** The address of a replay at an event: the server reads it for the preview of the link. */
export const replayLink = (site: string, match: string, at: number): string => `${site}/replay/${match}?at=${at}`;
export const tableLink = (site: string, match: string): string => `${site}/t/${match}`;
