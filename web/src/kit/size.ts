/** What a drawing measures: what it measured before, while its page is being laid out or hidden and it has no size. */
export const sized = (now: number | null | undefined, before: number, least = 0): number => (now && now > least ? now : before);
