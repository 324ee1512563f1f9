/** Everything a board needs from the shell. */
export * from "./contract";
export { useKit, Kit } from "./kit.svelte";
export { isLike, isSame, type Like } from "./told";
export * from "./motion";
export { pointIn } from "./pointer";
export { fold, shared, type Entry } from "./steps";
export { hearKeys } from "./keys";
export { NARROWEST } from "./size";
export { typing } from "$lib/keys";
export { sizes } from "$lib/sizes.svelte";
export { pieceName } from "$lib/words";
export { default as Plate } from "./Plate.svelte";
export { default as Spot } from "./Spot.svelte";
export { default as Part } from "./Part.svelte";
export { default as Pennant } from "./Pennant.svelte";
export { default as Pile } from "./Pile.svelte";
export { default as Count } from "./Count.svelte";
