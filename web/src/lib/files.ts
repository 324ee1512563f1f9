/** Names of files that people save. */

/** The file of a match: its game and the day it was made, so that it is found again among others. */
export const tideName = (game: string, made: number): string => `${game}-${new Date(made).toISOString().slice(0, 10)}.tide`;
