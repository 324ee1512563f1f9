/** Words: Fluent catalogues, one for the shell and one for each game, in the language of this browser. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs, type Lang } from "./prefs.svelte";

export type Values = Record<string, FluentVariable>;
export type Say = (id: string, values?: Values) => string;

const SHELL: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("virtual:shell/en"),
  cs: () => import("virtual:shell/cs"),
  pl: () => import("virtual:shell/pl"),
};

/** Put catalogues together; what is missing or broken is shown as its name, and written to the console. */
export function speak(lang: string, catalogues: string[]): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const catalogue of catalogues) {
    bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  }
  return (id, values = {}) => {
    const message = bundle.getMessage(id);
    if (!message?.value) {
      console.error(`missing text: ${id} (${lang})`);
      return `⟨${id}⟩`;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, values, errors);
    if (errors.length) console.error(`broken text: ${id} (${lang}): ${errors[0]}`);
    return text;
  };
}

class Shell {
  say = $state.raw<Say>((id) => id);
  lang = $state<Lang>("en");
  catalogue = "";

  async load(lang: Lang): Promise<void> {
    const { default: catalogue } = await SHELL[lang]();
    if (lang !== prefs.lang) return;
    this.catalogue = catalogue;
    this.say = speak(lang, [catalogue]);
    this.lang = lang;
  }
}

export const shell = new Shell();

/** Say something of the shell. */
export const say: Say = (id, values) => shell.say(id, values);

type Catalogue = Record<Lang, () => Promise<{ default: string }>>;

/** Load the words of a game, and perhaps more, on top of the shell's. */
export async function sayOf(texts: Catalogue, lang: Lang, ...more: Catalogue[]): Promise<Say> {
  const found = await Promise.all([SHELL, texts, ...more].map((catalogue) => catalogue[lang]()));
  return speak(lang, found.map((one) => one.default));
}
