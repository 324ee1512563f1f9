/** Where everything lies in a drawing of any size: as many reefs as players, the open sea, the coral tiles, the worth of polyps. */
import type { Grid, ReefBoard } from "./shown";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  unit: number; // how much larger everything is than at the usual size
  cell: number; // side of a square
  boards: (Box | null)[]; // frames, by board; null where it is not shown
  sea: Box | null;
  tiles: Box | null;
  worth: Box | null;
  legend: Box | null;
}

/** What is laid out: the number of reefs, their squares, the pixels there are, and whether a finger presses them. */
export interface Room {
  w: number;
  h: number;
  n: number;
  grid: Grid;
  finger?: boolean;
}

/** How much is seen at once: everything; one reef with all else; one thing. */
export type Shape = "all" | "reef" | "one";
export type Tab = number | "reefs" | "sea" | "tiles"; // a board, all of them, or one of the others

const EDGE = 9; // around everything
const GAP = 8;
const HEAD = 20; // for letters and numbers at the frame of a reef
const RIM = 5;
const LEAST = { pointer: 27, finger: 32 }; // a smaller square cannot be pressed
const MOST = 72;
const NONE = 8; // where nothing fits, as for a moment while a window changes
const STRIP = 44; // what polyps are worth, where little else is seen
export const PHONE = 560;
export const TABS = 50; // above the drawing, where there are any
export const PHONE_HIGH = 404; // tabs, a reef and what polyps are worth

/** A frame around squares. */
export const frame = (cell: number, grid: Grid): { w: number; h: number } => ({ w: grid.columns * cell + HEAD + RIM, h: grid.rows * cell + HEAD + RIM });
/** The corner of the first square in a frame. */
export const inside = (box: Box): { x: number; y: number } => ({ x: box.x + HEAD, y: box.y + HEAD });

const least = ({ finger }: Room): number => (finger ? LEAST.finger : LEAST.pointer);
const fits = (w: number, h: number, grid: Grid): number => Math.min((w - HEAD - RIM) / grid.columns, (h - HEAD - RIM) / grid.rows);

interface Plan {
  cell: number;
  columns: number;
  sea: "right" | "below" | "hole";
}

const FULL = 1.12; // how much larger squares must be to be worth a place that stays empty

/** The plan with the largest squares, and no empty place between the reefs where that costs little. */
function plan({ w, h, n, grid }: Room, unit: number, below: number): Plan {
  let best: Plan = { cell: NONE, columns: 1, sea: "right" };
  let most = NONE;
  for (let columns = 1; columns <= Math.max(2, n); columns++) {
    const rows = Math.ceil(n / columns);
    for (const sea of ["right", "below", "hole"] as const) {
      if (sea === "hole" && columns * rows === n) continue;
      const width = w - 2 * EDGE - (sea === "right" ? SEA_WIDE * unit + GAP : 0);
      const height = h - 2 * EDGE - below - (sea === "below" ? SEA_HIGH * unit + GAP : 0);
      const beside = sea === "hole" ? fits((width - (columns - 1) * GAP - SEA_BROAD * unit) / (columns - 1), Infinity, grid) : MOST;
      const cell = Math.min(MOST, beside, fits((width - (columns - 1) * GAP) / columns, (height - (rows - 1) * GAP) / rows, grid));
      const high = frame(cell, grid).h * rows + (rows - 1) * GAP;
      if (sea === "right" && high < SEA_TALL * unit && height < SEA_TALL * unit) continue;
      if (sea === "hole" && frame(cell, grid).h < SEA_HOLE * unit) continue;
      const gain = sea !== "hole" && columns * rows > n ? cell / FULL : cell;
      if (gain <= most + 0.5) continue;
      best = { cell, columns, sea };
      most = gain;
    }
  }
  return best;
}

export const SEA_WIDE = 150; // beside the reefs
export const SEA_TALL = 450;
export const SEA_HIGH = 116; // under them
const SEA_HOLE = 195; // in the place of a reef, or wider
const SEA_BROAD = 285;
const TILE = 47;
const WORTH = 45;
const LEGEND = 17; // a line of words, under everything
const LEGEND_WIDE = 820; // the words in one line, with some air

/** How high the words are in a width; in the narrowest, four lines. */
const legendHigh = (w: number): number => Math.ceil(Math.min(4, LEGEND_WIDE / Math.max(1, w))) * LEGEND;

function measures(w: number, h: number): { unit: number; tilesHigh: number; below: number } {
  const unit = Math.min(1.6, Math.max(1, Math.min(w / 760, h / 720)));
  const tilesHigh = 2 * TILE * unit + 7;
  return { unit, tilesHigh, below: WORTH * unit + tilesHigh + LEGEND + 2 * GAP };
}

/** What there is room for. */
export function shapeOf(room: Room): Shape {
  const { w, h, n } = room;
  const fit = (high: number, count: number): boolean => {
    const { unit, below } = measures(w, high);
    return plan({ ...room, h: high, n: count }, unit, below).cell >= least(room);
  };
  return w < PHONE ? "one" : fit(h, n) ? "all" : fit(h - TABS, 1) || beside({ ...room, h: h - TABS }, 0) ? "reef" : "one";
}

/** Is there room for all reefs together, when nothing else is shown? */
export const overview = (room: Room): boolean => room.n > 1 && room.w >= PHONE && squares(room).cell >= LEAST.pointer;

export function layout(room: Room, tab: Tab, shape: Shape): Layout {
  if (tab === "reefs") return reefs(room);
  if (shape === "one") return alone(room, tab);
  const { w, h, n, grid } = room;
  const { unit, tilesHigh: most, below } = measures(w, h);
  const count = shape === "reef" ? 1 : n;
  const { cell, columns, sea } = plan({ w, h, n: count, grid }, unit, below);
  const wider = shape === "reef" ? beside(room, tab) : null;
  if (wider && wider.cell > cell) return wider;
  const lines = Math.ceil(count / columns);
  const one = frame(cell, grid);
  const least = columns * one.w + (columns - 1) * GAP + (sea === "right" ? SEA_WIDE * unit + GAP : 0);
  const wide = sea === "hole" ? Math.min(w - 2 * EDGE, least + SEA_WIDE * unit) : least; // in a hole the sea may be wider than a reef
  const high = lines * one.h + (lines - 1) * GAP + (sea === "below" ? SEA_HIGH * unit + GAP : 0) + below;
  const words = legendHigh(w - 2 * EDGE);
  const left = h - 2 * EDGE - high - (words - LEGEND); // further lines of the legend take what is left over, then some of the tiles
  const tilesHigh = most + Math.min(0, left);
  const air = Math.min(28 * unit, Math.max(0, left / 4)); // between the parts
  const x0 = (w - wide) / 2;
  const y0 = EDGE + Math.max(0, (left - 3 * air) / 2);
  const place = (k: number): Box => ({ x: x0 + (k % columns) * (one.w + GAP), y: y0 + Math.floor(k / columns) * (one.h + GAP), ...one });
  const bottom = y0 + lines * one.h + (lines - 1) * GAP;
  const span = { x: Math.max(EDGE, Math.min(x0, (w - 740 * unit) / 2)) };
  const across = { x: span.x, w: w - 2 * span.x };
  const hole = place(count);
  const seaBox: Box =
    sea === "right" ? { x: x0 + columns * (one.w + GAP), y: y0, w: SEA_WIDE * unit, h: bottom - y0 }
    : sea === "hole" ? { ...hole, w: x0 + wide - hole.x }
    : { ...across, y: bottom + GAP + air, h: SEA_HIGH * unit };
  const under = sea === "below" ? seaBox.y + seaBox.h : bottom;
  const worth = { ...across, y: under + GAP + air, h: WORTH * unit };
  const tiles = { ...across, y: worth.y + worth.h + GAP + air, h: tilesHigh };
  return {
    unit, cell, sea: seaBox, worth,
    boards: Array.from({ length: n }, (_, k) => (shape === "all" ? place(k) : k === tab ? place(0) : null)),
    tiles,
    legend: { x: EDGE, w: w - 2 * EDGE, y: tiles.y + tiles.h + 2, h: words },
  };
}

const PANEL = { w: 402, h: 374, tiles: 3 * 36 + 14, legend: 64 }; // all but the reef, in one column

/** One reef as high as there is room for, and a column of all else; null where that column has no room. */
function beside(room: Room, tab: Tab): Layout | null {
  const { w, h, n, grid } = room;
  const cell = Math.min(MOST, fits(w - PANEL.w - 2 * EDGE - GAP, h - 2 * EDGE, grid));
  if (h - 2 * EDGE < PANEL.h || cell < least(room)) return null;
  const one = frame(cell, grid);
  const words = h - 2 * EDGE - one.h - GAP; // under the reef
  const legend = words >= PANEL.legend ? { x: EDGE, y: h - EDGE - words, w: one.w, h: words } : null;
  const board = { x: EDGE, y: legend ? EDGE : (h - one.h) / 2, ...one };
  const column = { x: EDGE + one.w + GAP, w: w - one.w - 2 * EDGE - GAP };
  const tilesHigh = Math.min(PANEL.tiles * 1.4, PANEL.tiles + (h - 2 * EDGE - PANEL.h) / 2);
  const tiles = { ...column, y: h - EDGE - tilesHigh, h: tilesHigh };
  const worth = { ...column, y: tiles.y - GAP - WORTH, h: WORTH };
  return {
    unit: 1, cell, tiles, worth,
    boards: Array.from({ length: n }, (_, k) => (k === tab ? board : null)),
    sea: { ...column, y: EDGE, h: worth.y - GAP - EDGE },
    legend,
  };
}

/** The squares of all reefs together, and how many reefs stand beside each other. */
function squares({ w, h, n, grid }: Room): { cell: number; columns: number } {
  const cells = Array.from({ length: n }, (_, k) => {
    const [columns, rows] = [k + 1, Math.ceil(n / (k + 1))];
    return Math.min(MOST, fits((w - 2 * RIM - k * GAP) / columns, (h - 3 * RIM - STRIP - (rows - 1) * GAP) / rows, grid));
  });
  const cell = Math.max(...cells);
  return { cell: Math.max(NONE, cell), columns: cells.indexOf(cell) + 1 };
}

/** All reefs, and what polyps are worth. */
function reefs(room: Room): Layout {
  const { w, h, n, grid } = room;
  const { cell, columns } = squares(room);
  const one = frame(cell, grid);
  const rows = Math.ceil(n / columns);
  const x0 = (w - columns * one.w - (columns - 1) * GAP) / 2;
  const y0 = Math.max(RIM, (h - STRIP - 2 * RIM - rows * one.h - (rows - 1) * GAP) / 2);
  const boards = Array.from({ length: n }, (_, k) => ({ x: x0 + (k % columns) * (one.w + GAP), y: y0 + Math.floor(k / columns) * (one.h + GAP), ...one }));
  return { unit: 1, cell, boards, sea: null, tiles: null, legend: null, worth: { x: RIM, y: h - STRIP - RIM, w: w - 2 * RIM, h: STRIP } };
}

/** One thing as large as there is room for; what polyps are worth stays in sight. */
function alone({ w, h, n, grid }: Room, tab: Tab): Layout {
  const edge = 6;
  const high = STRIP;
  const whole = { x: edge, y: edge, w: w - 2 * edge, h: h - 2 * edge };
  const cell = Math.max(NONE, Math.min(MOST, fits(w - 2 * edge, h - 3 * edge - high, grid)));
  const one = frame(cell, grid);
  const words = legendHigh(whole.w);
  const legend = { ...whole, y: h - high - 2 * edge - words, h: words };
  const board = { x: (w - one.w) / 2, y: Math.max(edge, (h - high - edge - one.h) / 2), ...one };
  return {
    unit: 1, cell,
    boards: Array.from({ length: n }, (_, k) => (k === tab ? board : null)),
    sea: tab === "sea" ? whole : null,
    tiles: tab === "tiles" ? { ...whole, h: legend.y - whole.y - 5 } : null,
    legend: tab === "tiles" ? legend : null,
    worth: tab === "sea" ? null : { x: edge, y: h - high - edge, w: w - 2 * edge, h: high },
  };
}

// --- Squares ---

export interface Cell {
  name: string; // b1D4
  column: number;
  row: number;
}

const SAND = ".";
const FIRST = "A".charCodeAt(0);

/** The letters above the columns of a board. */
export const columnLetters = (grid: Grid): string[] => Array.from({ length: grid.columns }, (_, k) => String.fromCharCode(FIRST + k));

const found = new Map<string, readonly Cell[]>();

/** The rock squares of a board. */
export function cells(board: ReefBoard): readonly Cell[] {
  if (!found.has(board.name)) {
    const letters = columnLetters({ columns: board.printed[0]!.length, rows: board.printed.length });
    found.set(board.name, board.printed.flatMap((line, row) => [...line].flatMap((sign, column) => (sign === SAND ? [] : [{ name: `${board.name}${letters[column]}${row + 1}`, column, row }]))));
  }
  return found.get(board.name)!;
}

/** A square of a board, by its name. */
export const find = (board: ReefBoard | undefined, name: string): Cell | undefined => board && cells(board).find((cell) => cell.name === name);

/** The squares of a coral that are joined to the next one, to the right and down, and to all three of a block: what its outline is made of. */
export function joints(squares: readonly Cell[]): { cell: Cell; right: boolean; down: boolean; block: boolean }[] {
  const has = (column: number, row: number): boolean => squares.some((one) => one.column === column && one.row === row);
  return squares.map((cell) => {
    const right = has(cell.column + 1, cell.row);
    const down = has(cell.column, cell.row + 1);
    return { cell, right, down, block: right && down && has(cell.column + 1, cell.row + 1) };
  });
}
