/** The sizes of a window, and the ways to point, at which pages are laid out in another way; styles name the same ones. */
import { MediaQuery } from "svelte/reactivity";

const LOW = "(max-height: 519px) and (min-width: 560px)"; // a phone that lies on its side
const narrow = new MediaQuery(`(max-width: 819px), ${LOW}`);
const strip = new MediaQuery(`(max-width: 1279px), ${LOW}`);
const tight = new MediaQuery("(max-width: 1439px)");
const finger = new MediaQuery("(pointer: coarse)");

export const sizes = {
  /** A phone: one thing at a time, and short labels. */
  get narrow(): boolean {
    return narrow.current;
  },
  /** The seats are a strip; what lies before one is opened. */
  get strip(): boolean {
    return strip.current;
  },
  /** Three columns leave little for a broad board. */
  get tight(): boolean {
    return tight.current;
  },
  /** What is pressed is pressed with a finger. */
  get finger(): boolean {
    return finger.current;
  },
};
