/** Finding moves by what is told of them: kind, pieces, places. */
import type { Told } from "./contract";

type Piece = Readonly<Record<string, unknown>>;

/** What a move must be told as; whatever is left out may be anything. Other fields are compared as they are. */
export interface Like {
  kind?: string | readonly string[]; // this one, or one of these
  place?: unknown; // among its places
  places?: readonly unknown[]; // all of them
  piece?: object; // one of its pieces has all of these fields
  pieces?: readonly object[];
  [field: string]: unknown;
}

const pieceIsLike = (piece: Piece, wanted: object): boolean => Object.entries(wanted).every(([field, value]) => piece[field] === value);

/** Is a move told like this? */
export function isLike(told: Told, like: Like): boolean {
  const { kind, place, places = [], piece, pieces = [], ...fields } = like;
  if (kind !== undefined && (typeof kind === "string" ? told.kind !== kind : !kind.includes(told.kind))) return false;
  if (place !== undefined && !told.places.includes(place as never)) return false;
  if (!places.every((one) => told.places.includes(one as never))) return false;
  const wanted = piece ? [piece, ...pieces] : pieces;
  if (!wanted.every((one) => told.pieces.some((own) => pieceIsLike(own, one)))) return false;
  return Object.entries(fields).every(([field, value]) => told[field] === value);
}

/** Are two moves told of the same pieces and places? */
export const isSame = (one: Told, other: Told): boolean =>
  one.kind === other.kind &&
  one.places.length === other.places.length &&
  one.places.every((place, n) => place === other.places[n]) &&
  one.pieces.length === other.pieces.length &&
  one.pieces.every((piece, n) => pieceIsLike(piece, other.pieces[n]!) && pieceIsLike(other.pieces[n]!, piece));
