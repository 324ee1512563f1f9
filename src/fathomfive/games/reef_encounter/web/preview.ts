/** What a move would change, counted from what lies on the table; whether it is legal is not asked here. */
import type { Move } from "$kit";
import { beside, COLOURS, coralAt, preyOf, squareAt, type ByColour, type Colour, type CoralTile, type Reef } from "./reef";

/** How many are joined, from each group on. */
function groups(squares: readonly string[]): number[] {
  const left = new Set(squares);
  const sizes: number[] = [];
  for (const first of squares) {
    if (!left.delete(first)) continue;
    let n = 1;
    const edge = [first];
    while (edge.length) {
      for (const name of beside(edge.pop()!)) {
        if (!left.delete(name)) continue;
        n++;
        edge.push(name);
      }
    }
    sizes.push(n);
  }
  return sizes.sort((a, b) => b - a);
}

/** The size of the coral that a polyp would join, with the square it grows onto by itself. */
export function sizeAfter(reef: Reef, colour: Colour, squares: readonly string[]): number {
  const corals = new Set(squares.flatMap((name) => beside(name)).map((name) => coralAt(reef, name)).filter((coral) => coral?.colour === colour));
  return squares.length + [...corals].reduce((sum, coral) => sum + coral!.squares.length, 0);
}

/** The sizes of what is left of a coral without one of its polyps. */
export const leftOf = (reef: Reef, name: string): number[] => groups(coralAt(reef, name)?.squares.filter((square) => square !== name) ?? []);

/** The polyps that a colour could eat as the reefs lie: weaker, not protected, beside a coral of at least two. */
export function within(reef: Reef, colour: Colour): string[] {
  const weak = preyOf(reef.tiles, colour);
  return reef.boards.flatMap((board) =>
    Object.entries(board.squares).flatMap(([name, square]) => {
      if (square.colour === null || square.protected || !weak.includes(square.colour)) return [];
      return beside(name).some((next) => squareAt(reef, next)?.colour === colour && coralAt(reef, next)!.squares.length > 1) ? [name] : [];
    }),
  );
}

/** How many corals a colour could attack as the reefs lie. */
export const preyWithin = (reef: Reef, colour: Colour): number => new Set(within(reef, colour).map((name) => coralAt(reef, name))).size;

/** The coral tiles as they would lie. */
export function tilesAfter(reef: Reef, move: Move | undefined): CoralTile[] {
  const flips = (move?.told["flips"] as number[] | undefined) ?? [];
  const locks = move?.told["tile"] as number | undefined;
  return reef.tiles.map((tile) => {
    const turned = flips.includes(tile.tile) ? { ...tile, strong: tile.weak, weak: tile.strong, large: tile.small, small: tile.large } : tile;
    return tile.tile === locks ? { ...turned, locked: true } : turned;
  });
}

/** What a polyp of each colour is worth by these tiles (RE-62). */
export const worthOf = (tiles: readonly CoralTile[]): ByColour =>
  Object.fromEntries(COLOURS.map((colour) => [colour, 1 + preyOf(tiles, colour).length])) as ByColour;
