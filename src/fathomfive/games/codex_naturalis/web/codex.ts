/** What Codex Naturalis shows, where its cards lie, and what a card would cover. */

export type Kingdom = "fungi" | "plant" | "animal" | "insect";
export type Sort = "resource" | "gold";

export interface Front {
  kind: "card";
  card: number;
  sort: Sort;
  kingdom: Kingdom;
  corners: string; // top left, top right, bottom left, bottom right
  points: string; // 2, 1/q, 2/c
  cost: string; // FFA, or a dot
  seen?: boolean; // everybody has seen it
}
export interface Back {
  kind: "back";
  sort: Sort;
  kingdom: Kingdom;
}
export interface Starter {
  kind: "starter";
  card: number;
  corners: string;
  back: string;
  middle: string;
}
export interface Goal {
  kind: "objective";
  card: number;
  points: number;
  shape: string;
}
export interface Laid {
  name: string; // 5, 5b face down, rFb face down and unknown
  x: number;
  y: number;
  up: boolean;
  corners: string;
  middle: string;
  kingdom: Kingdom | null;
  points?: string; // printed on a front that is up, as in the hand
  cost?: string;
}
export interface Book {
  points: number;
  hand: (Front | Back)[];
  symbols: Record<string, number>;
  laid: Laid[];
  open: [number, number][];
  kept?: Goal;
  returned?: Goal;
}
export interface Deck {
  sort: Sort;
  left: number;
  top: Kingdom | null;
  of_kingdom: number[];
  up: (Front | null)[];
}
export interface Codex {
  seats: number;
  to_act: number;
  asked: string;
  stage: string;
  seat: number;
  start: number;
  called: string | null;
  last: boolean;
  decks: Deck[];
  common: Goal[];
  manuscripts: Book[];
  starter?: Starter;
}

export const KINGDOMS: Kingdom[] = ["fungi", "plant", "animal", "insect"];
export const SYMBOLS = ["F", "P", "A", "I", "q", "k", "m"] as const;
export const LOOKS: Record<string, { part: string; colour: string | undefined }> = {
  F: { part: "mushroom", colour: "#B9382F" },
  P: { part: "leaf", colour: "#3B7D4F" },
  A: { part: "paw", colour: "#2F6FA3" },
  I: { part: "insect", colour: "#7A4E9E" },
  q: { part: "quill", colour: undefined },
  k: { part: "inkwell", colour: undefined },
  m: { part: "manuscript", colour: undefined },
};
export const LETTER: Record<Kingdom, string> = { fungi: "F", plant: "P", animal: "A", insect: "I" };
const FIELDS: Record<string, string> = { fungi: "#F6DDD3", plant: "#DDEAD3", animal: "#D5E4EE", insect: "#E7DCEF" };
export const field = (kingdom: Kingdom | null): string => (kingdom ? FIELDS[kingdom]! : "#EFE3C8");

/** What is drawn of a card, whichever side is up. */
export interface Face {
  kingdom: Kingdom | null;
  gold: boolean;
  corners: string;
  middle: string; // symbols that can never be covered
  points?: string | undefined;
  cost?: string | undefined;
}

export const front = (card: Front): Face => ({ kingdom: card.kingdom, gold: card.sort === "gold", corners: card.corners, middle: "", points: card.points, cost: card.cost });
export const back = (card: Front | Back): Face => ({ kingdom: card.kingdom, gold: card.sort === "gold", corners: "oooo", middle: LETTER[card.kingdom] });
const RESOURCES = 40; // cards 1 to 40 are resource cards
const isGold = (name: string): boolean => name.startsWith("g") || Number.parseInt(name) > RESOURCES;
export const laidFace = (card: Laid): Face => ({ kingdom: card.kingdom, gold: card.kingdom !== null && isGold(card.name), corners: card.corners, middle: card.middle, points: card.points, cost: card.cost });

// --- Where cards lie ---

export const HIGH = 0.66; // of the width
export const STEP = { x: 0.765, y: 0.62 * HIGH }; // of the width: corners just cover

/** What is in sight: the middle, in steps, and the width of a card. */
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

/** See all these places, in cards no wider than `most`. */
export function fit(places: readonly (readonly [number, number])[], area: Area, most: number): Camera {
  const xs = places.length ? places.map(([x]) => x) : [0];
  const ys = places.length ? places.map(([, y]) => y) : [0];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = (right - left) * STEP.x + 1.1;
  const tall = (high - low) * STEP.y + HIGH * 1.15;
  return { x: (left + right) / 2, y: (low + high) / 2, w: Math.max(12, Math.min(most, area.width / wide, area.height / tall)) };
}

const READ = 52; // px: the narrowest card that is still read

/** See these cards and places as large as can be read: all of them, or where the most free places are, close to the card laid last. */
export function near(book: Book, area: Area, most: number): Camera {
  const places = placesOf(book);
  const all = fit(places, area, most);
  if (all.w >= READ || !places.length) return all;
  const half = { x: (area.width / READ - 1.1) / (2 * STEP.x), y: (area.height / READ - HIGH * 1.15) / (2 * STEP.y) }; // what is in sight each way
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

export const placesOf = (book: Book): [number, number][] => [...book.laid.map((card): [number, number] => [card.x, card.y]), ...book.open];

// --- What a card would do ---

const TOWARDS = [[-1, 1, 3], [1, 1, 2], [-1, -1, 1], [1, -1, 0]] as const; // a neighbour, and its corner that faces this place

/** The corners a card laid here would cover: symbols, or o where empty. */
export const covered = (book: Book, x: number, y: number): string[] =>
  TOWARDS.flatMap(([dx, dy, corner]) => {
    const card = book.laid.find((card) => card.x === x + dx && card.y === y + dy);
    return card ? [card.corners[corner]!] : [];
  });

/** Places beside the manuscript where no card can ever lie, each with a card that lacks the corner it would cover. */
export const blocked = (book: Book): { x: number; y: number; by: Laid }[] => {
  const found = new Map<string, { x: number; y: number; by: Laid }>();
  const taken = new Set(book.laid.map((card) => `${card.x},${card.y}`));
  for (const by of book.laid)
    for (const [dx, dy, corner] of TOWARDS) {
      const [x, y] = [by.x - dx, by.y - dy];
      if (by.corners[corner] === "-" && !taken.has(`${x},${y}`)) found.set(`${x},${y}`, { x, y, by });
    }
  return [...found.values()];
};

/** The points of a front laid here: what is printed, times what is seen. */
export function gain(book: Book, card: Front, x: number, y: number): number {
  const [n, per] = card.points.split("/");
  const hidden = covered(book, x, y);
  if (!per) return Number(n);
  if (per === "c") return Number(n) * hidden.length;
  const own = [...card.corners].filter((sign) => sign === per).length;
  return Number(n) * (book.symbols[per]! - hidden.filter((sign) => sign === per).length + own);
}

/** What the cost asks for and the manuscript does not show. */
export function lacking(book: Book, card: Front): string {
  const left = { ...book.symbols };
  return [...card.cost].filter((sign) => sign in left && left[sign]!-- <= 0).join("");
}

/** A lay taken apart: lay-5b@1,-2. */
export function readLay(text: string): { card: number; down: boolean; x: number; y: number } | null {
  const found = /^lay-(\d+)(b?)@(-?\d+),(-?\d+)$/.exec(text);
  return found && { card: Number(found[1]), down: found[2] === "b", x: Number(found[3]), y: Number(found[4]) };
}
export const writeLay = (card: number, down: boolean, x: number, y: number): string => `lay-${card}${down ? "b" : ""}@${x},${y}`;

/** The cards of a pattern, in steps; none where an objective counts symbols. */
export const pattern = (goal: Goal): { sign: string; x: number; y: number }[] =>
  goal.shape.includes("@")
    ? goal.shape.split(" ").map((item) => {
        const [sign, place] = item.split("@") as [string, string];
        const [x, y] = place.split(",").map(Number) as [number, number];
        return { sign, x, y };
      })
    : [];

/** How many rounds have begun. */
export const round = (codex: Codex): number =>
  Math.max(0, ...codex.manuscripts.map((book) => book.laid.length - 1)) + (codex.asked === "lay" && codex.seat === codex.start ? 1 : 0);
