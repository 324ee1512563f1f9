/** Where the web app manifest of a language lies. */
import type { Lang } from "./languages";

export const manifestOf = (lang: Lang): string => (lang === "en" ? "/manifest.webmanifest" : `/manifest-${lang}.webmanifest`);

/** Let the page name the manifest of a language: an app is installed with its words. */
export function nameManifest(lang: Lang): void {
  document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.setAttribute("href", manifestOf(lang));
}
