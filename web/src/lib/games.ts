/** The games whose pages are here, found when the pages are built. */
import type { Component } from "svelte";
import { games as found } from "virtual:games";
import type { BoardCard, BoardProps } from "$kit/contract";
import type { Lang } from "./prefs.svelte";

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
  vignette?: Piece[];
}

export interface BoardModule {
  Board: Component<BoardProps>;
  card: BoardCard;
}

export interface Rulebook {
  html: string;
  clauses: Record<string, string>;
}

export interface GamePages {
  name: string;
  box: Box;
  figures: { expert: number | null; medium: number | null }; // of 100 games, won against the next lower
  board: (() => Promise<BoardModule>) | null;
  texts: Record<Lang, () => Promise<{ default: string }>>;
  lesson: Record<Lang, () => Promise<{ default: string }>> | null;
  rules: Record<Lang, () => Promise<{ default: Rulebook }>>;
}

export const games: Record<string, GamePages> = found;

/** In the order of the shelf. */
export const shelf = Object.values(games).sort(
  (a, b) => (a.box.order ?? 99) - (b.box.order ?? 99) || a.name.localeCompare(b.name),
);
