/** Kits for tests of boards. */
import type { BoardCard, Move, Say } from "$kit/contract";
import { Kit, type KitOptions } from "$kit/kit.svelte";

/** A kit whose options a test may change. */
export class TestKit extends Kit {
  constructor(readonly options: KitOptions = {}) {
    super(options);
  }
}

/** A kit of people at a table, with moves on offer. */
export function kitFor(card: BoardCard, say: Say, moves: readonly Move[], { names = ["Ada", "Bořek"], seat = 0, still = true, table = undefined as unknown } = {}): TestKit {
  const kit = new TestKit({ still });
  const people = names.map((name, side) => ({ side, name, colour: card.colours[side]!, light: false, you: side === seat, bot: null, sits: true }));
  kit.viewer.set({ say, seat, people });
  kit.path.lead((move) => card.steps?.(move, table) ?? []);
  kit.offer.put(moves);
  return kit;
}
