/** What Kipicot shows. */
import type { Say } from "$kit";

export type Colour = "red" | "yellow";

export interface Side {
  points: number;
  won: Record<Colour, number>;
  figure: "blue" | "green" | "white" | "violet";
  stands: string | null; // a square, or in hand
}

/** A square of four that could be fished on a player's next turn. */
export interface Threat {
  places: string[];
  by: number[]; // the sides that could
  steps: ("add" | "move")[]; // the fewest that complete it; none where it is complete
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
  threats: Threat[];
  sides: Side[];
}

/** What others than this side could fish; nothing where nobody looks on from a side. */
export const threatsTo = (bay: Bay, side: number | null): Threat[] =>
  side === null ? [] : bay.threats.filter((threat) => threat.by.some((other) => other !== side));

/** The threat to a square that takes the fewest steps. */
export const nearest = (threats: readonly Threat[], square: string | null): Threat | undefined =>
  threats.filter((threat) => square !== null && threat.places.includes(square)).sort((a, b) => a.steps.length - b.steps.length)[0];

/** What the words about a threat are chosen by. */
export const stepsOf = (threat: Threat): string => threat.steps.join("-") || "none";

/** The names of those who could fish, other than this side: "Bob", "Bob or Eve", "Bob, Eve or Max". */
export function byNames(threat: Threat, side: number | null, name: (side: number) => string, say: Say): string {
  const names = threat.by.filter((other) => other !== side).map(name);
  const others = names.slice(0, -1).join(", ");
  return others ? say("either", { others, last: names.at(-1)! }) : names.join();
}

export const COLOURS: readonly Colour[] = ["red", "yellow"];
