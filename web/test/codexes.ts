/** A table of Codex Naturalis and moves at it, for tests. */
import type { Move } from "$kit";
import type { Back, Book, Codex, Front, Goal, Kingdom } from "../../src/fathomfive/games/codex_naturalis/web/shown";
import { noPreview } from "./previews";

export const GREEN = { kingdom: "plant" as const, back: "oooo", middle: "P" };
export const plant: Front = { ...GREEN, kind: "card", card: 11, sort: "resource", corners: "PoP-", gives: 0, per: "none", cost: "", lacks: "" };
export const corner: Front = { ...GREEN, kind: "card", card: 54, sort: "gold", corners: "-ooo", gives: 2, per: "c", cost: "PPPI", lacks: "P" };
export const quill: Front = { ...GREEN, kind: "card", card: 51, sort: "gold", corners: "qoo-", gives: 1, per: "q", cost: "PPI", lacks: "" };
export const goal: Goal = { kind: "objective", card: 92, points: 3, pattern: [{ sign: "P", x: 0, y: 0 }, { sign: "P", x: 0, y: -2 }, { sign: "I", x: -1, y: -3 }], signs: "" };
export const pair: Goal = { kind: "objective", card: 100, points: 2, pattern: [], signs: "mm" };
export const fungi: Back = { kind: "back", sort: "resource", kingdom: "fungi", back: "oooo", middle: "F" };

export function book(change: Partial<Book> = {}): Book {
  return {
    points: 3,
    hand: [plant, quill, corner],
    symbols: { F: 1, P: 2, A: 1, I: 1, q: 2, k: 0, m: 0 },
    laid: [
      { name: "81", x: 0, y: 0, up: true, sort: null, corners: "FPIA", middle: "", kingdom: null },
      { name: "15", x: 1, y: 1, up: true, sort: "resource", corners: "-IqP", middle: "", kingdom: "plant", gives: 0, per: "none", cost: "" },
      { name: "rPb", x: 1, y: -1, up: false, sort: "resource", corners: "oooo", middle: "P", kingdom: "plant" },
    ],
    open: [[2, 0], [-1, 1]],
    blocked: [{ x: 0, y: 2, by: [1, 1] }],
    may_call: false,
    ...change,
  };
}

export function codex(change: Partial<Codex> = {}): Codex {
  const of_kingdom = (["fungi", "plant", "animal", "insect"] as Kingdom[]).map((kingdom) => ({ kingdom, n: 5 }));
  return {
    seats: 2, to_act: 0, asked: "lay", stage: "turns", round: 3, seat: 0, start: 0, ends_round: false, called: null, calls_at: 20, track: 29, last: false, draws_left: null,
    decks: [
      { sort: "resource", left: 20, top: fungi, of_kingdom, up: [{ ...plant, card: 12 }, null] },
      { sort: "gold", left: 0, top: null, of_kingdom: [], up: [{ ...quill, card: 52 }, { ...quill, card: 53 }] },
    ],
    common: [goal, pair],
    manuscripts: [book(), book({ hand: [{ ...fungi, sort: "gold", kingdom: "animal" }, { ...fungi, kingdom: "insect" }, { ...plant, card: 13, seen: true }] })],
    ...change,
  };
}

export const effect = (kind: string, pieces: object[], more: object = {}) => ({ kind, clause: "CN-22", pieces: pieces as Record<string, unknown>[], places: [], ...more });
export const move = (text: string, kind: string, piece: object, more: object = {}): Move => ({
  move: 1,
  text,
  told: { kind, seat: 0, who: 0, pieces: [piece as Record<string, unknown>], places: [], clause: "CN-20", ...more },
  preview: noPreview,
});
