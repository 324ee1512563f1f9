/** How things move; the measures are those of the look. */
import type { TransitionConfig } from "svelte/transition";

export const MOVE = 260;
export const FLIP = 320;
export const BLOW = 480; // a predator, a break, a wash
export const HOLD = 400; // so that one understands
export const FADE = 120;

/** cubic-bezier(.2,.7,.2,1), near enough */
export const ease = (t: number): number => 1 - (1 - t) ** 3;

/** A tile is turned over about its vertical axis. */
export function turn(_: Element, { still, blow = false }: { still: boolean; blow?: boolean }): TransitionConfig {
  if (still) return { duration: FADE, css: (t) => `opacity:${t}` };
  return {
    duration: blow ? BLOW : FLIP,
    easing: ease,
    css: (t) => `transform-box:fill-box;transform-origin:center;transform:scaleX(${Math.abs(Math.cos((1 - t) * Math.PI))}) scale(${blow ? 1 + 0.25 * Math.sin(t * Math.PI) : 1})`,
  };
}

/** Something is taken up and away. */
export function rise(_: Element, { still }: { still: boolean }): TransitionConfig {
  if (still) return { duration: FADE, css: (t) => `opacity:${t}` };
  return { duration: MOVE, easing: ease, css: (t, u) => `opacity:${t};transform:translateY(${-46 * u}px)` };
}
