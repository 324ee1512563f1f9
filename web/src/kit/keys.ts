/** Keys of a board that mean more than one move: it hears them before the shell does. */
import { onMount } from "svelte";
import { typing } from "$lib/keys";

/** Let a board take keys while it is there; what it takes (it says true) nobody else hears. */
export function hearKeys(take: (key: string) => boolean): void {
  onMount(() => {
    const hear = (event: KeyboardEvent): void => {
      if (typing(event) || document.querySelector("dialog[open]") || !take(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", hear, true);
    return () => removeEventListener("keydown", hear, true);
  });
}
