/** How symbols and cards look. */
import type { Back, Front, Kingdom, Laid, Starter } from "./shown";

export const LOOKS: Record<string, { part: string; colour: string | undefined }> = {
  F: { part: "mushroom", colour: "#B9382F" },
  P: { part: "leaf", colour: "#3B7D4F" },
  A: { part: "paw", colour: "#2F6FA3" },
  I: { part: "insect", colour: "#7A4E9E" },
  q: { part: "quill", colour: undefined },
  k: { part: "inkwell", colour: undefined },
  m: { part: "manuscript", colour: undefined },
};
export const LETTER: Record<Kingdom, string> = { fungi: "F", plant: "P", animal: "A", insect: "I" };
const FIELDS: Record<string, string> = { fungi: "#F6DDD3", plant: "#DDEAD3", animal: "#D5E4EE", insect: "#E7DCEF" };
export const field = (kingdom: Kingdom | null): string => (kingdom ? FIELDS[kingdom]! : "#EFE3C8");

/** What is drawn of a card, whichever side is up. */
export interface Face {
  kingdom: Kingdom | null;
  gold: boolean;
  corners: string;
  middle: string; // symbols that can never be covered
  gives?: number | undefined;
  per?: string | undefined;
  cost?: string | undefined;
}

export const front = ({ kingdom, sort, corners, gives, per, cost }: Front): Face => ({ kingdom, gold: sort === "gold", corners, middle: "", gives, per, cost });
export const back = ({ kingdom, sort, back, middle }: Front | Back): Face => ({ kingdom, gold: sort === "gold", corners: back, middle });
export const laidFace = ({ kingdom, sort, corners, middle, gives, per, cost }: Laid): Face => ({ kingdom, gold: sort === "gold", corners, middle, gives, per, cost });
export const starterFace = (starter: Starter, down: boolean): Face => ({ kingdom: null, gold: false, corners: down ? starter.back : starter.corners, middle: down ? starter.middle : "" });
