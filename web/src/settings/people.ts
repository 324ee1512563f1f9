/** Words about devices and days, and what to say when the server refuses something. */
import { Refused } from "../lib/api";
import { refusalOf } from "../lib/refusals";
import { prefs } from "../lib/prefs.svelte";
import { say } from "../lib/texts.svelte";

/** A device in plain words. */
export function deviceName({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser && system) return say("device-name", { browser, system });
  return browser ?? system ?? say("device-unknown");
}

export const dayOf = (at: number): string => new Intl.DateTimeFormat(prefs.lang, { dateStyle: "medium" }).format(at);

/** Do something, and give what to say if it was refused. */
export async function attempt(what: () => Promise<unknown>): Promise<string> {
  try {
    await what();
    return "";
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refusalOf(error, say);
  }
}
