/** The router: the address alone decides which page is open. */
export type Route =
  | { page: "shelf" }
  | { page: "box"; game: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "table"; match: string; secret: string | null }
  | { page: "replay"; match: string }
  | { page: "mine" }
  | { page: "settings" }
  | { page: "notice" }
  | { page: "follow"; secret: string | null }
  | { page: "mail"; act: "confirm" | "stop" | null; secret: string }
  | { page: "nowhere" };

export function find(path: string, hash: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "shelf" };
  if (first === "mine" && parts.length === 1) return { page: "mine" };
  if (first === "settings" && parts.length === 1) return { page: "settings" };
  if (first === "notice" && parts.length === 1) return { page: "notice" };
  if (first === "follow" && parts.length === 1) return { page: "follow", secret: /^#([\w-]+)$/.exec(hash)?.[1] ?? null };
  if (first === "mail" && parts.length === 1) {
    const [, act, secret] = /^#(confirm|stop)=(\w+)$/.exec(hash) ?? [];
    return { page: "mail", act: (act as "confirm" | "stop" | undefined) ?? null, secret: secret ?? "" };
  }
  if (first === "g" && second && parts.length === 2) return { page: "box", game: second };
  if (first === "g" && second && third === "rules" && parts.length === 3) return { page: "rules", game: second };
  if (first === "learn" && second && parts.length === 2) return { page: "learn", game: second };
  if (first === "t" && second && parts.length === 2) {
    return { page: "table", match: second, secret: /^#sit=([\w-]+)$/.exec(hash)?.[1] ?? null };
  }
  if (first === "replay" && second && parts.length === 2) return { page: "replay", match: second };
  return { page: "nowhere" };
}

class Router {
  route = $state.raw<Route>(find(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.#look());
  }

  #look(): void {
    this.route = find(location.pathname, location.hash);
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#look();
    if (!to.includes("#")) scrollTo(0, 0);
  }

  /** Follow internal links without reloading. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    const href = link?.getAttribute("href") ?? "";
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || !href.startsWith("/") || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(href);
  };
}

export const router = new Router();
export const go = (to: string, replace = false): void => router.go(to, replace);
