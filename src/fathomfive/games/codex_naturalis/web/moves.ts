/** From presses to the moves the server lists. */
import type { Kit, Move, Told, Wanted } from "$kit";

type Offer = Kit["offer"];

/** The listed lays of a card with one side up. */
export const laysOf = (offer: Offer, card: number, down: boolean): Move[] => offer.movesWith({ kind: kindOf(down), piece: { card } });

/** What a press means that lays a card with one side up, perhaps at a place. */
export const layWanted = (card: number, down: boolean, ...places: string[]): Wanted => ({ kind: kindOf(down), pieces: [{ kind: "card", card }], ...(places.length && { places }) });

const kindOf = (down: boolean): string => (down ? "lay-down" : "lay");

/** A lay as it is told: which card, which side, where. */
export interface Lay {
  card: number;
  down: boolean;
  place: string;
  x: number;
  y: number;
}
export function layOf(told: Told | undefined): Lay | null {
  if (!told || (told.kind !== "lay" && told.kind !== "lay-down")) return null;
  const { card, x, y } = told as unknown as Lay;
  return { card, down: told.kind === "lay-down", place: String(told.places[0]), x, y };
}

/** Lays by their place. */
export function byPlace(moves: readonly Move[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    const place = layOf(move.told)?.place;
    if (place !== undefined) found.set(place, [...(found.get(place) ?? []), move]);
  }
  return found;
}

/** The symbols a move hides, as its preview says. */
export const hiddenBy = (move: Move | undefined): string[] => effects(move, "hides").flatMap((effect) => effect.pieces.map((piece) => String(piece["sign"])));

/** What an objective would be worth after a move; null where the move does not change it. */
export function worthAfter(move: Move | null, card: number): number | null {
  const effect = effects(move, "objective").find((effect) => effect["card"] === card);
  return effect ? Number(effect["worth"]) : null;
}

/** The points a side wins by a move. */
export const pointsOf = (move: Move | undefined, side: number): number => move?.preview.points[side] ?? 0;

const effects = (move: Move | null | undefined, kind: string) => move?.preview.effects.filter((effect) => effect.kind === kind) ?? [];
