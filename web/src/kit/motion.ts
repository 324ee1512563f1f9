/** Durations and transitions that all boards share. */
import type { TransitionConfig } from "svelte/transition";

export const MOVE = 260;
export const FLIP = 320;
export const BLOW = 480; // a predator, a break, a wash
export const HOLD = 400; // time to understand
export const FADE = 120;

/** Nearly cubic-bezier(.2,.7,.2,1). */
export const ease = (t: number): number => 1 - (1 - t) ** 3;

/** Turn a tile over about its vertical axis. */
export function turn(_: Element, { still, blow = false }: { still: boolean; blow?: boolean }): TransitionConfig {
  if (still) return { duration: FADE, css: (t) => `opacity:${t}` };
  return {
    duration: blow ? BLOW : FLIP,
    easing: ease,
    css: (t) => `transform-box:fill-box;transform-origin:center;transform:scaleX(${Math.abs(Math.cos((1 - t) * Math.PI))}) scale(${blow ? 1 + 0.25 * Math.sin(t * Math.PI) : 1})`,
  };
}

/** Lift a piece up and away. */
export function rise(_: Element, { still }: { still: boolean }): TransitionConfig {
  if (still) return { duration: FADE, css: (t) => `opacity:${t}` };
  return { duration: MOVE, easing: ease, css: (t, u) => `opacity:${t};transform:translateY(${-46 * u}px)` };
}
