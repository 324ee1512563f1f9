/** Trying something that the server may refuse. */
import { Refused } from "./api";
import { refusalOf } from "./refusals";
import { say } from "./texts.svelte";

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
