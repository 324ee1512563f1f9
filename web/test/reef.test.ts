/** The board of Reef Encounter. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { fold } from "$kit/steps";
import Board from "../../src/fathomfive/games/reef_encounter/web/Board.svelte";
import { card } from "../../src/fathomfive/games/reef_encounter/web/card";
import Seat from "../../src/fathomfive/games/reef_encounter/web/Seat.svelte";
import { threatsTo } from "../../src/fathomfive/games/reef_encounter/web/shown";
import Host from "./Host.svelte";
import { at, layOut, listed, type Name } from "./reefs";

let wide = 776;
beforeEach(() => {
  wide = 776;
  layOut(() => wide, 740);
});

const ids = (): (string | undefined)[] => [...document.querySelectorAll<SVGElement>("[data-spot][role=button]")].map((spot) => spot.dataset["spot"]);
const spot = (id: string): Element => document.querySelector(`[data-spot="${id}"]`)!;
const name = (id: string): string | null => spot(id).getAttribute("aria-label");

/** Draw a recorded table with these moves, or with none. */
function draw(which: Name, ...texts: string[]): ReturnType<typeof at> & { container: HTMLElement } {
  const here = at(which, texts.length ? listed(which, ...texts) : []);
  const { container } = render(Host, { Board, table: here.table, kit: here.kit });
  return { ...here, container };
}

describe("the reefs", () => {
  test("every square says what lies there, and whose shrimp protects it", () => {
    draw("turn");
    expect(name("sq-b1D3")).toBe("D3, reef 2: orange polyp, coral of 7, Bořek’s shrimp on it");
    expect(name("sq-b1D4")).toBe("D4, reef 2: orange polyp, coral of 7, protected by Bořek’s shrimp");
    expect(name("sq-b1E5")).toBe("E5, reef 2: orange polyp, coral of 7, Bořek’s shrimp is too far away to protect it");
    expect(name("sq-b1A4")).toBe("A4, reef 2: yellow polyp, coral of 2, protected by your shrimp");
    expect(name("sq-b2C3")).toBe("C3, reef 3: white polyp, coral of 1, no shrimp");
    expect(name("sq-b2D4")).toBe("D4, reef 3: bare rock, extra growth");
    expect(name("tile-4")).toBe("coral tile 4: yellow beats pink; large purple alga, small blue alga");
    expect(name("worth-yellow")).toBe("yellow polyp: worth 3 points now; beats orange, pink");
    expect(document.querySelectorAll('[data-spot^="sq-"]').length).toBe(99);
    expect(ids()).toEqual([]);
  });

  test("a colour that beats no other says so", () => {
    const here = at("turn", []);
    here.table.values.yellow = 1;
    for (const tile of here.table.tiles) if (tile.strong === "yellow") [tile.strong, tile.weak] = [tile.weak, tile.strong];
    render(Host, { Board, table: here.table, kit: here.kit });
    expect(name("worth-yellow")).toBe("yellow polyp: worth 1 point now; beats no other colour");
  });

  test("the last polyp in the bag is one polyp", () => {
    const here = at("turn", []);
    here.table.bag = 1;
    render(Host, { Board, table: here.table, kit: here.kit });
    expect(name("bag")).toMatch(/^the bag, 1 polyp; you have not seen: /);
  });

  test("a polyp of one’s own that others could consume in their turn is marked, and says by whom", async () => {
    const here = at("turn", []);
    here.table.sides[0]!.could_consume = { orange: ["b1A4", "b1D3"], pink: ["b1A4"] };
    here.table.sides[1]!.could_consume = { pink: ["b1A4"] };
    here.table.sides[2]!.could_consume = { pink: ["b1A5"] };
    render(Host, { Board, table: here.table, kit: here.kit });
    expect(document.querySelectorAll(".bite").length).toBe(1);
    const words = "as the tiles are now, it could be consumed in a single turn by: Ada (orange polyp, pink polyp); Bořek (pink polyp)";
    expect(name("sq-b1A4")).toBe(`A4, reef 2: yellow polyp, coral of 2, protected by your shrimp; ${words}`);
    expect(name("sq-b1D3")).not.toContain("consumed");
    await fireEvent.pointerOver(spot("sq-b1A4"));
    await tick();
    expect(document.querySelector("[data-threat]")!.textContent).toBe(words);
  });

  test("a polyp of one’s own that nobody threatens says under what condition, unless it is protected", () => {
    const here = at("turn", []);
    for (const side of here.table.sides) side.could_consume = {};
    here.table.boards[0]!.squares["b1A4"]!.protected = false;
    render(Host, { Board, table: here.table, kit: here.kit });
    expect(name("sq-b1A4")).toMatch(/; as the tiles and shrimps are now, no other player can consume it in a single turn with polyps of one colour$/);
    expect(name("sq-b1A5")).not.toMatch(/single colour/);
    expect(name("sq-b1E5")).not.toMatch(/single colour/);
  });

  test("corals without a shrimp are in danger from the others, single polyps are not marked, and spectators see everyone’s", () => {
    const { table } = at("turn", []);
    const free = table.boards[0]!.corals.find((coral) => coral.squares.length > 2)!;
    free.guard = null;
    table.sides[0]!.could_consume = { orange: [free.squares[0]!, "b2C3", "b1A4"] };
    table.sides[2]!.could_consume = { white: free.squares };
    const marked = (seat: number | null): string[] => [...threatsTo(table, seat).keys()].sort();
    expect(marked(2)).toEqual([free.squares[0]!, "b1A4"].sort());
    expect(threatsTo(table, 2).get(free.squares[0]!)).toEqual([{ side: 0, colours: ["orange"] }]);
    expect(marked(0)).toEqual([...free.squares].sort());
    expect(marked(null)).toEqual([...free.squares, "b1A4"].sort());
  });

  test("after the end only the number behind a screen is told, the same for everyone", () => {
    const seat = (which: Name, side: number): string => {
      const { table, kit } = at(which);
      const { container, unmount } = render(Host, { Board: Seat as never, table, kit, more: { side, lines: [], dense: false } });
      const text = container.textContent;
      unmount();
      return text;
    };
    expect(seat("turn", 1)).toContain("behind the screen: 5");
    expect(seat("over", 1)).toMatch(/behind the screen: 5\s*consumed/);
    expect(seat("over", 2)).toMatch(/behind the screen: 7\s*consumed/);
  });

  test("in the advanced game nothing grows by itself", () => {
    const { table } = draw("advanced");
    expect(name("sq-b2D4")).toBe("D4, reef 3: bare rock");
    expect(card.notes!(table)).toEqual([{ id: "note-advanced" }]);
  });

  test("while polyps are placed, attacks have a ring and bare rock a dot; pressing plays", async () => {
    const { played } = draw("attacking", "place-Yb1B6", "attack-Yb1C5", "take-W");
    expect(ids()).toEqual(["sq-b1C5", "sq-b1B6"]);
    expect([document.querySelectorAll(".target").length, document.querySelectorAll(".dashed").length]).toEqual([1, 1]);
    await fireEvent.click(spot("sq-b1C5"));
    expect(played).toEqual(["attack-Yb1C5"]);
  });

  test("an attack shows beforehand what it consumes and how large the coral will be", async () => {
    const { kit, container } = draw("attacking", "attack-Yb1C5", "place-Yb1B6");
    await fireEvent.pointerEnter(spot("sq-b1C5"));
    expect(kit.choice.previewed?.text).toBe("attack-Yb1C5");
    expect(container.querySelector("[data-chip]")!.getAttribute("data-chip")).toBe("C5");
    expect(container.querySelector(".chip + .plus")!.textContent).toBe("+1");
    expect(container.querySelector(".size")!.textContent).toBe("4");
  });

  test("a larva shows which polyps its colour could consume", async () => {
    const { kit, container, table } = draw("meal", "pay-Y", "take-W");
    kit.choice.preview(listed("meal", "pay-Y")[0]!);
    await tick();
    expect(container.querySelectorAll(".won").length).toBe(table.within_reach.yellow!.length);
  });

  test("a colour that is hovered shows what it could consume", async () => {
    const { container, table } = draw("attacking");
    expect(table.within_reach.yellow).toEqual(["b1C5"]);
    await fireEvent.pointerEnter(spot("worth-yellow").closest("g[class='spot']")!.parentElement!);
    expect(container.querySelectorAll(".won").length).toBe(1);
  });

  test("a coral that is hovered shows its size", async () => {
    const { container } = draw("turn");
    expect(container.querySelector(".size")).toBeNull();
    await fireEvent.pointerOver(spot("sq-b1E1"));
    expect(container.querySelector(".size")!.textContent).toBe("5");
  });

  test("a press where nothing is allowed asks why, with what was pressed", async () => {
    const { asked, kit } = draw("placing", "place-Yb1B5");
    await fireEvent.click(spot("sq-b1D3"));
    expect(asked).toEqual([{ places: ["b1D3"] }]);
    expect(kit.choice.picked).toBeNull();
  });

  test("a shrimp is pressed, then where it goes", async () => {
    const { played, kit, asked } = draw("turn", "move-b1A5-b1A4", "move-b1A5-b2C3", "move-b1A5-home", "take-W");
    expect(ids()).toEqual(["sq-b1A5"]);
    await fireEvent.click(spot("sq-b1A5"));
    expect(ids()).toEqual(["sq-b1A4", "sq-b2C3"]);
    kit.choice.ask(true);
    await fireEvent.click(spot("sq-b1D3"));
    expect(asked).toEqual([{ kind: "move", places: ["b1D3", "b1A5"] }]);
    kit.choice.ask(false);
    await fireEvent.click(spot("sq-b2C3"));
    expect(played).toEqual(["move-b1A5-b2C3"]);
  });

  test("a coral that can be eaten offers the meal and its shrimp’s moves on every square", async () => {
    const { kit } = draw("meal", "eat-b1A5", "move-b1A5-b1A4", "move-b1A5-b2C3", "take-W");
    expect(ids()).toEqual(["sq-b1A3", "sq-b1B3", "sq-b1A4", "sq-b1A5", "sq-b1B5"]);
    await fireEvent.click(spot("sq-b1A4"));
    expect(fold(kit.choice.behind(kit.spots.at(kit.choice.picked!)!), kit.path.routes, 0, () => null).map((entry) => entry.id)).toEqual(["eat-b1A5", "step shrimps"]);
  });

  test("a square counts once behind its tab, whichever polyp is placed", () => {
    wide = 356;
    draw("both", "place-Yb1B5", "replace-Yb1B5", "place-Yb3B1");
    expect(screen.getAllByRole("button", { name: /Reef/ }).map((tab) => tab.textContent!.trim())).toEqual(["Reef 2 1", "Reef 3", "Reef 4 1"]);
  });

  test("on a phone one reef is shown, with a tab for each and the targets behind it", async () => {
    wide = 356;
    draw("placing", "place-Yb1B5", "place-Yb3B1", "place-Yb3C1");
    expect(screen.getAllByRole("button", { name: /Reef|Sea|Tiles/ }).map((tab) => tab.textContent!.trim())).toEqual(["Reef 2 1", "Reef 3", "Reef 4 2", "Sea", "Tiles"]);
    expect([...document.querySelectorAll(".guards")].map((one) => one.children.length)).toEqual([3, 0, 0, 0, 0]);
    expect(document.querySelectorAll("[data-board]").length).toBe(1);
    await fireEvent.click(screen.getByRole("button", { name: /Reef 4/ }));
    expect(ids()).toEqual(["sq-b3B1", "sq-b3C1"]);
    await fireEvent.keyDown(window, { key: "PageUp" });
    expect(spot("sq-b2C3")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Sea" }));
    expect(document.querySelectorAll('[data-spot^="sea-"]').length).toBe(8);
  });
});

describe("one reef at a time", () => {
  const open = (): string => document.querySelector(".tabs [aria-pressed=true]")!.textContent!.trim();
  beforeEach(() => {
    wide = 356;
  });

  test("a move made from the list opens its reef, also when somebody looks back at it", async () => {
    const { kit } = draw("turn");
    expect(open()).toBe("Reef 2");
    kit.scene.mark(card.touches(listed("placing", "place-Yb3B1")[0]!.told));
    await tick();
    expect(open()).toBe("Reef 4");
    kit.scene.mark(card.touches(listed("turn", "pay-W")[0]!.told));
    await tick();
    expect(open()).toBe("Reef 4");
  });

  test("a step whose moves all lie behind one tab opens it, and a tab opened after that stays", async () => {
    const { kit } = draw("turn", "pay-W", "take-W", "take-G");
    kit.choice.enter("take");
    await tick();
    expect(open()).toBe("Sea 2");
    await fireEvent.click(screen.getByRole("button", { name: "Reef 3" }));
    kit.choice.preview(listed("turn", "take-W")[0]!);
    await tick();
    expect(open()).toBe("Reef 3");
  });

  test("a step that opened a tab takes it back with itself", async () => {
    const { kit } = draw("turn", "pay-W", "take-W", "take-G");
    await fireEvent.click(screen.getByRole("button", { name: "Reef 3" }));
    kit.choice.enter("take");
    await tick();
    expect(open()).toBe("Sea 2");
    kit.choice.back();
    await tick();
    expect(open()).toBe("Reef 3");
  });

  test("what was opened stays open when the same table is sent again", async () => {
    const { kit } = draw("turn");
    const marks = card.touches(listed("placing", "place-Yb3B1")[0]!.told);
    kit.scene.mark(marks);
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Sea" }));
    kit.scene.mark([...marks]);
    await tick();
    expect(open()).toBe("Sea");
  });

  test("a turn begins at the reef that was last in sight", async () => {
    const here = at("turn", listed("turn", "pay-W"));
    const begun = { ...here.table, turn: { ...here.table.turn!, begun: true } };
    const { rerender } = render(Host, { Board, table: begun, kit: here.kit });
    await fireEvent.click(screen.getByRole("button", { name: "Reef 3" }));
    await fireEvent.click(screen.getByRole("button", { name: "Sea" }));
    await rerender({ table: { ...begun } });
    expect(open()).toBe("Sea");
    await rerender({ table: { ...begun, turn: { ...begun.turn, begun: false } } });
    expect(open()).toBe("Reef 3");
  });

  test("what polyps are worth is pointed at where it is in sight", async () => {
    const { kit } = draw("turn");
    kit.scene.point(["worth-white"]);
    await tick();
    expect(open()).toBe("Reef 2");
    kit.scene.point([]);
    await fireEvent.click(screen.getByRole("button", { name: "Sea" }));
    kit.scene.point(["worth-white"]);
    await tick();
    expect(open()).toBe("Tiles");
    kit.scene.point([]);
    await tick();
    expect(open()).toBe("Sea");
  });

  test("a line of the log opens its reef while it is hovered", async () => {
    const { kit } = draw("turn");
    kit.scene.point(["sq-b2C3"]);
    await tick();
    expect(open()).toBe("Reef 3");
    kit.scene.point([]);
    await tick();
    expect(open()).toBe("Reef 2");
  });

  test("a coral tile is asked about as something to lock", async () => {
    const { asked } = draw("turn");
    await fireEvent.click(screen.getByRole("button", { name: "Tiles" }));
    await fireEvent.click(spot("tile-4"));
    expect(asked).toEqual([{ kind: "lock", places: ["tile4"] }]);
  });
});
