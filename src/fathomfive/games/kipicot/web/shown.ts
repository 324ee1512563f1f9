/** What Kipicot shows. */

export type Colour = "red" | "yellow";

export interface Side {
  points: number;
  won: Record<Colour, number>;
  figure: "blue" | "green" | "white" | "violet";
  stands: string | null; // a square, or in hand
}

export interface Bay {
  seats: number;
  to_act: number;
  asked: "move" | "build" | "figure" | "over";
  side: number;
  calm: number; // turns in a row without a token added or won
  calm_limit: number; // after this many of them a token must be added
  must_add: boolean;
  supply: Record<Colour, number>;
  board: Record<string, [Colour] | [Colour, Colour]>; // the upper token first
  sides: Side[];
}

export const COLOURS: readonly Colour[] = ["red", "yellow"];
