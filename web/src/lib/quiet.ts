/** Hours of the day in which nothing may sound. */

export interface QuietHours {
  from: number; // the first quiet hour, 0 to 23
  to: number; // the first hour after them
}

export const DEFAULT_QUIET: QuietHours = { from: 22, to: 7 };

export const isHour = (n: unknown): n is number => Number.isInteger(n) && (n as number) >= 0 && (n as number) < 24;

/** Is an hour quiet? Quiet hours may last over midnight; where both ends are the same there are none. */
export const isQuiet = ({ from, to }: QuietHours, hour: number): boolean => (from <= to ? from <= hour && hour < to : hour >= from || hour < to);
