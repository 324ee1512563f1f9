/** The card of Reef Encounter: what is asked, in which steps, and where it happens. */
import { BLOW, FLIP, HOLD, MOVE, type Banner, type BoardCard, type Heap, type Move, type Step, type TableEvent, type Told, type Words } from "$kit";
import { PHONE_HIGH } from "./layout";
import { coralAt, effectsOf, LETTER, placeOf, reefOf, shrimpsOf, squareAt, total, type Colour, type Reef } from "./shown";
import Seat from "./Seat.svelte";
import Tray from "./Tray.svelte";

const LETTERED = new Set(["feed", "larva", "pay", "hatch", "grow", "take"]); // their keys are the letters of the colours
const NARROW_ANSWER: Partial<Record<Reef["asked"], string>> = { feed: "feed", larva: "larva", last: "last" };

const polyp = (colour: Colour): object => ({ kind: "polyp", colour });
const colourOf = (told: Told, n = 0): Colour => told.pieces[n]!["colour"] as Colour;

/** Whatever stands on a square, as a piece that has a name. */
function ground(reef: Reef, name: string): object {
  const coral = coralAt(reef, name);
  return coral ? { kind: "coral", colour: coral.colour, n: coral.squares.length } : { kind: "rock" };
}

/** The size of the coral that a move would make or guard. */
function sizeOf(move: Move): number {
  return Math.max(0, ...["coral", "guarded"].flatMap((kind) => effectsOf(move, kind)).map((effect) => effect["n"] as number));
}

/** The reef of a square, to shorten long lists; corals of several polyps need none, and so the largest of all reefs come first. */
function onReef(before: string, words: string, move: Move): Step[] {
  const name = move.told.places[0] as string;
  return sizeOf(move) > 1 ? [] : [{ id: `${before}-${name.slice(0, 2)}`, open: true, name: { id: words, values: { n: reefOf(name) } } }];
}

/** The number of an action in the rules; 0 ends the turn. */
function action(id: string, key: string, line: Words, open = false): Step {
  return { id, key, open, name: { id: `act-${id}` }, line };
}

function stepsOfPolyps(move: Move, reef: Reef): Step[] {
  const { told } = move;
  const turn = reef.turn!;
  const colour = turn.placing!;
  const own = reef.sides[reef.side]!;
  const from = told["from"] as "hand" | "front";
  const both = own.consumed[colour] > 0 && own.hand[colour] > 0 && turn.placed < turn.at_once;
  const kind = told.kind === "attack" ? "attack" : "rock";
  const last: Step = { id: `${kind}-${from}`, open: true, name: { id: `act-on-${kind}` }, line: { id: `line-on-${kind}` } };
  return [
    { id: "polyps", key: turn.paid > 1 ? "3" : "2", open: true, name: { id: "act-polyps", piece: polyp(colour) } },
    ...(both ? [{ id: `from-${from}`, open: true, name: { id: `act-from-${from}`, values: { n: from === "hand" ? own.hand[colour] : own.consumed[colour] } } }] : []),
    last,
    ...(kind === "rock" ? onReef(last.id, "act-new-coral", move) : []),
  ];
}

function placed(reef: Reef): Words {
  const { placing, placed, at_once } = reef.turn!;
  const own = reef.sides[reef.side]!;
  return { id: "line-polyps", values: { may: Math.min(at_once - placed, own.hand[placing!]), of: at_once, front: own.consumed[placing!], more: own.consumed[placing!] ? "yes" : "no" } };
}

/** The choices before the last one (RE-20). */
function steps(move: Move, reef: Reef): readonly Step[] {
  const { told } = move;
  if (reef.asked !== "turn") return [];
  const own = reef.sides[reef.side]!;
  switch (told.kind) {
    case "eat":
      return [action("eat", "1", { id: "line-eat" }, true)];
    case "pay":
      return [action(reef.turn!.paid ? "again" : "pay", reef.turn!.paid ? "3" : "2", { id: "line-pay" }, true)];
    case "place":
    case "attack":
      return stepsOfPolyps(move, reef);
    case "put":
      return [action("put", "4", { id: "line-put", values: { n: own.shrimps } }), ...onReef("put", "act-single", move)];
    case "move":
    case "home": {
      const from = told["from"] as string;
      const to = told["to"] as string;
      const shrimp: Step = { id: `shrimp-${from}`, name: { id: "act-shrimp", values: { place: from, ...placeOf(from) }, piece: ground(reef, from) } };
      const kind = to === "home" ? [] : squareAt(reef, to)?.colour ? ["coral"] : ["rock"];
      return [
        action("shrimps", "5", { id: "line-shrimps", values: { n: shrimpsOf(reef, reef.side).length } }),
        shrimp,
        ...kind.map((where): Step => ({ id: `${shrimp.id}-${where}`, open: true, name: { id: `act-to-${where}` } })),
        ...kind.flatMap((where) => onReef(`${shrimp.id}-${where}`, "reef-n", move)),
      ];
    }
    case "hatch":
      return [action("hatch", "6", { id: "line-hatch", values: { usable: reef.turn!.payments ? "yes" : "no" } }, true)];
    case "swap":
    case "lock":
      return [
        action("cylinder", "7", { id: "line-cylinder", values: { locks: own.eaten ? "yes" : "no" } }),
        { id: `give-${LETTER[colourOf(told)]}`, key: LETTER[colourOf(told)], name: { id: "act-give", piece: polyp(colourOf(told)) }, line: { id: "line-give", values: { n: own.consumed[colourOf(told)] } } },
      ];
    case "grow":
      return [action("grow", "8", { id: "line-grow" }, true)];
    case "take":
      return [action("take", "0", { id: "line-take" })];
    default:
      return [];
  }
}

/** What is asked at the head of a turn, and what it would be good to know. */
function next(reef: Reef, moves: readonly Move[]): { ask: Words; why: Words } {
  const turn = reef.turn!;
  if (turn.placing && moves.some((move) => move.told.kind === "place" || move.told.kind === "attack")) {
    return { ask: { id: "ask-polyps", piece: polyp(turn.placing) }, why: placed(reef) };
  }
  const ask = { id: turn.begun ? "ask-next" : "ask-first" };
  if (shrimpsOf(reef, reef.side).some((name) => squareAt(reef, name)?.colour === null)) return { ask, why: { id: "know-on-rock" } };
  if (turn.begun) return { ask, why: { id: "know-paid", values: { n: turn.paid } } };
  return { ask, why: { id: moves.some((move) => move.told.kind === "eat") ? "know-eat" : "know-no-meal" } };
}

function asks(reef: Reef, moves: readonly Move[], path: readonly Step[] = []): { ask: Words; why?: Words | undefined } {
  const other = NARROW_ANSWER[reef.asked];
  if (other) {
    const back = moves.find((move) => move.told.kind === "eat")?.told["back"] as number | undefined;
    return { ask: { id: `ask-${other}` }, why: { id: `know-${other}`, values: { n: 1 + total(reef.sides[reef.side]!.larvae), back: back ?? 0 } } };
  }
  const step = path.findLast((one) => !one.open) ?? path.at(-1);
  if (!step || step.id === "polyps" || step.id.startsWith("from-") || /^(attack|rock)-/.test(step.id)) return next(reef, moves);
  if (step.id.startsWith("shrimp-")) return { ask: { id: "ask-shrimp", values: step.name.values ?? {} }, why: { id: "know-shrimp" } };
  if (step.id.startsWith("give-")) {
    const values = { locks: moves.some((move) => move.told.kind === "lock") ? "yes" : "no" };
    return { ask: { id: "ask-alga", values }, why: { id: "know-alga", values } };
  }
  return { ask: { id: `ask-${step.id}` }, why: step.line };
}

/** What a move is worth at first sight: the points it eats, or the size of the coral it makes or guards. */
function eager(move: Move): number {
  const { told } = move;
  if (told.kind === "eat") return told["worth"] as number;
  return sizeOf(move) + (told.kind === "attack" ? 0.5 : 0);
}

/** The spots a move is about. */
function touches(told: Told): string[] {
  switch (told.kind) {
    case "place":
    case "attack":
    case "put":
    case "eat":
    case "move":
    case "home":
      return (told.places as string[]).map((name) => `sq-${name}`);
    case "swap":
      return ["afloat", ...(told["flips"] as number[]).map((tile) => `tile-${tile}`)];
    case "lock":
      return [told["tile"] as number, ...(told["flips"] as number[])].map((tile) => `tile-${tile}`);
    case "take":
      return [`sea-${colourOf(told)}`];
    case "polyp":
      return [`sea-${told["space"] as string}`];
    case "hatch":
    case "pay":
    case "larva":
      return [`supply-${colourOf(told)}`];
    case "bonus":
      return [`bonus-${colourOf(told)}`];
    default:
      return [];
  }
}

const SET_UP = new Set(["boards", "starfish", "first", "start", "deal", "deal-unseen"]);

function lasts({ told, seat }: TableEvent): number {
  if (!told) return 0;
  if (SET_UP.has(told.kind)) return 0;
  switch (told.kind) {
    case "attack":
    case "eat":
      return BLOW + HOLD;
    case "swap":
    case "lock":
      return FLIP + HOLD;
    case "polyp":
      return seat === null || seat < 0 ? 120 : MOVE;
    default:
      return MOVE + 140;
  }
}

const OVER = new Set<Reef["asked"]>(["reveal", "over"]); // the result tells why

/** Polyps that others take from the viewer, and last turns; nobody can drive a shrimp away. */
function banner(told: Told, before: Reef, after: Reef, seat: number | null): Banner | null {
  if (!before.ended && after.ended && !OVER.has(after.asked)) return { words: { id: "banner-ended" }, line: { id: `reason-${after.ended}` }, tone: "note" };
  if (seat === null || told.seat === seat || told.seat < 0) return null;
  const who = told.seat;
  const place = told.places[0] as string;
  if (told.kind !== "attack" || coralAt(before, place)?.guard !== seat) return null;
  return { words: { id: "banner-consumed", values: placeOf(place), piece: polyp(colourOf(told, 1)) }, line: { id: "banner-consumed-line" }, who, tone: "bad" };
}

/** What is still to come; what lies behind screens is counted with what is in the bag. */
function left(reef: Reef): Heap[] {
  const rows = (kind: string, numbers: Record<string, number>): Heap["rows"] =>
    Object.entries(numbers).filter(([, n]) => n).map(([colour, n]) => ({ piece: { kind, colour }, n }));
  return [
    { title: { id: "left-unseen", values: { bag: reef.bag } }, rows: rows("polyp", reef.unseen) },
    { title: { id: "larvae-left" }, rows: rows("larva", reef.larvae) },
    { title: { id: "bonus-tiles" }, rows: rows("polyp", reef.bonus) },
    { title: { id: "cylinders-left" }, rows: rows("cylinder", reef.cylinders) },
  ];
}

export const card: BoardCard = {
  colours: ["#7C5AA6", "#33804F", "#C8443A", "#E3B02B"],
  Seat,
  Tray,
  steps,
  asks,
  eager,
  touches,
  lasts,
  banner,
  runs: ["deal", "deal-unseen", "polyp"],
  left,
  broad: true, // up to four reefs beside each other
  phone: { board: PHONE_HIGH },
  cap: (move) => (LETTERED.has(move.told.kind) ? LETTER[colourOf(move.told)] : null),
  caps: [["PgDn PgUp", "cap-reef"]],
  points: (reef: Reef, side) => reef.sides[side]?.points ?? null,
  about: (reef: Reef) => (reef.turn || reef.ended ? { id: "about-round", values: { n: 1 + Math.floor(reef.turns / reef.sides.length) } } : { id: "about-set-up" }),
  notes: (reef: Reef) => [...(reef.game === "advanced" ? [{ id: "note-advanced" }] : []), ...(reef.asked === "last" ? [{ id: "note-last" }] : [])],
  seatLine: (reef: Reef, side) => ({ id: reef.start === side && reef.boards.length > 0 ? "seat-starts" : "seat-plays", values: { player: reef.sides[side]!.player } }),
  seatChip: (reef: Reef, side) => ({ id: "seat-chip", values: { n: total(reef.sides[side]!.hand) + reef.sides[side]!.hand_hidden } }),
};
