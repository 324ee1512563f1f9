/** Where a pointer is. */

/** A point of the window in the units of a drawing: a large screen shows all of it larger. */
export function pointIn(drawing: SVGSVGElement, at: { clientX: number; clientY: number }): { x: number; y: number } {
  const box = drawing.getBoundingClientRect();
  const scale = box.width ? drawing.clientWidth / box.width : 1;
  return { x: (at.clientX - box.left) * scale, y: (at.clientY - box.top) * scale };
}
