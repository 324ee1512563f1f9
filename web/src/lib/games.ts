/** The games with pages, found when the pages are built. */
import type { Component } from "svelte";
import { games as found } from "virtual:games";
import type { BoardCard, BoardProps } from "$kit/contract";
import type { Rulebook } from "../../plugins/rulebook";
import type { Lang } from "./languages";
import type { Catalogue } from "./texts.svelte";

export type { Rulebook } from "../../plugins/rulebook";

export interface Piece {
  part: string;
  x: number;
  y: number;
  size: number;
  colour?: string;
}

export interface Box {
  order?: number;
  minutes?: [number, number];
  luck?: "none"; // where nothing is drawn, rolled or hidden; otherwise it is judged by how often bots win
  vignette?: Piece[];
}

export interface BoardModule {
  Board: Component<BoardProps>;
  card: BoardCard;
}

export interface GamePages {
  name: string;
  box: Box;
  figures: { expert: number | null; medium: number | null }; // per cent of games won against the next lower level
  board: (() => Promise<BoardModule>) | null;
  texts: Catalogue;
  lesson: Catalogue | null;
  rules: Record<Lang, () => Promise<{ default: Rulebook }>>;
}

export const games: Record<string, GamePages> = found;

/** All games in the order of the shelf. */
export const shelf = Object.values(games).sort(
  (a, b) => (a.box.order ?? 99) - (b.box.order ?? 99) || a.name.localeCompare(b.name),
);
