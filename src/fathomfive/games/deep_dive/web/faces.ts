/** How food looks, and the short names of tiles. */
import type { Piece } from "./shown";

export const COLOURS = ["pink", "green", "yellow"] as const; // as the columns of a grid
export const FOOD = {
  pink: { fill: "#C14E80", ink: "#FFFFFF", part: "squid", letter: "P" },
  green: { fill: "#33804F", ink: "#FFFFFF", part: "fish-darter", letter: "G" },
  yellow: { fill: "#DDA71F", ink: "#14323C", part: "fish-disc", letter: "Y" },
} as const;

/** A tile in short, the same in every language: it names tiles in the ids of spots. */
export const face = (piece: Piece): string => (piece.kind === "food" ? `${FOOD[piece.colour!].letter}${piece.value}` : piece.kind);
