/** Lessons: steps, answers, and what is said when another move is made. */
import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import en from "virtual:texts/kipicot/en";
import words from "virtual:lesson/kipicot/en";
import shell from "virtual:shell/en";
import { api } from "$lib/api";
import { speak } from "$lib/texts.svelte";
import type { Lesson, LessonStep, Move } from "$lib/wire.gen";
import { card } from "../../src/fathomfive/games/kipicot/web/card";
import LessonPanel from "../src/learn/LessonPanel.svelte";
import { LessonModel } from "../src/learn/model.svelte";
import { messages } from "../plugins/catalogues";
import { noPreview } from "./previews";

const move = (text: string, kind: string): Move => ({ move: 1, text, told: { kind, seat: 0, pieces: [], places: [text], clause: "KI-12" }, preview: noPreview });
const table = { seats: 2, sides: [{ points: 0 }, { points: 0 }] };
const step = (say: string, change: Partial<LessonStep> = {}): LessonStep => ({
  seq: 0, say, spots: [], clauses: [], to_act: 0, table, legal: [], impossible: [], answer: null, also: [], picture: null, events: [], explain: [], ...change,
});
const told = (seq: number, seat: number, kind: string): LessonStep["events"][number] => ({ seq, kind: "move", seat, at: 0, text: kind, told: { kind, seat, pieces: [], places: ["b2"], clause: "KI-10" } });
const lesson = (): Lesson => ({
  ok: true, game: "kipicot", seat: 0, seats: 2,
  steps: [
    step("welcome", { spots: ["b2"] }),
    step("figure", { legal: [move("b2", "figure"), move("c2", "figure"), move("a1", "figure")], answer: "b2", also: ["c2"], impossible: [{ kind: "fish", clause: "KI-10", why: null }] }),
    step("won", { events: [told(1, 0, "figure"), told(2, 1, "stay"), told(3, 1, "figure")] }),
  ],
});

let model: LessonModel;
const play = (text: string): void => model.kit.choice.play(model.step.legal.find((one) => one.text === text)!);
beforeEach(() => {
  model = new LessonModel(lesson(), card, speak("en", [shell, en, words]), "Ada");
});

describe("a lesson", () => {
  test("shows its texts, points at its spots, and goes on and back", () => {
    expect([model.title, model.kit.scene.pointed, model.asks]).toEqual(["Four urchins in a square", ["b2"], false]);
    expect(model.spoken).toContain("wins all four tokens");
    model.next();
    expect([model.n, model.asks, model.kit.offer.legal.map((move) => move.text)]).toEqual([1, true, ["b2", "c2", "a1"]]);
    model.back();
    expect([model.n, model.reached, model.kit.offer.legal.length]).toEqual([0, 1, 0]);
    model.back();
    expect(model.n).toBe(0);
  });

  test("goes on after the answer or a move that is as good; another legal move gets a friendly remark", () => {
    model.next();
    play("a1");
    expect([model.n, model.remark]).toEqual([1, { kind: "other", label: "Put your figure on a1" }]);
    expect(model.words(model.remark!)).toContain("something else");
    play("c2");
    expect([model.n, model.remark]).toEqual([2, { kind: "also" }]);
    model.back();
    play("b2");
    expect([model.n, model.last, model.remark]).toEqual([2, true, null]);
  });

  test("tells what others did, and shows it in motion only on the way on", () => {
    model.go(1);
    model.next();
    expect(model.told).toEqual(["Gull skips step 1.", "Gull’s figure goes to b2."]);
    expect([model.kit.scene.events.length, model.kit.scene.last]).toEqual([3, ["b2"]]);
    model.back();
    expect(model.kit.scene.events).toEqual([]);
  });

  test("keeps what is not possible in the list, greyed and with its reason", async () => {
    model.next();
    const { container } = render(LessonPanel, { model, rules: { clauses: { "KI-10": "First you may move." } } as never, game: "kipicot" });
    const off = container.querySelector("[data-impossible=fish] button")!;
    expect([off.getAttribute("aria-disabled"), off.getAttribute("tabindex")]).toEqual(["true", "-1"]);
    expect(container.querySelectorAll(".act kbd").length).toBe(3);
    await fireEvent.click(off);
    expect([model.n, model.remark]).toEqual([1, { kind: "why", label: model.say("action-fish"), clause: "KI-10", why: null }]);
    expect(container.querySelector(".remark.why")!.textContent).toContain("First you may move.");
  });

  test("shows what the learner has where the points have just changed", () => {
    const steps = lesson().steps.map((one, n) => ({ ...one, table: { seats: 2, sides: [{ points: n > 1 ? 4 : 0 }, { points: n }] } }));
    model = new LessonModel({ ...lesson(), steps }, card, speak("en", [shell, en, words]), "Ada");
    expect([0, 1, 2].map((n) => (model.go(n), model.scored))).toEqual([false, false, true]);
  });

  test("explains what is illegal by the server's clause, or by the board's", async () => {
    const spot = { id: "d4", element: document.body, moves: [], wanted: { places: ["d4"] }, steps: [], offered: [], because: "KI-20", label: "d4: empty" };
    await model.why(spot);
    expect(model.remark).toEqual({ kind: "look", label: "d4: empty" });
    model.next();
    const why = vi.spyOn(api, "lessonWhy").mockResolvedValueOnce({ ok: true, text: "a1", clause: "KI-12", why: null });
    await model.why(spot);
    expect([model.remark, why.mock.calls.map((call) => call[2])]).toEqual([{ kind: "why", label: "d4: empty", clause: "KI-12", why: null }, [{ places: ["d4"] }]]);
    why.mockResolvedValue({ ok: true, text: "d4", clause: null, why: null });
    await model.why(spot);
    expect(model.remark).toMatchObject({ clause: "KI-20" });
  });
});

test("no lesson takes a name that the shell or its game uses", () => {
  const root = resolve(import.meta.dirname, "../..");
  const games = join(root, "src/fathomfive/games");
  const read = (...path: string[]): string[] => [...messages(readFileSync(join(...path), "utf-8")).keys()];
  const taken = new Set([...read(root, "web/src/texts/en.ftl"), ...read(root, "src/fathomfive/texts/en.ftl")]);
  for (const game of readdirSync(games).filter((name) => existsSync(join(games, name, "lesson/en.ftl")))) {
    const own = new Set([...taken, ...read(games, game, "texts/en.ftl"), ...read(games, game, "web/en.ftl")]);
    expect([game, read(games, game, "lesson/en.ftl").filter((name) => own.has(name))]).toEqual([game, []]);
  }
});
