/** Where cards lie in a drawing of any size. */
import type { Book } from "./shown";

export const HIGH = 0.66; // of the width
export const STEP = { x: 0.765, y: 0.62 * HIGH }; // of the width: corners just cover

/** The part of a manuscript that is shown: its middle, in steps, and the width of a card. */
export interface Camera {
  x: number;
  y: number;
  w: number;
}
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The upper left corner of a card. */
export const at = (camera: Camera, area: Area, x: number, y: number): { x: number; y: number } => ({
  x: area.left + area.width / 2 + ((x - camera.x) * STEP.x - 0.5) * camera.w,
  y: area.top + area.height / 2 - ((y - camera.y) * STEP.y + HIGH / 2) * camera.w,
});

/** Show all these places, with cards no wider than `most`. */
export function fit(places: readonly (readonly [number, number])[], area: Area, most: number): Camera {
  const xs = places.length ? places.map(([x]) => x) : [0];
  const ys = places.length ? places.map(([, y]) => y) : [0];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = (right - left) * STEP.x + 1.1;
  const tall = (high - low) * STEP.y + HIGH * 1.15;
  return { x: (left + right) / 2, y: (low + high) / 2, w: Math.max(12, Math.min(most, area.width / wide, area.height / tall)) };
}

const READ = 52; // px: the width of the narrowest card that can still be read

/** Show a manuscript as large as can be read: all of it, or the part with the most open places, close to the card laid last. */
export function near(book: Book, area: Area, most: number): Camera {
  const places = placesOf(book);
  const all = fit(places, area, most);
  if (all.w >= READ || !places.length) return all;
  const half = { x: (area.width / READ - 1.1) / (2 * STEP.x), y: (area.height / READ - HIGH * 1.15) / (2 * STEP.y) }; // what is shown each way
  const within = (values: number[], at: number, half: number): number => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return high - low <= 2 * half ? (low + high) / 2 : Math.min(high - half, Math.max(low + half, at));
  };
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const last = book.laid.at(-1) ?? { x: 0, y: 0 };
  const views = [[last.x, last.y], ...places].map(([x, y]) => {
    const view = { x: within(xs, x!, half.x), y: within(ys, y!, half.y), w: READ };
    const free = book.open.filter(([x, y]) => Math.abs(x - view.x) <= half.x && Math.abs(y - view.y) <= half.y).length;
    return { view, free, far: Math.hypot(view.x - last.x, view.y - last.y) };
  });
  return views.reduce((best, one) => (one.free > best.free || (one.free === best.free && one.far < best.far) ? one : best)).view;
}

/** A corner of the area where a box hides no card and no open place, or at least no place; null where there is none. */
export function freeCorner(book: Book, camera: Camera, area: Area, box: { width: number; height: number }): { x: number; y: number } | null {
  const [right, bottom] = [area.left + area.width - box.width, area.top + area.height - box.height];
  const corners = [[right, area.top], [area.left, area.top], [right, bottom], [area.left, bottom]].map(([x, y]) => ({ x: x!, y: y! }));
  const hides = (corner: { x: number; y: number }, [x, y]: readonly [number, number]): boolean => {
    const card = at(camera, area, x, y);
    return card.x < corner.x + box.width && corner.x < card.x + camera.w && card.y < corner.y + box.height && corner.y < card.y + camera.w * HIGH;
  };
  const clear = (places: readonly [number, number][]) => corners.find((corner) => !places.some((place) => hides(corner, place)));
  return clear(placesOf(book)) ?? clear(book.open) ?? null;
}

export const placesOf = (book: Book): [number, number][] => [...book.laid.map((card): [number, number] => [card.x, card.y]), ...book.open];
