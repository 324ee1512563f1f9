/** From presses to listed moves of Klofni rybku, and what a press asks for where there is none. */
import { isLike, type Move, type Wanted } from "$kit";
import type { Lying } from "./layout";
import type { Piece, Sea } from "./shown";

/** The depth a move leads to; a depth that is left out is left for the one where the dive goes on, or that it passes first. */
function goal(move: Move): number | undefined {
  const { kind, places } = move.told;
  if (kind !== "leave") return places[0] as number;
  const { effects } = move.preview;
  const way = effects.find((effect) => effect.kind === "dives") ?? effects.find((effect) => effect.kind === "passes");
  return way?.places[0] as number | undefined;
}

/** The moves that lead to a depth: its knot, its pile and what lies there stand for them. */
export const movesTo = (moves: readonly Move[], depth: number): Move[] =>
  moves.filter((move) => ["rock", "no-rock", "leave", "deeper"].includes(move.told.kind) && goal(move) === depth);

/** A piece as it is told: without the number of a heap. */
const bare = ({ kind, colour, value }: Piece): Piece => ({ kind, ...(colour && { colour }), ...(value !== undefined && { value }) });

/** Is this something that divers look for? */
const isFound = ({ kind }: Piece): boolean => kind === "food" || kind === "rock";

/** The moves that a tile stands for. */
export function movesOfTile(moves: readonly Move[], tile: Lying, depth: number): Move[] {
  if (tile.flipped) return moves.filter((move) => move.told.kind === "surface");
  const own = moves.filter((move) => isLike(move.told, { kind: ["take", "bring", "give"], place: depth, piece: bare(tile.piece) }));
  return isFound(tile.piece) ? [...own, ...movesTo(moves, depth)] : own;
}

/** The moves that a pile stands for. */
export function movesOfPile(moves: readonly Move[], depth: number): Move[] {
  const flips = moves.filter((move) => isLike(move.told, { kind: "flip", place: depth }));
  return flips.length ? flips : movesTo(moves, depth);
}

/** The moves that the surface stands for. */
export const movesUp = (moves: readonly Move[]): Move[] => moves.filter((move) => ["surface", "decline"].includes(move.told.kind));

/** What a press on a tile asks for. */
export const wantedTile = (tile: Lying, depth: number): Wanted => ({ ...(tile.flipped && { kind: "surface" }), pieces: [bare(tile.piece)], places: [depth] });

/** What a press on the surface asks for. */
export const wantedUp = (sea: Sea): Wanted => ({ kind: sea.asked === "return" ? "decline" : "surface" });
