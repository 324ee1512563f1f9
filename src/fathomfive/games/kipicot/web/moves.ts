/** From presses to listed moves of Kipicot, and what a press asks for where there is none. */
import type { Move, Told, Wanted } from "$kit";
import { COLOURS, type Bay, type Colour } from "./shown";

/** Is this the id of a supply? */
export const isSupply = (spot: string | null): spot is Colour => COLOURS.some((colour) => colour === spot);

/** The spot that a token is taken from: a square or a supply; null where no token is put anywhere. */
export function sourceOf(told: Told): string | null {
  if (told.kind === "move" || told.kind === "leap") return told.places[0] as string;
  if (told.kind === "add" || told.kind === "stack") return colourOf(told);
  return null;
}

/** The square where the token or figure is put; null where none is. */
export const goalOf = (told: Told): string | null => (told.places.at(-1) as string | undefined) ?? null;

/** The colour of the token that is put somewhere. */
export const colourOf = (told: Told): Colour | null => (told.pieces[0]?.["kind"] === "token" ? (told.pieces[0]["colour"] as Colour) : null);

/** Would a move have an effect of this kind? */
export const does = (move: Move, kind: string): boolean => move.preview.effects.some((effect) => effect.kind === kind);

/** The squares a move wins. */
export const caught = (told: Told | undefined): string[] => (told?.["caught"] as string[] | undefined) ?? [];

/** The move that takes a token from a spot to a square; from nowhere, the figure. */
export const moveTo = (moves: readonly Move[], source: string | null, square: string): Move | undefined =>
  moves.find((move) => sourceOf(move.told) === source && goalOf(move.told) === square);

/** The move that moves nothing. */
export const staying = (moves: readonly Move[]): Move | undefined => moves.find((move) => move.told.kind === "stay");

/** The moves a square stands for while a token is held, or none is. */
export function movesOfSquare(moves: readonly Move[], bay: Bay, held: string | null, square: string): Move[] {
  const goes = bay.asked === "figure" ? moveTo(moves, null, square) : held !== null && moveTo(moves, held, square);
  if (goes) return [goes];
  return moves.filter((move) => sourceOf(move.told) === square || (goalOf(move.told) === square && isSupply(sourceOf(move.told))));
}

/** The moves a supply stands for: in step 1 to move nothing, as it is used in step 2. */
export const movesOfSupply = (moves: readonly Move[], bay: Bay, colour: Colour): Move[] =>
  moves.filter((move) => (bay.asked === "move" ? move.told.kind === "stay" : sourceOf(move.told) === colour));

/** What a press on a square asks for. */
export function wantedSquare(bay: Bay, held: string | null, square: string): Wanted {
  if (bay.asked === "figure") return { kind: "figure", places: [square] };
  if (isSupply(held)) return wantedSupply(held, square);
  return held === null || held === square ? { places: [square] } : { kind: "move", places: [held, square] };
}

/** What a press on a supply asks for, or a press on a square while a token of it is held. */
export const wantedSupply = (colour: Colour, square?: string): Wanted => ({ kind: "add", pieces: [{ kind: "token", colour }], ...(square && { places: [square] }) });
