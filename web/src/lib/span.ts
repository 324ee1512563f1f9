/** Numbers of seats: 2–4, or 2, or 2, 4 where there is a gap. */
export function span(seats: readonly number[]): string {
  const low = Math.min(...seats);
  const high = Math.max(...seats);
  return high - low + 1 > seats.length || low === high ? seats.join(", ") : `${low}–${high}`;
}
