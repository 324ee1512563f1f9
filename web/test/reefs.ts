/** Tables of Reef Encounter as `show` gives them, small enough to read. */
import { COLOURS, find, LETTER, type ByColour, type Colour, type Coral, type Reef, type Side, type Square } from "../../src/fathomfive/games/reef_encounter/web/reef";
import { beside } from "../../src/fathomfive/games/reef_encounter/web/reef";
import { noPreview } from "./previews";

export const bunch = (some: Partial<ByColour> = {}): ByColour => ({ white: 0, yellow: 0, orange: 0, pink: 0, grey: 0, ...some });

export const side = (player: string, change: Partial<Side> = {}): Side => ({
  player, shrimps: 4, eaten: 0, larvae: bunch(), consumed: bunch(), fish: bunch(), fish_hidden: 1, fed: null, hand: bunch(), hand_hidden: 5, noted: bunch(), points: 0, ...change,
});

/** All starfish up. */
const TILES = "WY green blue,WO red purple,YO blue red,YP purple blue,OP green red,OG blue green,PW purple green,PG green purple,GW red purple,GY blue red";
const named = (letter: string): Colour => COLOURS.find((colour) => LETTER[colour] === letter)!;

/** A reef from its polyps: `{ white: "D2 E2" }`; shrimps by square. */
export function board(kind: number, polyps: Partial<Record<Colour, string>>, shrimps: Record<string, number> = {}): Reef["boards"][number] {
  const squares: Record<string, Square> = {};
  for (const [colour, names] of Object.entries(polyps)) for (const name of names.split(" ")) squares[`b${kind}${name}`] = { colour: colour as Colour, shrimp: null, protected: false };
  for (const [name, seat] of Object.entries(shrimps)) {
    const there = (squares[`b${kind}${name}`] ??= { colour: null, shrimp: null, protected: false });
    there.shrimp = seat;
    there.protected = there.colour !== null;
    for (const next of beside(`b${kind}${name}`)) if (there.colour && squares[next]?.colour === there.colour) squares[next]!.protected = true;
  }
  const corals: Coral[] = [];
  const left = new Set(Object.keys(squares).filter((name) => squares[name]!.colour));
  for (const first of left) {
    const found = [first];
    left.delete(first);
    for (const name of found) for (const next of beside(name)) if (left.has(next) && squares[next]!.colour === squares[first]!.colour && left.delete(next)) found.push(next);
    corals.push({ colour: squares[first]!.colour!, squares: found, guard: found.map((name) => squares[name]!.shrimp).find((seat) => seat !== null) ?? null });
  }
  for (const name of Object.keys(squares)) if (!find(name)) throw new Error(`${name} is sand`);
  return { board: kind, squares, corals };
}

/** Example T2 of the rules, before the turn of the third player: board b1. */
export function reef(change: Partial<Reef> = {}): Reef {
  return {
    seats: 3, game: "basic", to_act: 2, asked: "turn", side: 2, start: 0, turns: 11, ended: null,
    boards: [
      board(1, { orange: "C5 D5 E5 D4 E4 D3 D2", yellow: "A4 A5", pink: "F1 E1 F2 E2 F3" }, { D3: 1, A5: 2, E2: 3 }),
      board(2, { white: "C3", grey: "E5" }),
      board(3, { orange: "D2" }),
    ],
    tiles: TILES.split(",").map((line, n) => {
      const [pair, large, small] = line.split(" ");
      return { tile: n + 1, strong: named(pair![0]!), weak: named(pair![1]!), large: large as "blue", small: small as "blue", locked: false };
    }),
    values: bunch({ white: 3, yellow: 3, orange: 3, pink: 3, grey: 3 }),
    cylinders: { blue: 5, green: 5, purple: 5, red: 5 }, afloat: null,
    larvae: bunch({ white: 8, yellow: 9, orange: 9, pink: 7, grey: 0 }), bonus: bunch({ white: 1, yellow: 1, orange: 1, pink: 1, grey: 1 }),
    bag: 90, bag_colours: { white: null, yellow: null, orange: null, pink: null, grey: null }, unseen: bunch({ white: 20, yellow: 20, orange: 20, pink: 20, grey: 20 }),
    sea: COLOURS.map((colour) => ({ larva: true, colour, polyps: bunch({ pink: 2 }) })),
    turn: { begun: false, paid: 0, placing: null, placed: 0, put: false, covered: false, tired: [] },
    sides: [
      side("purple"), side("green", { shrimps: 3 }),
      side("red", { shrimps: 2, eaten: 1, larvae: bunch({ white: 1, yellow: 1 }), consumed: bunch({ white: 1 }), hand: bunch({ yellow: 3, white: 4 }), hand_hidden: 0, fish: bunch({ grey: 2 }), fish_hidden: 0, points: 6 }),
    ],
    ...change,
  };
}

type Piece = Record<string, unknown>;
const told = (text: string, kind: string, more: { pieces?: Piece[]; places?: string[] } & Piece = {}) => ({ move: 1, text, told: { kind, seat: 2, clause: "RE-20", pieces: [], places: [], ...more }, preview: noPreview });
const polyp = (colour: Colour): Piece => ({ kind: "polyp", colour });
const larva = (colour: Colour): Piece => ({ kind: "larva", colour });

export const pay = (colour: Colour) => told(`pay-${LETTER[colour]}`, "pay", { pieces: [larva(colour)] });
export const grow = (colour: Colour) => told(`grow-${LETTER[colour]}`, "grow", { pieces: [larva(colour), polyp(colour)] });
export const hatch = (colour: Colour) => told(`hatch-${LETTER[colour]}`, "hatch", { pieces: [larva(colour), polyp(colour)] });
export const take = (colour: Colour) => told(`take-${LETTER[colour]}`, "take", { pieces: [larva(colour)] });
export const feed = (colour: Colour) => told(`feed-${LETTER[colour]}`, "feed", { pieces: [polyp(colour)] });
export const put = (place: string) => told(`put-${place}`, "put", { places: [place], pieces: [{ kind: "rock" }] });
export const go = (from: string, to: string) =>
  told(`move-${from}-${to}`, to === "home" ? "home" : "move", { from, to, places: to === "home" ? [from] : [to, from], pieces: [{ kind: "rock" }] });
export const place = (colour: Colour, at: string, from: "hand" | "front" = "hand") =>
  told(`${from === "front" ? "re" : ""}place-${LETTER[colour]}${at}`, "place", { places: [at], from, grows: "no", pieces: [polyp(colour)] });
export const attack = (colour: Colour, at: string, eaten: Colour, from: "hand" | "front" = "hand") =>
  told(`${from === "front" ? "re" : ""}attack-${LETTER[colour]}${at}`, "attack", { places: [at], from, grows: "no", eaten, pieces: [polyp(colour), polyp(eaten)] });
export const swap = (colour: Colour, alga: string, flips: number[]) => told(`swap-${LETTER[colour]}-${alga}-sea`, "swap", { pieces: [polyp(colour), { kind: "cylinder", colour: alga }], flips, alga, n: flips.length, turned: "." });
export const lock = (colour: Colour, tile: number, alga: string, flips: number[]) =>
  told(`swap-${LETTER[colour]}-tile${tile}`, "lock", { pieces: [polyp(colour), { kind: "cylinder", colour: alga }], flips, alga, tile, locks: "Y>P", n: flips.length, turned: "." });
export const eat = (at: string, places: string[], colour: Colour) => told(`eat-${at}`, "eat", { places: [at, ...places], n: 1 + places.length, gain: places.length - 3, back: 4, worth: 3, pieces: [{ kind: "coral", colour, n: 1 + places.length }] });
