/** The least width a plate or a tray is drawn for, in pixels: before layout it has none. */
export const NARROWEST = 280;
