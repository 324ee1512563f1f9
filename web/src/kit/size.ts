/** Pixels a plate or a tray is drawn for at least: while its page is being laid out it may have no width at all. */
export const NARROWEST = 280;
