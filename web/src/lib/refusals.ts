/** Words for what the server refuses. */
import type { Refused } from "./api";
import type { Say } from "./texts.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The codes that have words of their own, `refused-<code>`. */
export const CODES = [
  "already_asked", "already_nudged", "already_started", "bad_link", "bad_message", "bad_name", "bad_passkey", "banned", "busy", "damaged", "game_over", "handed_over",
  "illegal_move", "kicked", "muted", "no_hint_now", "no_hints", "no_such_seat", "not_absent", "not_host", "not_invitable", "not_invited", "not_known", "not_seated", "not_started",
  "not_your_turn", "nothing_asked", "nothing_to_undo",
  "out_of_time", "private", "resigned", "seat_kept", "seat_taken", "seats_free",
];

const LATER = ["busy", "too_many"]; // codes that say when to try again

/** When to try again, in words; without a number: soon. */
export function againIn(seconds: number | null, say: Say): string {
  if (seconds === null) return say("again-soon");
  if (seconds < MINUTE) return say("again-seconds", { n: Math.max(1, Math.ceil(seconds)) });
  if (seconds < HOUR) return say("again-minutes", { n: Math.ceil(seconds / MINUTE) });
  return say("again-hours", { n: Math.ceil(seconds / HOUR) });
}

/** A refusal in the reader's language. */
export function refusalOf(error: Refused, say: Say): string {
  if (error.code === "offline" || error.code === "store_down") return say("offline");
  if (LATER.includes(error.code)) return `${say(`refused-${error.code}`)} ${againIn(error.after, say)}`;
  return say(CODES.includes(error.code) ? `refused-${error.code}` : "refused-other");
}
