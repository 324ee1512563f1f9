/** What Reef Encounter shows, and what its pieces look like. */

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
  board: number; // which of the four printed ones
  squares: Record<string, Square>; // those with a polyp or a shrimp
  corals: Coral[];
}

export interface CoralTile {
  tile: number;
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
}

export interface Turn {
  begun: boolean;
  paid: number;
  placing: Colour | null;
  placed: number;
  put: boolean;
  covered: boolean;
  tired: string[];
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
  boards: ReefBoard[];
  tiles: CoralTile[];
  values: ByColour;
  cylinders: Record<Alga, number>;
  afloat: Alga | null;
  larvae: ByColour; // in the supply
  bonus: ByColour;
  bag: number;
  bag_colours: Record<Colour, number | null>;
  unseen: ByColour;
  sea: { larva: boolean; colour: Colour; polyps: ByColour }[];
  turn: Turn | null;
  sides: Side[];
}

/** Letters are those of the notation, in every language. */
export const LETTER: Record<Colour, string> = { white: "W", yellow: "Y", orange: "O", pink: "P", grey: "G" };
export const FILL: Record<Colour, string> = { white: "#FFFDF6", yellow: "#F2C230", orange: "#E07B2A", pink: "#DE7DA6", grey: "#8B979B" };
export const FIELD: Record<Colour, string> = { white: "#5E8C99", yellow: "#F7E6A6", orange: "#F8D2AE", pink: "#F8DCE7", grey: "#CDD5D6" };
export const FILL_ALGA: Record<Alga, string> = { blue: "#3C7FB5", green: "#33804F", purple: "#7C5AA6", red: "#B9382F" };

/** The four boards as printed (RE-3): `.` sand, `#` rock, `*` extra growth, a letter a start square. */
export const PRINTED: readonly (readonly string[])[] = [
  ["...###.", ".##Y##.", "##.#W##", "#G#*#.#", "##P.O##", "#######"],
  ["...###.", "###G##.", "##Y#.##", "#.#*#W#", "##O#P##", ".#####."],
  [".##.###", ".###O#.", "##W.#Y#", "###*#.#", ".#P#G##", ".###.##"],
  [".#####.", "###O.##", "##.#G##", "#W#*###", ".#P#Y#.", ".##.##."],
];
export const WIDE = 7;
export const HIGH = 6;
const LETTERS = "ABCDEFG";

export interface Cell {
  name: string; // b1D4, as in the notation
  column: number;
  row: number;
  start: Colour | null; // a start square of this colour is printed here
  extra: boolean; // corals grow here by themselves
}

const CELLS: readonly (readonly Cell[])[] = PRINTED.map((rows, board) =>
  rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) =>
      sign === "." ? [] : [{ name: `b${board}${LETTERS[column]}${row + 1}`, column, row, extra: sign === "*", start: COLOURS.find((colour) => LETTER[colour] === sign) ?? null }],
    ),
  ),
);

/** The rock squares of a printed board. */
export const cells = (board: number): readonly Cell[] => CELLS[board]!;

/** Where a square lies: the board and its column and row, by its name. */
export const find = (name: string): Cell | undefined => CELLS[Number(name[1])]?.find((cell) => cell.name === name);

/** The squares edge to edge with one, by name, whether rock or not. */
export function beside(name: string): string[] {
  const column = LETTERS.indexOf(name[2]!);
  const row = Number(name[3]);
  return [[column, row - 1], [column + 1, row], [column, row + 1], [column - 1, row]].flatMap(([c, r]) => (LETTERS[c!] && r! > 0 ? [`${name.slice(0, 2)}${LETTERS[c!]}${r}`] : []));
}

/** The squares of a coral that are joined to the next one, to the right and down, and to all three of a block: what its outline is made of. */
export function joints(squares: readonly string[]): { name: string; right: boolean; down: boolean; block: boolean }[] {
  const all = new Set(squares);
  return squares.map((name) => {
    const column = LETTERS[LETTERS.indexOf(name[2]!) + 1];
    const right = all.has(`${name.slice(0, 2)}${column}${name[3]}`);
    const down = all.has(`${name.slice(0, 3)}${Number(name[3]) + 1}`);
    return { name, right, down, block: right && down && all.has(`${name.slice(0, 2)}${column}${Number(name[3]) + 1}`) };
  });
}

/** A square without its board: D4. */
export const short = (name: string): string => name.slice(2);

export const boardOf = (reef: Reef, name: string): number => reef.boards.findIndex((board) => board.board === Number(name[1]));
export const coralAt = (reef: Reef, name: string): Coral | undefined => reef.boards[boardOf(reef, name)]?.corals.find((coral) => coral.squares.includes(name));
export const squareAt = (reef: Reef, name: string): Square | undefined => reef.boards[boardOf(reef, name)]?.squares[name];

export const total = (numbers: ByColour): number => COLOURS.reduce((sum, colour) => sum + numbers[colour], 0);
/** Pieces one by one, in the order of the colours. */
export const each = (numbers: ByColour): Colour[] => COLOURS.flatMap((colour) => Array<Colour>(numbers[colour]).fill(colour));

/** The colours one could give, those of consumed polyps first: they are what is meant. */
export const offers = (reef: Reef, seat: number | null): Colour[] =>
  [true, false].flatMap((has) => COLOURS.filter((colour) => (seat !== null && (reef.sides[seat]?.consumed[colour] ?? 0) > 0) === has));

/** The colours a colour beats now. */
export const preyOf = (tiles: readonly CoralTile[], colour: Colour): Colour[] => tiles.filter((tile) => tile.strong === colour).map((tile) => tile.weak);

/** The squares of a seat's shrimps. */
export const shrimpsOf = (reef: Reef, side: number): string[] =>
  reef.boards.flatMap((board) => Object.entries(board.squares).filter(([, square]) => square.shrimp === side).map(([name]) => name));
