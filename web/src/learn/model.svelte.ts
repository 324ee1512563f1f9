/** LessonModel: an open lesson, its steps, and what the learner answered. */
import type { BoardCard, Move, Person } from "$kit/contract";
import { Kit } from "$kit/kit.svelte";
import { findLegal } from "$kit/offer.svelte";
import type { SpotEntry } from "$kit/spots";
import { api, Refused } from "$lib/api";
import type { Say, Values } from "$lib/texts.svelte";
import { botName, choiceOf, isolated, lineOf, moveLine, sentence } from "$lib/words";
import type { ImpossibleAction, Lesson, LessonStep, Wanted } from "$lib/wire.gen";

const FEW = 3; // moves that are named where something is legal
const MANY = 6; // moves between two steps that are shown and told one by one

/** A remark on a press that was not the answer. */
export type Remark =
  | { kind: "other"; label: string } // a legal move, but not the one
  | { kind: "also" } // a move that does just as well
  | { kind: "why"; label: string; clause: string; why: string | null }
  | { kind: "legal"; label: string; moves: readonly Move[] } // the learner asked why not, but something is legal there
  | { kind: "look"; label: string }; // this step asks for no move

export class LessonModel {
  readonly kit: Kit;
  n = $state(0);
  reached = $state(0); // the furthest step
  remark = $state.raw<Remark | null>(null);
  spoken = $state("");

  constructor(
    readonly lesson: Lesson,
    readonly card: BoardCard,
    readonly say: Say,
    readonly learner: string,
    still = false, // nothing moves, whatever the preferences say
  ) {
    this.kit = new Kit({ play: (...moves) => this.play(...moves), why: (spot) => void this.why(spot), ...(still && { still }) });
    this.kit.viewer.set({ say, seat: lesson.seat, people: this.people });
    this.#open(0, 0);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.n]!;
  }
  get last(): boolean {
    return this.n === this.lesson.steps.length - 1;
  }
  get asks(): boolean {
    return this.step.answer !== null;
  }

  get people(): Person[] {
    const { lesson, card } = this;
    const sides = Math.max(lesson.seats, card.sides?.(lesson.steps[0]!.table) ?? 0);
    return Array.from({ length: sides }, (_, side) => ({
      side,
      name: side === lesson.seat ? isolated(this.learner) : side < lesson.seats ? botName(side, this.say) : this.say("the-rival"),
      colour: card.colours[side % card.colours.length] ?? "#5C6F76",
      light: card.light?.includes(side) ?? false,
      you: side === lesson.seat,
      bot: null,
      sits: side < lesson.seats,
    }));
  }

  who = (seat: number): string => (seat < 0 ? this.say("the-table") : (this.people[seat]?.name ?? ""));

  /** Everybody's names, as the texts of a lesson use them: p1, p2, ... */
  get names(): Values {
    return Object.fromEntries(this.people.map((person) => [`p${person.side + 1}`, person.name]));
  }
  get title(): string {
    return this.say(`learn-${this.step.say}`, this.names);
  }
  get line(): string {
    return this.say(`learn-${this.step.say}-line`, this.names);
  }

  /** The learner's points have just changed, and nothing is asked: what they lie for is worth a look. */
  get scored(): boolean {
    const points = (n: number): number | null => this.card.points(this.lesson.steps[n]!.table, this.lesson.seat);
    return this.n > 0 && !this.asks && points(this.n) !== points(this.n - 1);
  }

  /** What others did since the step before, in words; nothing before the first step. */
  get told(): string[] {
    if (this.n === 0) return [];
    const events = this.step.events.filter((event) => event.told);
    const own = events.findIndex((event) => event.seat !== this.lesson.seat && event.seat! >= 0);
    if (own < 0) return [];
    return events.slice(own).slice(-MANY).map((event) => lineOf(event.told!, this.say, this.who));
  }

  #open(n: number, from: number): void {
    this.n = n;
    this.reached = Math.max(this.reached, n);
    const { kit, step } = this;
    kit.scene.show(n === from + 1 && step.events.length <= MANY ? step.events : []);
    kit.choice.reset();
    kit.choice.ask(false);
    kit.path.lead((move) => this.card.steps?.(move, step.table) ?? []);
    kit.offer.put(step.legal, n);
    if (step.legal.length) kit.guard.guardTable();
    kit.gather(this.card.gathers?.(step.table, step.legal) ?? null);
    kit.choice.ungather();
    kit.scene.point(step.spots);
    kit.scene.score(step.explain);
    const moved = step.events.findLast((event) => event.told && event.seat! >= 0)?.told;
    kit.scene.mark(moved ? this.card.touches(moved) : []);
    this.spoken = `${sentence(this.title)} ${this.line}`;
  }

  go(n: number): void {
    if (n < 0 || n >= this.lesson.steps.length || n === this.n) return;
    this.remark = null;
    this.#open(n, this.n);
  }

  /** Go one step on; where a move is asked for, it is made for the learner. */
  next(): void {
    this.go(this.n + 1);
  }
  back(): void {
    this.go(this.n - 1);
  }

  /** Play moves one after another, as long as each leads on. */
  play(...moves: Move[]): void {
    for (const move of moves) {
      const before = this.n;
      this.#play(move);
      if (this.n === before) return;
    }
  }

  #play(wanted: Move): void {
    const move = findLegal(this.step.legal, wanted);
    if (!move || this.kit.guard.held) return;
    if (move.text === this.step.answer) this.next();
    else if (this.step.also.includes(move.text)) {
      this.next();
      this.remark = { kind: "also" };
    } else {
      this.kit.choice.reset();
      this.kit.choice.ungather();
      this.remark = { kind: "other", label: choiceOf(move.told, this.say, this.who) };
    }
    if (this.remark) this.spoken = this.words(this.remark);
  }

  /** What a move would do, in words. */
  lineOf(move: Move): string {
    return moveLine(move, this.say, this.who);
  }

  /** A remark in words. */
  words(remark: Remark): string {
    if (remark.kind === "legal") return this.say("lesson-can-do", { moves: remark.moves.slice(0, FEW).map((move) => choiceOf(move.told, this.say, this.who)).join("; ") });
    return remark.kind === "why" ? this.say("ask-why-not", { what: remark.label }) : this.say(`lesson-remark-${remark.kind}`);
  }

  /** Say why an action of the list is not possible. */
  explain({ kind, clause, why }: ImpossibleAction): void {
    this.remark = { kind: "why", label: this.say(`action-${kind}`), clause, why };
    this.spoken = this.words(this.remark);
  }

  /** Find out why nothing can be done at a spot. */
  async why(spot: SpotEntry): Promise<void> {
    this.kit.choice.ask(false);
    this.remark = null;
    const { label, because } = spot;
    if (!this.asks) {
      this.remark = { kind: "look", label };
      return;
    }
    const { offer, choice } = this.kit;
    const moves = offer.legalAmong(choice.behind(spot));
    const meant = spot.wanted?.kind;
    if (moves.length && (meant === undefined || moves.some((move) => move.told.kind === meant))) {
      this.remark = { kind: "legal", label, moves };
      return;
    }
    const step = this.n;
    if (spot.wanted) {
      try {
        const { clause, why, text } = await api.lessonWhy(this.lesson.game, step, spot.wanted as Wanted);
        if (step !== this.n) return;
        const also = clause ? [] : offer.legal.filter((move) => move.text === text);
        if (clause) this.remark = { kind: "why", label, clause, why };
        else if (also.length + moves.length) this.remark = { kind: "legal", label, moves: [...also, ...moves] };
        if (this.remark) return;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
    if (moves.length) this.remark = { kind: "legal", label, moves };
    else if (because) this.remark = { kind: "why", label, clause: because, why: null };
  }
}
