/** Texts: Fluent catalogues, one for the shell and one for each game, in the language of this browser. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import SHELLS from "virtual:shells";
import TYPOGRAPHY from "virtual:typography";
import type { Lang } from "./languages";
import { prefs } from "./prefs.svelte";
import { typesetter } from "./typography";

export type Values = Record<string, FluentVariable>;
/** A catalogue that is loaded in one of the languages. */
export type Catalogue = Record<Lang, () => Promise<{ default: string }>>;
export type Say = (id: string, values?: Values) => string;

/** Put catalogues together. A missing text is shown by its name, and complained about on the console. */
export function speak(lang: string, catalogues: string[]): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const catalogue of catalogues) {
    bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  }
  const typeset = typesetter(TYPOGRAPHY, lang);
  return (id, values = {}) => {
    const message = bundle.getMessage(id);
    if (!message?.value) {
      console.error(`missing text: ${id} (${lang})`);
      return `⟨${id}⟩`;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, values, errors);
    if (errors.length) console.error(`broken text: ${id} (${lang}): ${errors[0]}`);
    return typeset(text);
  };
}

class Shell {
  say = $state.raw<Say>((id) => id);
  lang = $state<Lang>("en");
  catalogue = "";

  async load(lang: Lang): Promise<void> {
    const { default: catalogue } = await SHELLS[lang]();
    if (lang !== prefs.lang) return;
    this.catalogue = catalogue;
    this.say = speak(lang, [catalogue]);
    this.lang = lang;
  }
}

export const shell = new Shell();

/** A text of the shell. */
export const say: Say = (id, values) => shell.say(id, values);

/** Load the texts of a game, and perhaps more, on top of the shell's. */
export async function sayOf(texts: Catalogue, lang: Lang, ...more: Catalogue[]): Promise<Say> {
  const found = await Promise.all([SHELLS, texts, ...more].map((catalogue) => catalogue[lang]()));
  return speak(lang, found.map((one) => one.default));
}
