/** Keeps a list on a page up to date: it is asked for again while somebody looks at the page. */

const PAUSE = 5000; // ms between two looks

/** Call `look` now and regularly while the page is visible; to be used in an effect, which ends it. */
export function live(look: () => Promise<void>, pause = PAUSE): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  async function again(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === "visible") await look().catch(() => undefined); // the next look may succeed
    clearTimeout(timer); // the page may have been shown meanwhile
    if (!ended) timer = setTimeout(() => void again(), pause);
  }
  const shown = (): void => {
    if (document.visibilityState === "visible") void again();
  };
  void again();
  document.addEventListener("visibilitychange", shown);
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", shown);
  };
}
