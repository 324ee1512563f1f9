/** Previews for tests. */
import type { Preview } from "$lib/wire.gen";

/** The preview of a move that does nothing worth mentioning. */
export const noPreview: Preview = { points: [], effects: [], chances: [] };
