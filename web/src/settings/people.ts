/** Words about devices and days. */
import { dateName } from "../lib/clocks";
import { prefs } from "../lib/prefs.svelte";
import { say } from "../lib/texts.svelte";

/** A device in plain words. */
export function deviceName({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser && system) return say("device-name", { browser, system });
  return browser ?? system ?? say("device-unknown");
}

export const dayOf = (at: number): string => dateName(at, prefs.lang);
