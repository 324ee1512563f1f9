import { describe, expect, test } from "vitest";
import type { Move, Step } from "$kit/contract";
import { Kit, type SpotEntry } from "$kit/state.svelte";
import { fold, shared } from "$kit/steps";

const move = (text: string): Move => ({ move: 1, text, told: { kind: "x", seat: 0, clause: "X-1", pieces: [], places: [] } });
const step = (id: string, more: Partial<Step> = {}): Step => ({ id, name: { id }, ...more });
const ROUTES: Record<string, Step[]> = {
  end: [step("end", { key: "0" })],
  "go-a-1": [step("go", { key: "5" }), step("go-a")],
  "go-a-2": [step("go", { key: "5" }), step("go-a")],
  "go-b-1": [step("go", { key: "5" }), step("go-b")],
  "grow-1": [step("grow", { key: "2", open: true })],
  "grow-2": [step("grow", { key: "2", open: true })],
};
const spot = (id: string, moves: string[], steps: string[] = []): SpotEntry => ({ id, moves, steps, because: undefined, label: id, element: document.createElement("i") });

function kitWith(...texts: string[]): Kit {
  const kit = new Kit();
  kit.steps = (one) => ROUTES[one.text] ?? [];
  kit.legal = new Map(texts.map((text) => [text, move(text)]));
  return kit;
}
const all = Object.keys(ROUTES);

describe("a list is folded by its steps", () => {
  test("numbers of their own first, 0 last, then whatever is numbered", () => {
    const kit = kitWith(...all, "plain", "other");
    const entries = fold(kit.ahead, kit.routes, 0, () => null);
    expect(entries.map((entry) => [entry.key, entry.step?.id ?? entry.moves[0]!.text, entry.moves.length])).toEqual([
      ["2", "grow", 2], ["5", "go", 3], ["0", "end", 1], ["1", "plain", 1], ["3", "other", 1],
    ]);
  });
  test("a step with one move is that move", () => {
    const kit = kitWith("go-a-1", "end");
    expect(fold(kit.ahead, kit.routes, 0, () => null).map((entry) => [entry.step, entry.id])).toEqual([[null, "go-a-1"], [null, "end"]]);
  });
  test("a move may have a key of its own", () => {
    const kit = kitWith("plain", "other");
    expect(fold(kit.ahead, kit.routes, 0, (one) => (one.text === "plain" ? "P" : null)).map((entry) => entry.key)).toEqual(["P", "1"]);
  });
  test("what all moves share is no choice", () => {
    const kit = kitWith("go-a-1", "go-a-2");
    expect(shared(kit.ahead, kit.routes).map((one) => one.id)).toEqual(["go", "go-a"]);
    expect(kit.atHand(["go-a-1"]).length).toBe(1);
  });
});

describe("steps are taken on the board", () => {
  test("only what needs no other choice is at hand", () => {
    const kit = kitWith(...all);
    expect(all.filter((text) => kit.atHand([text]).length)).toEqual(["grow-1", "grow-2"]);
    expect(kit.doors(["go", "go-b", "grow", "nothing"])).toEqual(["go", "go-b", "grow"]);
  });
  test("a spot opens its step, with those before it; pressed again it is closed", () => {
    const kit = kitWith(...all);
    const piece = spot("a", [], ["go-a"]);
    kit.press(piece);
    expect(kit.chosen).toEqual(["go", "go-a"]);
    expect(all.filter((text) => kit.atHand([text]).length)).toEqual(["go-a-1", "go-a-2"]);
    kit.press(piece);
    expect(kit.chosen).toEqual(["go"]);
  });
  test("one step back, and none after a move, but for those that stay open", () => {
    const kit = kitWith(...all);
    kit.enter("go-b");
    kit.back();
    expect(kit.chosen).toEqual(["go"]);
    kit.settle();
    expect(kit.chosen).toEqual([]);
    kit.enter("grow");
    kit.settle();
    expect(kit.chosen).toEqual(["grow"]);
    kit.legal = new Map([["end", move("end")]]);
    kit.settle();
    expect(kit.chosen).toEqual([]);
  });
  test("where a press needs other choices first, it lists them; where it could do several things, too", () => {
    const kit = kitWith(...all);
    kit.press(spot("far", ["end"]));
    expect(kit.picked).toBe("far");
    kit.press(spot("both", ["grow-1"], ["go-a"]));
    expect([kit.picked, kit.behind(spot("both", ["grow-1"], ["go-a"])).map((one) => one.text)]).toEqual(["both", ["grow-1", "go-a-1", "go-a-2"]]);
  });
  describe("what was pressed first is kept", () => {
    const at = (kit: Kit, ...entries: SpotEntry[]): void => entries.forEach((entry) => kit.spots.set(entry.id, entry));
    const listed = (kit: Kit): string[] => fold(kit.behind(kit.spots.get(kit.picked!)!), kit.routes, kit.path.length, () => null).map((entry) => entry.id);
    const one = spot("1", ["go-a-1", "go-b-1", "end"]); // a place, reached by a or by b
    const b = spot("b", ["grow-1"], ["go-b"]); // a piece
    const ready = (twice = false): { kit: Kit; did: string[] } => {
      const kit = kitWith(...all);
      const did: string[] = [];
      kit.twice = twice;
      kit.play = (text) => did.push(text);
      at(kit, one, b);
      kit.press(one);
      return { kit, did };
    };
    test("by a step of the list: only the rest is asked", () => {
      const { kit } = ready();
      expect(listed(kit)).toEqual(["step go", "end"]);
      kit.enter("go");
      expect([kit.picked, kit.chosen, listed(kit)]).toEqual(["1", ["go"], ["go-a-1", "go-b-1"]]);
      kit.enter("go-a");
      expect([kit.picked, listed(kit)]).toEqual(["1", ["go-a-1"]]);
      kit.back();
      expect([kit.picked, kit.chosen]).toEqual([null, ["go"]]);
    });
    test("a step that all of its moves share is not asked", () => {
      const kit = kitWith(...all);
      at(kit, spot("2", ["go-a-1", "go-b-1"]));
      kit.press(kit.spots.get("2")!);
      expect(listed(kit)).toEqual(["go-a-1", "go-b-1"]);
    });
    test("by another press: both together name the move, whichever came first", () => {
      const { kit, did } = ready();
      kit.press(b);
      expect(did).toEqual(["go-b-1"]);
      kit.picked = "b";
      kit.press(one);
      expect(did).toEqual(["go-b-1", "go-b-1"]);
    });
    test("on touch it is shown first, and either press is sure", () => {
      for (const sure of [one, b]) {
        const { kit, did } = ready(true);
        kit.press(b);
        expect([kit.hot, kit.again, kit.picked, kit.chosen, did]).toEqual(["go-b-1", true, "1", ["go", "go-b"], []]);
        kit.press(sure);
        expect(did).toEqual(["go-b-1"]);
      }
    });
    test("what leads elsewhere lets go of the steps that were chosen", () => {
      const kit = kitWith(...all);
      kit.enter("go-a");
      kit.press(spot("seed", ["grow-1", "grow-2"]));
      expect([kit.picked, kit.chosen]).toEqual(["seed", []]);
      kit.press(spot("a", [], ["go-a"]));
      kit.press(spot("b", [], ["go-b"]));
      expect(kit.chosen).toEqual(["go", "go-b"]);
    });
  });
  test("one move at hand is played, none asks why", () => {
    const kit = kitWith(...all);
    const did: string[] = [];
    kit.play = (text) => did.push(text);
    kit.why = (asked) => did.push(`why ${asked.id}`);
    kit.press(spot("grow", ["grow-1"]));
    kit.press(spot("sand", ["go-c-1"]));
    expect(did).toEqual(["grow-1", "why sand"]);
  });
  const GATHER = { n: 2, moves: ["a", "b", "b", "c"] };
  const gathering = (twice = false): { press: (...ids: string[]) => void; kit: Kit; did: string[][] } => {
    const kit = kitWith("a", "b", "plain");
    const did: string[][] = [];
    kit.twice = twice;
    kit.play = (...texts) => did.push(texts);
    kit.regather(GATHER);
    return { kit, did, press: (...ids) => ids.forEach((id) => kit.press(spot(id, [id]))) };
  };
  test("what is chosen together is pressed in any order, and played in its own", () => {
    const { kit, did, press } = gathering();
    press("c");
    expect([kit.gathered, did, kit.gatherAt(["x", "c"]), kit.gatherAt(["plain"])]).toEqual([["c"], [], "c", null]);
    press("a");
    expect(did).toEqual([["a", "c"]]);
  });
  test("a second press takes one back, unless there is another alike", () => {
    const { kit, did, press } = gathering();
    press("a", "a");
    expect(kit.gathered).toEqual([]);
    press("b", "b");
    expect(did).toEqual([["b", "b"]]);
  });
  test("on touch the last press is made twice; until then the choice can be changed", () => {
    const { kit, did, press } = gathering(true);
    press("c", "a");
    expect([kit.gathered, kit.picked, kit.again, did]).toEqual([["c", "a"], "a", true, []]);
    press("b");
    expect(kit.gathered).toEqual(["c", "b"]);
    press("c");
    expect([kit.gathered, kit.picked, kit.again]).toEqual([["b"], null, false]);
    press("a", "a");
    expect(did).toEqual([["a", "b"]]);
  });
  test("the list has everything that is chosen together, and one press there is enough", () => {
    const { kit, did, press } = gathering(true);
    kit.regather({ ...GATHER, told: { c: move("c").told } });
    expect(kit.ahead.map((one) => one.text)).toEqual(["a", "b", "c", "plain"]);
    kit.choose("c");
    kit.choose("c");
    expect([kit.gathered, did]).toEqual([[], []]);
    kit.choose("c");
    kit.choose("a");
    expect([kit.again, did]).toEqual([false, [["a", "c"]]]);
    kit.choose("plain");
    expect(did.at(-1)).toEqual(["plain"]);
    kit.gathered = [];
    press("b", "c");
    kit.choose("c"); // let go again, though the board waits for a second press
    expect([kit.gathered, kit.picked]).toEqual([["b"], null]);
  });
  test("what was pressed stays while the question is the same, and other moves are played at once", () => {
    const { kit, did, press } = gathering();
    press("c");
    kit.regather({ ...GATHER });
    expect(kit.gathered).toEqual(["c"]);
    kit.regather({ n: 2, moves: ["b", "c"] });
    expect(kit.gathered).toEqual([]);
    press("plain");
    kit.legal = new Map();
    expect([did, kit.gatherAt(["b"])]).toEqual([[["plain"]], null]);
  });
  test("without steps everything legal is at hand", () => {
    const kit = kitWith("plain", "other");
    expect(kit.atHand(["plain", "gone", "other"]).map((one) => one.text)).toEqual(["plain", "other"]);
  });
});
