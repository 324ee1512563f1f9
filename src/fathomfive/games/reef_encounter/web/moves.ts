/** From presses to listed moves: which of them a spot stands for, and what a press means where none is legal. */
import { isLike, type Like, type Move, type Step, type Wanted } from "$kit";
import { shrimpsOf, type Alga, type Colour, type Reef } from "./shown";

const TO_A_SQUARE = new Set(["place", "attack", "put", "move"]);

/** The moves of every square: polyps and shrimps that go there, and the meal of its coral. */
export function movesBySquare(moves: readonly Move[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    const places = move.told.kind === "eat" ? move.told.places : TO_A_SQUARE.has(move.told.kind) ? move.told.places.slice(0, 1) : [];
    for (const name of places as string[]) found.set(name, [...(found.get(name) ?? []), move]);
  }
  return found;
}

/** What is pressed, and the moves it stands for. */
export interface Press {
  moves: readonly Move[];
  wanted: Wanted;
}

/** A press on something: the listed moves that are told of it. */
function press(moves: readonly Move[], like: Like, wanted: Wanted): Press {
  return { moves: moves.filter((move) => isLike(move.told, like)), wanted };
}

/** What a press on a square means: after a shrimp was chosen, that it goes there. */
export function wantedAt(name: string, path: readonly Step[]): Wanted {
  const [first, second] = path;
  if (first?.id === "put") return { kind: "put", places: [name] };
  if (first?.id === "shrimps" && second) return { kind: "move", places: [name, String(second.name.values!["place"])] };
  return { places: [name] };
}

const polyp = (colour: Colour): object => ({ kind: "polyp", colour });
const larva = (colour: Colour): object => ({ kind: "larva", colour });

/** A polyp behind the screen: it is fed at the beginning, and placed once its larva is paid. */
export function pressPolyp(moves: readonly Move[], reef: Reef, colour: Colour): Press {
  const places = reef.turn?.placing === colour && reef.turn.placed < reef.turn.at_once;
  const wanted = places ? { kind: "place", pieces: [polyp(colour)] } : reef.turn ? { kind: "pay", pieces: [larva(colour)] } : { kind: "feed", pieces: [polyp(colour)] };
  return press(moves, { kind: "feed", piece: polyp(colour) }, wanted);
}

/** A larva behind the screen. */
export const pressLarva = (moves: readonly Move[], colour: Colour): Press =>
  press(moves, { kind: ["pay", "grow"], piece: larva(colour) }, { kind: "pay", pieces: [larva(colour)] });

/** A consumed polyp. */
export const pressConsumed = (moves: readonly Move[], colour: Colour): Press =>
  press(moves, { kind: "hatch", piece: polyp(colour) }, { kind: "hatch", pieces: [larva(colour)] });

/** The shrimps behind the screen: one may come in, others come home. */
export const pressShrimps = (moves: readonly Move[], reef: Reef, seat: number | null): Press =>
  press(moves, { kind: "home" }, { kind: reef.turn && seat !== null && shrimpsOf(reef, seat).length > 0 && !reef.sides[seat]!.shrimps ? "home" : "put" });

/** A space of the sea. */
export const pressSpace = (moves: readonly Move[], colour: Colour): Press => press(moves, { kind: "take", piece: larva(colour) }, { kind: "take", pieces: [larva(colour)] });

/** A larva of the supply. */
export const pressSupply = (moves: readonly Move[], reef: Reef, colour: Colour): Press =>
  press(moves, { kind: "larva", piece: larva(colour) }, { kind: reef.turn ? "hatch" : "larva", pieces: [larva(colour)] });

/** A cylinder of the supply. */
export const pressCylinder = (moves: readonly Move[], colour: Alga): Press => {
  const piece = { kind: "cylinder", colour };
  return press(moves, { kind: "swap", piece }, { kind: "swap", pieces: [piece] });
};

/** A coral tile. */
export const pressTile = (moves: readonly Move[], tile: number): Press => press(moves, { kind: "lock", tile }, { kind: "lock", places: [`tile${tile}`] });
