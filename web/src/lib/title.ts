/** The number of tables that wait, before the title of whatever page is open. */
const COUNT = /^\(\d+\) /;

export const titleWith = (title: string, count: number): string => (count ? `(${count}) ` : "") + title.replace(COUNT, "");

/** Keep the number before the title, also when a page changes its title; gives a function that ends it. */
export function countInTitle(count: () => number): () => void {
  const write = (): void => {
    const wanted = titleWith(document.title, count());
    if (document.title !== wanted) document.title = wanted;
  };
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  write();
  return () => observer.disconnect();
}
