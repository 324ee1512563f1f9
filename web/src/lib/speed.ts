/** How fast the moves of others are shown. */

export const SPEEDS = ["calm", "normal", "fast", "once"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Pace {
  least: number; // ms a move of another player is shown at least
  more: number; // ms it stays in sight after its motion
  most: number; // ms it is shown at most
  behind: number; // ms of moves that may wait to be shown; older ones are skipped
  read: number; // ms a missed step is shown
}

const PACES: Record<Speed, Pace> = {
  calm: { least: 900, more: 500, most: Infinity, behind: 60_000, read: 1600 },
  normal: { least: 450, more: 100, most: Infinity, behind: 20_000, read: 1100 },
  fast: { least: 0, more: 0, most: 260, behind: 4000, read: 700 },
  once: { least: 0, more: 0, most: 0, behind: 0, read: 700 },
};

const ON_THE_CLOCK = 4000; // ms that may wait to be shown while the viewer's own time runs

export const isSpeed = (text: unknown): text is Speed => (SPEEDS as readonly unknown[]).includes(text);

/** How long a move of another player is shown whose motion lasts so many ms. */
export function paced(speed: Speed, motion: number): number {
  const { least, more, most } = PACES[speed];
  return Math.min(most, Math.max(least, motion + more));
}

/** How many ms of moves may wait to be shown. */
export const behindAt = (speed: Speed, onTheClock: boolean): number => (onTheClock ? Math.min(ON_THE_CLOCK, PACES[speed].behind) : PACES[speed].behind);

/** How long a missed step is shown. */
export const readAt = (speed: Speed): number => PACES[speed].read;
