/** Keys of a board that mean more than one move. */
import { onMount } from "svelte";
import { typing } from "$lib/keys";

/** Let a board hear keys before the shell does; the shell does not hear those it takes by returning true. */
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
