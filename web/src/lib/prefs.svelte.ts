/** Preferences that this browser keeps: language, theme, motion, how often a move is pressed, speed, sounds, notifications. */
import { isLang, type Lang } from "./languages";
import { DEFAULT_QUIET, isHour, isQuiet, type QuietHours } from "./quiet";
import { isSpeed, type Speed } from "./speed";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "less";
export type Press = "auto" | "once" | "twice";

const KEY = "fathom";

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  press: Press;
  speed: Speed; // of what others do
  sound: boolean | null; // null: as the system likes motion
  quiet: QuietHours;
  loud: boolean; // sounds also in quiet hours
  notify: boolean;
}

function guess(): Lang {
  for (const wanted of navigator.languages ?? []) {
    const code = wanted.slice(0, 2);
    if (isLang(code)) return code;
  }
  return "en";
}

function kept(): Kept {
  const found: Kept = { lang: guess(), theme: "system", motion: "system", press: "auto", speed: "calm", sound: null, quiet: DEFAULT_QUIET, loud: false, notify: false };
  try {
    Object.assign(found, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // nothing stored, or nothing readable
  }
  if (!isLang(found.lang)) found.lang = "en";
  if (!isSpeed(found.speed)) found.speed = "calm";
  if (!isHour(found.quiet?.from) || !isHour(found.quiet.to)) found.quiet = DEFAULT_QUIET;
  return found;
}

const matches = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

class Prefs {
  #kept = $state<Kept>(kept());
  #less = $state(matches("(prefers-reduced-motion: reduce)"));
  #touch = $state(matches("(hover: none)")); // the last pointer was a finger

  constructor() {
    addEventListener("pointerdown", (event) => (this.#touch = event.pointerType === "touch"), { capture: true });
    // changed in another window, or while this page was in the back-forward cache
    addEventListener("storage", () => this.#again());
    addEventListener("pageshow", (event) => event.persisted && this.#again());
    if (typeof matchMedia === "function") {
      matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => (this.#less = event.matches));
    }
    this.#paint();
  }

  get lang(): Lang {
    return this.#kept.lang;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  /** Show notifications while a page is open and nobody looks at it. */
  get notify(): boolean {
    return this.#kept.notify;
  }
  get press(): Press {
    return this.#kept.press;
  }

  get speed(): Speed {
    return this.#kept.speed;
  }
  get quiet(): QuietHours {
    return this.#kept.quiet;
  }
  get loud(): boolean {
    return this.#kept.loud;
  }

  /** Sounds are wanted: as chosen, or else unless the system asks for less motion. */
  get sound(): boolean {
    return this.#kept.sound ?? !this.#less;
  }

  /** May anything sound at this hour? */
  maySound(hour: number): boolean {
    return this.sound && (this.#kept.loud || !isQuiet(this.#kept.quiet, hour));
  }

  /** Nothing may travel or turn. */
  get still(): boolean {
    return this.#kept.motion === "less" || (this.#kept.motion === "system" && this.#less);
  }

  /** A move on the board is pressed twice: a finger cannot hover, so its first press shows what the move would do. */
  get twice(): boolean {
    return this.#kept.press === "twice" || (this.#kept.press === "auto" && this.#touch);
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.#paint();
  }

  #again(): void {
    this.#kept = kept();
    this.#paint();
  }

  #paint(): void {
    const root = document.documentElement;
    root.lang = this.#kept.lang;
    root.dataset["theme"] = this.#kept.theme;
    root.dataset["motion"] = this.#kept.motion;
  }
}

export const prefs = new Prefs();
