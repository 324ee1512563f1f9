/** The typography of each language: no-break spaces, apostrophes, per cent signs, ellipses. */

/** Patterns with their replacements: those of every language under `all`, then those of each. */
export type Typography = Record<string, [string, string][]>;

/** A function that sets texts of a language. */
export function typesetter(rules: Typography, lang: string): (text: string) => string {
  const all = [...(rules["all"] ?? []), ...(rules[lang] ?? [])].map(([pattern, to]) => [new RegExp(pattern, "g"), to] as const);
  return (text) => all.reduce((set, [pattern, to]) => set.replace(pattern, to), text);
}

/** Set a page of Markdown; drawings and other code stay as they are. */
export const typesetPage = (page: string, typeset: (text: string) => string): string =>
  page.split(/(```[^]*?```|`[^`\n]*`)/).map((part, n) => (n % 2 ? part : typeset(part))).join("");
