/** What `show` of Codex Naturalis gives, as types. */

export type Kingdom = "fungi" | "plant" | "animal" | "insect";
export type Sort = "resource" | "gold";

export interface Front {
  kind: "card";
  card: number;
  sort: Sort;
  kingdom: Kingdom;
  corners: string; // top left, top right, bottom left, bottom right
  gives: number; // points
  per: string; // for each of these: a symbol, or c for each covered corner; card: once; none: no points
  cost: string; // symbols
  back: string; // the corners of its back
  middle: string; // the symbols in the middle of its back
  seen?: boolean; // everybody has seen the front
  lacks?: string; // symbols of its cost that the manuscript of its owner does not show
}
export interface Back {
  kind: "back";
  sort: Sort;
  kingdom: Kingdom;
  back: string;
  middle: string;
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
  pattern: { sign: string; x: number; y: number }[]; // cards by kingdom and steps to the right and up; none where symbols count
  signs: string; // the symbols that count
}
export interface Laid {
  name: string; // 5, 5b face down, rFb face down and unknown
  x: number;
  y: number;
  up: boolean;
  sort: Sort | null; // null: a starter
  corners: string;
  middle: string;
  kingdom: Kingdom | null;
  gives?: number; // printed on a front that lies face up, as in the hand
  per?: string;
  cost?: string;
}
export interface Book {
  points: number;
  hand: (Front | Back)[];
  symbols: Record<string, number>; // how many of each symbol are visible
  laid: Laid[]; // in the order they were laid
  may_call: boolean; // its next card may call the end, as far as the viewer knows
  open: [number, number][]; // places where a card may go
  blocked: { x: number; y: number; by: [number, number] }[]; // places where none can ever go, and a card without a corner there
  kept?: Goal;
  returned?: Goal;
}
export interface Deck {
  sort: Sort;
  left: number;
  top: Back | null;
  of_kingdom: { kingdom: Kingdom; n: number }[];
  up: (Front | null)[];
}
export interface Codex {
  seats: number;
  to_act: number;
  asked: string;
  stage: string;
  round: number;
  seat: number;
  start: number;
  ends_round: boolean; // the turn of the seat to act is the last one of its round
  called: string | null;
  calls_at: number; // points that call the end
  track: number; // where the printed track of points ends
  last: boolean;
  draws_left: number | null; // until both decks are empty, once that is near
  decks: Deck[];
  common: Goal[];
  manuscripts: Book[];
  starter?: Starter;
}

/** The cards whose fronts are known in a hand. */
export const fronts = (codex: Codex, side: number): Front[] => codex.manuscripts[side]!.hand.filter((card): card is Front => card.kind === "card");
