/** Writes the web app manifest, once for each language: what a system shows of the app on its home screen. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { CODES, type Lang } from "../src/lib/languages.ts";
import { manifestOf } from "../src/lib/manifest.ts";

const TEXTS = resolve(import.meta.dirname, "../src/texts");
const PAPER = "#F3EAD6";

const icon = (name: string, side: number, purpose: string): object => ({ src: `/icons/${name}-${side}.png`, sizes: `${side}x${side}`, type: "image/png", purpose });

function manifest(lang: Lang): object {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(TEXTS, `${lang}.ftl`), "utf-8")));
  const say = (id: string): string => bundle.formatPattern(bundle.getMessage(id)!.value!);
  return {
    id: "/",
    name: "Fathom Five",
    short_name: "Fathom Five",
    description: say("app-about"),
    lang,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: PAPER,
    background_color: PAPER,
    categories: ["games"],
    icons: [icon("icon", 192, "any"), icon("icon", 512, "any"), icon("maskable", 192, "maskable"), icon("maskable", 512, "maskable")],
    shortcuts: [{ name: say("mine"), url: "/mine", icons: [icon("icon", 192, "any")] }],
  };
}

export function manifests(): Plugin {
  return {
    name: "fathom-manifest",
    apply: "build",
    generateBundle() {
      for (const lang of CODES) {
        this.emitFile({ type: "asset", fileName: manifestOf(lang).slice(1), source: JSON.stringify(manifest(lang), null, 2) });
      }
    },
  };
}
