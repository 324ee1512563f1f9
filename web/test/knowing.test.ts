/** Knowing what one may do: what is not possible, what is hidden, why not, and what a move is worth. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import en from "virtual:texts/deep_dive/en";
import shell from "virtual:shell/en";
import type { Move, Step } from "$kit/contract";
import type { SpotEntry } from "$kit/spots";
import { speak } from "$lib/texts.svelte";
import type { View } from "$lib/wire.gen";
import { TableModel } from "../src/table/model.svelte";
import MoveList from "../src/table/MoveList.svelte";
import { PLAIN } from "../src/table/page";
import WhyNot from "../src/table/WhyNot.svelte";
import { TestKit } from "./kits";
import { Line, speakOverLines } from "./line";
import { noPreview } from "./previews";

speakOverLines();
Element.prototype.scrollTo ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

const make = (text: string, kind = text, place: unknown = 1): Move => ({ move: 1, text, told: { kind, seat: 0, clause: "DD-22", pieces: [], places: [place as never] }, preview: noPreview });
const FLIP = make("flip");
const LEAVE = make("leave");
const NO = { kind: "surface", clause: "DD-24", why: "flip-first" };

function sit(change: Partial<View> = {}, hints = true): TableModel {
  const model = new TableModel("m");
  const view = { started: true, to_act: 0, explain: [], names: ["Ada", "Jan"], bots: {}, table: {}, end: null, undo: null, ask: null, clock: null, legal: [FLIP, LEAVE], impossible: [NO], ...change };
  Line.made[0]!.welcome(3, [], view);
  model.agreed = { hints, started: 1 } as never;
  model.use({ card: PLAIN } as never, speak("en", [shell, en]));
  return model;
}
const sent = (type: string): Record<string, unknown>[] => Line.made[0]!.sent.filter((message) => message["type"] === type);
const spotOf = (model: TableModel, change: Partial<SpotEntry> = {}): SpotEntry => ({
  id: "s", moves: [], steps: [], wanted: undefined, because: undefined, label: "the pile", element: document.createElement("i"), offered: model.kit.offer.legal, ...change,
});
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe("what is not possible", () => {
  test("stays in the list, greyed and with its reason, and takes no focus and no key", async () => {
    const model = sit();
    const { container } = render(MoveList, { model });
    await settle();
    const off = container.querySelector("[data-impossible=surface] button")!;
    expect(off.textContent.replace(/\s+/g, " ").trim()).toBe("Surface: Flip a tile first, then surface with it or dive deeper.");
    expect([off.getAttribute("aria-disabled"), off.getAttribute("tabindex")]).toEqual(["true", "-1"]);
    expect([...container.querySelectorAll(".acts .act kbd")].map((key) => key.textContent)).toEqual(["1", "2"]);
    await fireEvent.click(off);
    expect(model.advice.reason).toMatchObject({ label: "Surface", clause: "DD-24", why: "flip-first", waits: false });
    expect(sent("act")).toEqual([]);
    model.close();
  });

  test("is not listed while a filter is typed", async () => {
    const model = sit();
    const { container, component } = render(MoveList, { model });
    await settle();
    await (component as unknown as { filter(): Promise<void> }).filter();
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "flip" } });
    expect(container.querySelector("[data-impossible]")).toBeNull();
    model.close();
  });
});

describe("what a move is worth", () => {
  test("is asked at any move of the list, and shown there without moving it", async () => {
    const model = sit();
    const { container } = render(MoveList, { model });
    await settle();
    await fireEvent.click(container.querySelector("[data-worth=leave]")!);
    const asked = sent("hint")[0]!;
    expect(asked).toMatchObject({ move: "leave" });
    Line.made[0]!.hear({ type: "advice", cmd_id: asked["cmd_id"], moves: [{ ...LEAVE, win: 0.337, points: 21.4, visits: 90 }] });
    await settle();
    const rows = [...container.querySelectorAll(".acts .act")].map((act) => act.querySelector(".odds")?.textContent.replace(/\s+/g, " ").trim() ?? "");
    expect(rows).toEqual(["", "34% chance to win about 21 points"]);
    expect(container.querySelector("[data-worth=leave]")).toBeNull();
    model.close();
  });

  test("the best moves come first in the whole list, and after a step only those behind it", async () => {
    const model = sit({ legal: [FLIP, make("flip-2", "flip", 2), LEAVE, make("leave-2", "leave", 2)] });
    const step = (id: string): Step => ({ id, name: { id: "moves" } });
    model.use({ card: { ...PLAIN, steps: (move: Move) => [step(move.told.kind === "flip" ? "down" : "up")] } } as never, speak("en", [shell, en]));
    const { container } = render(MoveList, { model });
    await settle();
    const hint = model.advice.hint();
    await settle();
    Line.made[0]!.hear({ type: "advice", cmd_id: sent("hint")[0]!["cmd_id"], moves: [{ ...LEAVE, win: 0.6, points: 9, visits: 90 }] });
    await hint;
    await settle();
    const listed = (): (string | null)[] => [...container.querySelectorAll(".acts .act")].map((act) => act.getAttribute("data-move") ?? act.getAttribute("data-step"));
    expect(listed()).toEqual(["leave", "down", "up"]);
    const scrolls = vi.spyOn(container.querySelector(".acts")!, "scrollTo");
    model.kit.choice.enter("down");
    await settle();
    expect(listed()).toEqual(["flip", "flip-2"]);
    expect(scrolls).toHaveBeenCalledWith({ top: 0 });
    model.kit.choice.reset();
    await settle();
    expect(listed()).toEqual(["leave", "down", "up"]);
    model.close();
  });

  test("is not offered where hints are off", async () => {
    const model = sit({}, false);
    const { container } = render(MoveList, { model });
    await settle();
    expect(container.querySelector("[data-worth]")).toBeNull();
    model.close();
  });
});

describe("why not", () => {
  test("something is legal: it is named and offered", async () => {
    const model = sit();
    await model.advice.why(spotOf(model, { moves: model.kit.offer.legal.slice(0, 1), wanted: { kind: "flip" } }));
    expect(model.advice.reason).toMatchObject({ clause: null, legal: [FLIP] });
    expect(sent("why")).toEqual([]);
    render(WhyNot, { model, reason: model.advice.reason!, rules: null, game: "deep_dive" });
    await fireEvent.click(screen.getByRole("button", { name: "Flip a tile at depth 1" }));
    expect(sent("act")[0]).toMatchObject({ move: 1 });
    model.close();
  });

  test("what was meant is not legal but something else is: both are said", async () => {
    const model = sit();
    const asked = model.advice.why(spotOf(model, { moves: model.kit.offer.legal.slice(1), wanted: { kind: "surface" } }));
    await settle();
    Line.made[0]!.hear({ type: "reason", cmd_id: sent("why")[0]!["cmd_id"], text: "surface", clause: "DD-24", why: "flip-first" });
    await asked;
    expect(model.advice.reason).toMatchObject({ clause: "DD-24", why: "flip-first", legal: [LEAVE] });
    model.close();
  });

  test("the server finds what a piece stands for: that is offered, and no clause is quoted", async () => {
    const model = sit();
    const asked = model.advice.why(spotOf(model, { wanted: { kind: "flip" }, because: "DD-22" }));
    await settle();
    Line.made[0]!.hear({ type: "reason", cmd_id: sent("why")[0]!["cmd_id"], text: "flip", clause: null, why: null });
    await asked;
    expect(model.advice.reason).toMatchObject({ clause: null, waits: false, legal: [FLIP] });
    model.close();
  });

  test("an answer is dropped when the table has changed, before it comes or after", async () => {
    const model = sit();
    const asked = model.advice.why(spotOf(model, { wanted: { kind: "surface" } }));
    await settle();
    const { cmd_id } = sent("why")[0]!;
    Line.made[0]!.news(4, [], { ...model.wire.view!, legal: [make("flip", "flip", 2)] });
    Line.made[0]!.hear({ type: "reason", cmd_id, text: "surface", clause: "DD-24", why: null });
    await asked;
    expect(model.advice.reason).toBeNull();
    model.advice.explain(NO);
    render(WhyNot, { model, reason: model.advice.reason!, rules: null, game: "deep_dive" });
    Line.made[0]!.news(5, [], { ...model.wire.view!, legal: [make("flip", "flip", 3)] });
    await settle();
    expect(model.advice.reason).toBeNull();
    model.close();
  });

  test("only where somebody else is to act it is not your turn", async () => {
    const model = sit({ legal: [], to_act: 1, impossible: [] });
    await model.advice.why(spotOf(model));
    expect(model.advice.reason).toMatchObject({ waits: true });
    model.close();
  });
});

describe("a filter hides nothing in silence", () => {
  const step = (id: string, open = true): Step => ({ id, open, name: { id: "seat", values: { n: 1 } } });
  const ROUTES: Record<string, Step[]> = {
    "rock-1": [step("polyps"), step("rock"), step("rock-b1")],
    "rock-2": [step("polyps"), step("rock"), step("rock-b2")],
    attack: [step("polyps"), step("attack")],
    coral: [step("polyps"), step("rock")],
    end: [step("end", false)],
  };
  function kitWith(...texts: string[]): TestKit {
    const kit = new TestKit({ twice: false });
    kit.path.lead((move) => ROUTES[move.text] ?? []);
    kit.offer.put(texts.map((text) => make(text)));
    kit.path.settle();
    return kit;
  }

  test("a new kind of target leaves the filter, one that was there before is counted", () => {
    const kit = kitWith("rock-1", "rock-2", "end");
    kit.choice.enter("rock-b1");
    expect(kit.path.hidden.map(({ step: one, n }) => [one.id, n])).toEqual([["rock-b2", 1]]);
    kit.offer.put(["rock-1", "rock-2", "attack", "end"].map((text) => make(text)));
    kit.path.settle();
    expect(kit.path.chosen).toEqual(["polyps"]);
    kit.choice.enter("rock-b1");
    kit.offer.put(["rock-1", "rock-2", "attack", "end"].map((text) => make(text)));
    kit.path.settle();
    expect(kit.path.chosen).toEqual(["polyps", "rock", "rock-b1"]);
    expect(kit.path.hidden.map(({ step: one }) => one.id)).toEqual(["rock-b2", "attack"]);
    kit.path.widen();
    expect([kit.path.chosen, kit.path.hidden]).toEqual([["polyps"], []]);
  });

  test("moves that need no further choice are counted with the step before", () => {
    const kit = kitWith("rock-1", "rock-2", "coral", "end");
    kit.choice.enter("rock-b1");
    expect(kit.path.hidden.map(({ step: one, n }) => [one.id, n])).toEqual([["rock-b2", 1], ["rock", 1]]);
  });

  test("a press on a legal place outside the filter plays at once", () => {
    const kit = kitWith("rock-1", "rock-2", "attack", "end");
    const played: string[] = [];
    kit.options.play = (...moves) => played.push(...moves.map((move) => move.text));
    kit.choice.enter("rock-b1");
    const moves = kit.offer.legal.filter((move) => move.text === "attack");
    kit.choice.press({ id: "e3", moves, steps: [], wanted: undefined, because: undefined, label: "e3", element: document.createElement("i"), offered: kit.offer.legal });
    expect(played).toEqual(["attack"]);
  });

  test("where each press is confirmed, it is shown at once", () => {
    const kit = kitWith("rock-1", "rock-2", "attack", "end");
    kit.options.twice = true;
    kit.choice.enter("rock-b1");
    const moves = kit.offer.legal.filter((move) => move.text === "attack");
    kit.choice.press({ id: "e3", moves, steps: [], wanted: undefined, because: undefined, label: "e3", element: document.createElement("i"), offered: kit.offer.legal });
    expect([kit.choice.previewed?.text, kit.choice.again]).toEqual(["attack", true]);
  });

  test("a list that a press narrowed down says so, and has a way back", async () => {
    const model = sit();
    render(MoveList, { model });
    const spot = spotOf(model, { moves: model.kit.offer.legal });
    model.kit.spots.add(spot);
    model.kit.choice.press(spot);
    await settle();
    expect(screen.getByText("Only moves for the place you tapped are listed.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Show all" }));
    expect(model.kit.choice.picked).toBeNull();
    model.close();
  });
});
