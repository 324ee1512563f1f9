/** What every component test needs. */
import { afterEach } from "vitest";
import { cleanup } from "@testing-library/svelte";

// A browser marks the rejected promise of a cancelled animation as handled; happy-dom does not.
const animate = Element.prototype.animate;
Element.prototype.animate = function (...options) {
  const animation = animate.apply(this, options);
  animation.finished.catch(() => undefined);
  return animation;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});
