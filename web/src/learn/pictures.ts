/** Puts the pictures of a game into its rulebook, each under its clause, when they come into sight. */
import { mount, unmount } from "svelte";
import { api, Refused } from "$lib/api";
import type { GamePages } from "$lib/games";
import type { Lang } from "$lib/languages";
import { sayOf } from "$lib/texts.svelte";
import { LessonModel } from "./model.svelte";
import Picture from "./Picture.svelte";

/** Show the pictures of a game in an open page; the function returned removes them. */
export async function illustrate(pages: GamePages, lang: Lang, page: HTMLElement): Promise<() => void> {
  if (!pages.lesson || !pages.board) return () => undefined;
  let loaded;
  try {
    loaded = await Promise.all([api.lesson(pages.name), pages.board(), sayOf(pages.texts, lang, pages.lesson)]);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return () => undefined; // the text alone will do
  }
  const [lesson, board, say] = loaded;
  const drawn: ReturnType<typeof mount>[] = [];
  const figures: HTMLElement[] = [];
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const model = new LessonModel(lesson, board.card, say, say("you-chip"), true);
      model.go(Number((target as HTMLElement).dataset["step"]));
      drawn.push(mount(Picture, { target, props: { model, Board: board.Board } }));
    }
  }, { rootMargin: "400px" });
  lesson.steps.forEach((step, n) => {
    const clause = step.picture === null ? null : page.querySelector(`#${step.picture}`);
    if (!clause) return;
    const figure = document.createElement("figure");
    figure.dataset["step"] = String(n);
    clause.append(figure);
    figures.push(figure);
    seen.observe(figure);
  });
  return () => {
    seen.disconnect();
    for (const picture of drawn) void unmount(picture);
    for (const figure of figures) figure.remove();
  };
}
