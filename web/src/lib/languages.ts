/** The languages of the pages, each by its own name. A new one also needs its .ftl files, and a place in `texts/__init__.py`. */
export const LANGUAGES = { en: "English", cs: "Čeština", pl: "Polski" } as const;

export type Lang = keyof typeof LANGUAGES;

export const CODES = Object.keys(LANGUAGES) as Lang[];

export const isLang = (code: string): code is Lang => code in LANGUAGES;
