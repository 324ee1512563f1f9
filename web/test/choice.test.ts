/** From a press to a move: what is picked, gathered, and played. */
import { describe, expect, test } from "vitest";
import type { Gather, Move, Step, Told } from "$kit/contract";
import type { SpotEntry } from "$kit/spots";
import { fold, shared } from "$kit/steps";
import { isLike } from "$kit/told";
import { TestKit } from "./kits";

const told = (place: string): Told => ({ kind: "x", seat: 0, clause: "X-1", pieces: [], places: [place] });
const move = (text: string): Move => ({ move: 1, text, told: told(text) }) as Move;
const step = (id: string, more: Partial<Step> = {}): Step => ({ id, name: { id }, ...more });
const ROUTES: Record<string, Step[]> = {
  end: [step("end", { key: "0" })],
  "go-a-1": [step("go", { key: "5" }), step("go-a")],
  "go-a-2": [step("go", { key: "5" }), step("go-a")],
  "go-b-1": [step("go", { key: "5" }), step("go-b")],
  "grow-1": [step("grow", { key: "2", open: true })],
  "grow-2": [step("grow", { key: "2", open: true })],
};
const ALL = Object.keys(ROUTES);

function kitWith(...texts: string[]): TestKit {
  const kit = new TestKit();
  kit.path.lead((one) => ROUTES[one.text] ?? []);
  kit.offer.put(texts.map(move));
  return kit;
}
/** The moves on offer at these places. */
const at = (kit: TestKit, ...places: string[]): Move[] => kit.offer.moves.filter((one) => places.includes(one.told.places[0] as string));
const spot = (kit: TestKit, id: string, places: string[], steps: string[] = []): SpotEntry => ({
  id, moves: at(kit, ...places), steps, wanted: undefined, because: undefined, label: id, element: document.createElement("i"), offered: kit.offer.legal,
});
const isAtHand = (kit: TestKit) => (text: string): boolean => kit.path.atHand(at(kit, text)).length > 0;
const texts = (moves: readonly Move[]): string[] => moves.map((one) => one.text);

describe("a list is folded by its steps", () => {
  test("entries with a digit of their own come first, 0 last, then those that are numbered", () => {
    const kit = kitWith(...ALL, "plain", "other");
    const entries = fold(kit.path.ahead, kit.path.routes, 0, () => null);
    expect(entries.map((entry) => [entry.key, entry.step?.id ?? entry.moves[0]!.text, entry.moves.length])).toEqual([
      ["2", "grow", 2], ["5", "go", 3], ["0", "end", 1], ["1", "plain", 1], ["3", "other", 1],
    ]);
  });
  test("a step with one move is listed as that move", () => {
    const kit = kitWith("go-a-1", "end");
    expect(fold(kit.path.ahead, kit.path.routes, 0, () => null).map((entry) => [entry.step, entry.id])).toEqual([[null, "go-a-1"], [null, "end"]]);
  });
  test("a move may have a key of its own", () => {
    const kit = kitWith("plain", "other");
    expect(fold(kit.path.ahead, kit.path.routes, 0, (one) => (one.text === "plain" ? "P" : null)).map((entry) => entry.key)).toEqual(["P", "1"]);
  });
  test("a step that all moves share is no choice", () => {
    const kit = kitWith("go-a-1", "go-a-2");
    expect(shared(kit.path.ahead, kit.path.routes).map((one) => one.id)).toEqual(["go", "go-a"]);
    expect(isAtHand(kit)("go-a-1")).toBe(true);
  });
});

describe("moves are found by what is told of them", () => {
  const lay: Told = { kind: "lay", seat: 0, clause: "X-1", pieces: [{ kind: "card", card: 5 }, { kind: "card", card: 7 }], places: ["a1", "b1"], down: true };
  test.each([
    [{}, true], [{ kind: "lay" }, true], [{ kind: ["take", "lay"] }, true], [{ kind: "take" }, false], [{ kind: ["take"] }, false],
    [{ place: "b1" }, true], [{ place: "c1" }, false], [{ places: ["b1", "a1"] }, true], [{ places: ["a1", "c1"] }, false],
    [{ piece: { card: 7 } }, true], [{ piece: { kind: "card", card: 6 } }, false], [{ pieces: [{ card: 5 }, { card: 7 }] }, true],
    [{ down: true }, true], [{ down: false }, false],
  ])("%j", (like, found) => expect(isLike(lay, like)).toBe(found));

  test("a list that is offered again after the same event keeps its moves", () => {
    const kit = new TestKit();
    expect(kit.offer.put([move("a")], 3)).toBe(true);
    const [first] = kit.offer.legal;
    expect([kit.offer.put([move("a")], 3), kit.offer.legal[0] === first]).toEqual([false, true]);
    expect([kit.offer.put([move("a")], 4), kit.offer.legal[0] === first]).toEqual([true, false]);
    expect(texts(kit.offer.movesWith({ place: "a" }))).toEqual(["a"]);
  });
});

describe("steps are taken on the board", () => {
  test("only moves that need no other choice are at hand", () => {
    const kit = kitWith(...ALL);
    expect(ALL.filter(isAtHand(kit))).toEqual(["grow-1", "grow-2"]);
    expect(kit.path.doors(["go", "go-b", "grow", "nothing"])).toEqual(["go", "go-b", "grow"]);
  });
  test("a spot opens its step, with those before it, and closes it when it is pressed again", () => {
    const kit = kitWith(...ALL);
    const piece = spot(kit, "a", [], ["go-a"]);
    kit.choice.press(piece);
    expect(kit.path.chosen).toEqual(["go", "go-a"]);
    expect(ALL.filter(isAtHand(kit))).toEqual(["go-a-1", "go-a-2"]);
    kit.choice.press(piece);
    expect(kit.path.chosen).toEqual(["go"]);
  });
  test("one step is taken back, and after a move only open steps stay", () => {
    const kit = kitWith(...ALL);
    kit.choice.enter("go-b");
    kit.choice.back();
    expect(kit.path.chosen).toEqual(["go"]);
    kit.path.settle();
    expect(kit.path.chosen).toEqual([]);
    kit.choice.enter("grow");
    kit.path.settle();
    expect(kit.path.chosen).toEqual(["grow"]);
    kit.offer.put([move("end")]);
    kit.path.settle();
    expect(kit.path.chosen).toEqual([]);
  });
  test("a press lists moves that need other choices first, and several things that it could mean", () => {
    const kit = kitWith(...ALL);
    kit.choice.press(spot(kit, "far", ["end"]));
    expect(kit.choice.picked).toBe("far");
    const both = spot(kit, "both", ["grow-1"], ["go-a"]);
    kit.choice.press(both);
    expect([kit.choice.picked, texts(kit.choice.behind(both))]).toEqual(["both", ["grow-1", "go-a-1", "go-a-2"]]);
  });
  test("a move that is listed alone is shown, and on a touch screen the next press is announced", () => {
    const kit = kitWith(...ALL);
    const did: string[] = [];
    kit.options.twice = true;
    kit.options.play = (played) => did.push(played!.text);
    const end = spot(kit, "far", ["end"]);
    kit.choice.press(end);
    expect([kit.choice.picked, kit.choice.previewed?.text, kit.choice.again, did]).toEqual(["far", "end", true, []]);
    kit.choice.press(end);
    expect(did).toEqual(["end"]);
  });
  test("a spot that names the shown move as well plays it", () => {
    const kit = kitWith("go-a-1", "go-b-1", "end");
    const did: string[] = [];
    kit.options.twice = true;
    kit.options.play = (played) => did.push(played!.text);
    const place = spot(kit, "1", ["go-b-1"]);
    const b = spot(kit, "b", [], ["go-b"]);
    for (const entry of [place, b]) kit.spots.add(entry);
    kit.choice.press(place);
    expect([kit.choice.previewed?.text, kit.choice.again, did]).toEqual(["go-b-1", true, []]);
    kit.choice.press(b);
    expect(did).toEqual(["go-b-1"]);
  });
  describe("what was pressed first is kept", () => {
    const listed = (kit: TestKit): string[] =>
      fold(kit.choice.behind(kit.spots.at(kit.choice.picked)!), kit.path.routes, kit.path.steps.length, () => null).map((entry) => entry.id);
    const ready = (twice = false): { kit: TestKit; did: string[]; one: SpotEntry; b: SpotEntry } => {
      const kit = kitWith(...ALL);
      const did: string[] = [];
      kit.options.twice = twice;
      kit.options.play = (played) => did.push(played!.text);
      const one = spot(kit, "1", ["go-a-1", "go-b-1", "end"]); // a place that is reached by a or by b
      const b = spot(kit, "b", ["grow-1"], ["go-b"]); // a piece
      for (const entry of [one, b]) kit.spots.add(entry);
      kit.choice.press(one);
      return { kit, did, one, b };
    };
    test("a step of the list then asks only for the rest", () => {
      const { kit } = ready();
      expect(listed(kit)).toEqual(["step go", "end"]);
      kit.choice.enter("go");
      expect([kit.choice.picked, kit.path.chosen, listed(kit)]).toEqual(["1", ["go"], ["go-a-1", "go-b-1"]]);
      kit.choice.enter("go-a");
      expect([kit.choice.picked, listed(kit)]).toEqual(["1", ["go-a-1"]]);
      kit.choice.back();
      expect([kit.choice.picked, kit.path.chosen]).toEqual([null, ["go"]]);
    });
    test("a step that all of its moves share is not asked for", () => {
      const kit = kitWith(...ALL);
      kit.spots.add(spot(kit, "2", ["go-a-1", "go-b-1"]));
      kit.choice.press(kit.spots.at("2")!);
      expect(listed(kit)).toEqual(["go-a-1", "go-b-1"]);
    });
    test("another press names the move together with it, whichever came first", () => {
      const { kit, did, one, b } = ready();
      kit.choice.press(b);
      expect(did).toEqual(["go-b-1"]);
      kit.choice.pick("b");
      kit.choice.press(one);
      expect(did).toEqual(["go-b-1", "go-b-1"]);
    });
    test("on a touch screen the move is shown first, and either spot plays it", () => {
      for (const which of ["one", "b"] as const) {
        const { kit, did, ...spots } = ready(true);
        kit.choice.press(spots.b);
        expect([kit.choice.previewed?.text, kit.choice.again, kit.choice.picked, kit.path.chosen, did]).toEqual(["go-b-1", true, "1", ["go", "go-b"], []]);
        kit.choice.press(spots[which]);
        expect(did).toEqual(["go-b-1"]);
      }
    });
    test("a press that leads elsewhere drops the chosen steps", () => {
      const kit = kitWith(...ALL);
      kit.choice.enter("go-a");
      kit.choice.press(spot(kit, "seed", ["grow-1", "grow-2"]));
      expect([kit.choice.picked, kit.path.chosen]).toEqual(["seed", []]);
      kit.choice.press(spot(kit, "a", [], ["go-a"]));
      kit.choice.press(spot(kit, "b", [], ["go-b"]));
      expect(kit.path.chosen).toEqual(["go", "go-b"]);
    });
  });
  test("one move at hand is played, none asks why", () => {
    const kit = kitWith(...ALL);
    const did: string[] = [];
    kit.options.play = (played) => did.push(played!.text);
    kit.options.why = (asked) => did.push(`why ${asked.id}`);
    kit.choice.press(spot(kit, "grow", ["grow-1"]));
    kit.choice.press(spot(kit, "sand", ["go-c-1"]));
    expect(did).toEqual(["grow-1", "why sand"]);
  });
  test("without steps every legal move is at hand", () => {
    const kit = kitWith("plain", "other");
    expect(["plain", "gone", "other"].filter(isAtHand(kit))).toEqual(["plain", "other"]);
  });
});

describe("moves that are chosen together", () => {
  const GATHER: Gather = { n: 2, parts: ["a", "b", "b", "c"].map(told) };
  const gathering = (twice = false): { press: (...ids: string[]) => void; gathered: () => unknown[]; kit: TestKit; did: unknown[][] } => {
    const kit = kitWith("a", "b", "plain");
    const did: unknown[][] = [];
    kit.options.twice = twice;
    kit.options.play = (...moves) => did.push(moves.map((one) => one.told.places[0]));
    kit.gather(GATHER);
    return { kit, did, gathered: () => kit.choice.gathered.map((part) => part.places[0]), press: (...ids) => ids.forEach((id) => kit.choice.press(spot(kit, id, [id]))) };
  };
  const take = (kit: TestKit, place: string): void => kit.choice.take(at(kit, place)[0]!);

  test("are pressed in any order, and played in their own", () => {
    const { kit, did, gathered, press } = gathering();
    press("c");
    expect([gathered(), did, kit.offer.partAmong(at(kit, "x", "c")), kit.offer.partAmong(at(kit, "plain"))]).toEqual([["c"], [], told("c"), null]);
    press("a");
    expect(did).toEqual([["a", "c"]]);
  });
  test("a second press drops one, unless there is another like it", () => {
    const { did, gathered, press } = gathering();
    press("a", "a");
    expect(gathered()).toEqual([]);
    press("b", "b");
    expect(did).toEqual([["b", "b"]]);
  });
  test("on a touch screen the last press is made twice, and until then the choice can be changed", () => {
    const { kit, did, gathered, press } = gathering(true);
    press("c", "a");
    expect([gathered(), kit.choice.picked, kit.choice.again, did]).toEqual([["c", "a"], "a", true, []]);
    press("b");
    expect(gathered()).toEqual(["c", "b"]);
    press("c");
    expect([gathered(), kit.choice.picked, kit.choice.again]).toEqual([["b"], null, false]);
    press("a", "a");
    expect(did).toEqual([["a", "b"]]);
  });
  test("are all in the list, where one press is enough", () => {
    const { kit, did, gathered, press } = gathering(true);
    expect(kit.path.ahead.map((one) => one.told.places[0])).toEqual(["a", "b", "c", "plain"]);
    take(kit, "c");
    take(kit, "c");
    expect([gathered(), did]).toEqual([[], []]);
    take(kit, "c");
    take(kit, "a");
    expect([kit.choice.again, did]).toEqual([false, [["a", "c"]]]);
    take(kit, "plain");
    expect(did.at(-1)).toEqual(["plain"]);
    kit.choice.ungather();
    press("b", "c");
    take(kit, "c"); // dropped again, though the board waits for a second press
    expect([gathered(), kit.choice.picked]).toEqual([["b"], null]);
  });
  test("stay gathered while the question is the same, and other moves are played at once", () => {
    const { kit, did, gathered, press } = gathering();
    press("c");
    kit.gather({ ...GATHER });
    expect(gathered()).toEqual(["c"]);
    kit.gather({ n: 2, parts: ["b", "c"].map(told) });
    expect(gathered()).toEqual([]);
    press("plain");
    kit.offer.put([]);
    expect([did, kit.offer.partAmong(at(kit, "b"))]).toEqual([[["plain"]], null]);
  });
});
