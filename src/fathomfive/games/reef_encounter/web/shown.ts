/** What `show` gives of Reef Encounter, as types, and the colours of its pieces. */
import type { Move } from "$kit";

export const COLOURS = ["white", "yellow", "orange", "pink", "grey"] as const;
export type Colour = (typeof COLOURS)[number];
export const ALGAE = ["blue", "green", "purple", "red"] as const;
export type Alga = (typeof ALGAE)[number];
export type ByColour = Record<Colour, number>;

export interface Square {
  colour: Colour | null;
  shrimp: number | null;
  protected: boolean;
}

export interface Coral {
  colour: Colour;
  squares: string[];
  guard: number | null;
}

export interface ReefBoard {
  board: number; // which of the printed ones
  name: string; // begins the names of its squares
  printed: string[]; // row by row: `.` is sand
  extra: string | null; // the square where corals grow by themselves
  squares: Record<string, Square>; // those with a polyp or a shrimp
  corals: Coral[];
}

export interface CoralTile {
  tile: number;
  shows: string;
  strong: Colour;
  weak: Colour;
  large: Alga;
  small: Alga;
  locked: boolean;
}

export interface Side {
  player: string;
  shrimps: number; // behind the screen
  eaten: number;
  larvae: ByColour;
  consumed: ByColour;
  fish: ByColour;
  fish_hidden: number;
  fed: Colour | null;
  hand: ByColour; // as far as it is known
  hand_hidden: number;
  noted: ByColour;
  points: number;
  could_consume: Partial<Record<Colour, string[]>>; // in a turn, by the colour that is placed
}

export interface Turn {
  begun: boolean;
  paid: number;
  payments: number; // larvae that may still be paid
  placing: Colour | null;
  placed: number;
  at_once: number; // polyps from behind the screen for one larva
  put: boolean;
  covered: boolean;
  tired: string[];
}

export interface Grid {
  columns: number;
  rows: number;
}

export interface Reef {
  seats: number;
  game: "basic" | "advanced";
  to_act: number;
  asked: "boards" | "starfish" | "first" | "lay_out" | "starter" | "deal" | "refill" | "replace" | "reveal" | "feed" | "larva" | "turn" | "last" | "over";
  side: number;
  start: number;
  turns: number;
  ended: string | null;
  grid: Grid; // squares of a board
  boards: ReefBoard[];
  within_reach: Partial<Record<Colour, string[]>>; // squares of the polyps that a colour could consume now
  tiles: CoralTile[];
  values: ByColour;
  cylinders: Record<Alga, number>;
  afloat: Alga | null;
  larvae: ByColour; // in the supply
  bonus: ByColour;
  bag: number;
  bag_colours: Record<Colour, number | null>;
  unseen: ByColour;
  sea: { larva: boolean; colour: Colour; polyps: ByColour; room: number }[];
  turn: Turn | null;
  sides: Side[];
}

/** The key of a colour, the same in every language; what is drawn are the letters of the texts. */
export const LETTER: Record<Colour, string> = { white: "W", yellow: "Y", orange: "O", pink: "P", grey: "G" };
export const FILL: Record<Colour, string> = { white: "#FFFDF6", yellow: "#F2C230", orange: "#E07B2A", pink: "#DE7DA6", grey: "#8B979B" };
export const FIELD: Record<Colour, string> = { white: "#5E8C99", yellow: "#F7E6A6", orange: "#F8D2AE", pink: "#F8DCE7", grey: "#CDD5D6" };
export const FILL_ALGA: Record<Alga, string> = { blue: "#3C7FB5", green: "#33804F", purple: "#7C5AA6", red: "#B9382F" };

/** A square without its board: D4. */
export const short = (name: string): string => name.slice(2);

/** The number of a square's reef, as players count them: b0 is reef 1. */
export const reefOf = (name: string): number => Number(name.slice(1, 2)) + 1;

/** A square for texts: D4, on reef 1. */
export const placeOf = (name: string): { square: string; reef: number } => ({ square: short(name), reef: reefOf(name) });

export const boardOf = (reef: Reef, name: string): number => reef.boards.findIndex((board) => name.startsWith(board.name));
export const coralAt = (reef: Reef, name: string): Coral | undefined => reef.boards[boardOf(reef, name)]?.corals.find((coral) => coral.squares.includes(name));
export const squareAt = (reef: Reef, name: string): Square | undefined => reef.boards[boardOf(reef, name)]?.squares[name];

export const total = (numbers: ByColour): number => COLOURS.reduce((sum, colour) => sum + numbers[colour], 0);
/** Pieces one by one, in the order of the colours. */
export const each = (numbers: ByColour): Colour[] => COLOURS.flatMap((colour) => Array<Colour>(numbers[colour]).fill(colour));

/** The colours a colour beats now. */
export const preyOf = (tiles: readonly CoralTile[], colour: Colour): Colour[] => tiles.filter((tile) => tile.strong === colour).map((tile) => tile.weak);

/** The squares of a seat's shrimps. */
export const shrimpsOf = (reef: Reef, side: number): string[] =>
  reef.boards.flatMap((board) => Object.entries(board.squares).filter(([, square]) => square.shrimp === side).map(([name]) => name));

/** A player who could consume a polyp, and the colours that could. */
export interface Threat {
  side: number;
  colours: readonly Colour[];
}

/** The polyps that other players could consume in their turn, by square: of a seat's corals and of those without a shrimp; to a spectator, of everyone's. */
export function threatsTo(reef: Reef, seat: number | null): ReadonlyMap<string, readonly Threat[]> {
  const found = new Map<string, Threat[]>();
  for (const { guard, squares } of reef.boards.flatMap((board) => board.corals)) {
    if (guard === null ? squares.length < 2 : seat !== null && guard !== seat) continue; // single polyps are everyone's prey
    const others = [...reef.sides.keys()].filter((side) => side !== (guard ?? seat));
    for (const name of squares) {
      const threats = others.map((side) => ({ side, colours: COLOURS.filter((colour) => reef.sides[side]!.could_consume[colour]?.includes(name)) }));
      if (threats.some(({ colours }) => colours.length)) found.set(name, threats.filter(({ colours }) => colours.length));
    }
  }
  return found;
}

// --- Previews ---

export type Effect = Record<string, unknown> & { kind: string; pieces: Record<string, unknown>[]; places: string[] };

/** The effects of a kind that a move would have. */
export function effectsOf(move: Move | undefined, kind: string): Effect[] {
  const { preview } = (move ?? {}) as { preview?: { effects: Effect[] } };
  return preview?.effects.filter((effect) => effect.kind === kind) ?? [];
}

/** The coral tiles as they would lie after a move. */
export function tilesAfter(reef: Reef, move: Move | undefined): CoralTile[] {
  const turned = effectsOf(move, "turned").flatMap((effect) => effect.pieces as unknown as CoralTile[]);
  const locked = effectsOf(move, "locked").map((effect) => effect["tile"]);
  return reef.tiles.map((tile) => ({ ...tile, ...turned.find((one) => one.tile === tile.tile), locked: tile.locked || locked.includes(tile.tile) }));
}

/** What a polyp of each colour would be worth after a move. */
export const valuesAfter = (reef: Reef, move: Move | undefined): ByColour => ({
  ...reef.values,
  ...Object.fromEntries(effectsOf(move, "worth").map((effect) => [effect.pieces[0]!["colour"], effect["n"]])),
});
