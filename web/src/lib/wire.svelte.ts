/** The connection to a table: it reconnects by itself, asks for what it missed, and repeats commands without a reply. */
import { Refused } from "./api";
import type { Ack, ChatLine, ClientMessage, ExplainReply, HintReply, News, Refuse, ServerMessage, TableEvent, View, WhyReply } from "./wire.gen";

export type State = "connecting" | "open" | "lost" | "refused";
type Reply = Ack | HintReply | WhyReply | ExplainReply;
type Bare<T> = T extends { cmd_id: string } ? Omit<T, "cmd_id"> : never;
type Waiting = { message: ClientMessage & { cmd_id: string }; done: (reply: Reply) => void; failed: (why: Refused) => void };

const FIRST_RETRY = 250; // ms until the first attempt to reconnect
const LONGEST_RETRY = 5000; // ms between later attempts
const HEARTBEAT = 5000; // ms of silence after which we ask for news, so that a server that is cut off is noticed in 10 s
const HIDDEN_HEARTBEAT = 15000; // the same for a page that nobody looks at
const TIMEOUT = 4000; // ms without a reply after which the connection counts as lost
const RETRIABLE = ["store_down"]; // refusals after which the same command is sent again
const TEMPORARY = ["too_many", "store_down", "busy", "internal"]; // refusals of a connection after which we reconnect

const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join("");

export class Wire {
  state = $state<State>("connecting");
  seat = $state<number | null>(null);
  left: number | null = null; // the last event this seat was sent on its previous visit
  view = $state.raw<View | null>(null);
  events = $state.raw<TableEvent[]>([]);
  lines = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Refuse | null>(null);
  seq = 0;
  onNews: (news: News, first: boolean) => void = () => undefined;

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  #deleted = new Set<number>(); // lines of chat that must not be shown any more
  #closed = false;
  #greeted = false;

  constructor(
    readonly match: string,
    private wanted: number | "watch" | null = null, // the viewer's seat; null: the first own one
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#wake);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#wake);
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#timer);
    clearTimeout(this.#heartbeat);
    this.#end(this.#socket);
    for (const waiting of this.#waiting.values()) waiting.failed(new Refused("offline", "the page was closed"));
  }

  /** Send a command; it is done once, however often the connection breaks. */
  ask<A extends Reply = Ack>(message: Bare<ClientMessage>): Promise<A> {
    const whole = { ...message, cmd_id: newId() } as ClientMessage & { cmd_id: string };
    return new Promise((done, failed) => {
      this.#waiting.set(whole.cmd_id, { message: whole, done: done as (reply: Reply) => void, failed });
      this.#send(whole);
    });
  }

  /** Keep lines of chat that were read otherwise, unless they were deleted meanwhile. */
  keepLines(lines: readonly ChatLine[]): void {
    const known = new Set(this.lines.map((line) => line.n));
    const fresh = lines.filter((line) => !known.has(line.n) && !this.#deleted.has(line.n));
    this.lines = [...this.lines, ...fresh].sort((a, b) => a.n - b.n);
  }

  /** Reconnect as another of the viewer's own seats; everything known is kept. */
  sit(seat: number): void {
    if (seat === this.wanted) return;
    this.wanted = seat;
    const socket = this.#socket;
    if (socket) socket.onclose = socket.onmessage = null;
    this.#socket = null;
    this.#end(socket);
    clearTimeout(this.#heartbeat);
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Close a socket that is no longer needed; a browser complains about one that is not open yet. */
  #end(socket: WebSocket | null): void {
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #connect(): void {
    const address = new URL(`/api/tables/${encodeURIComponent(this.match)}/wire`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("since", String(this.seq));
    if (this.wanted !== null) address.searchParams.set("seat", String(this.wanted));
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#greeted = false;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#gone();
    };
    this.#heartbeat = setTimeout(() => this.#lose(), 2 * TIMEOUT);
  }

  #gone(): void {
    clearTimeout(this.#heartbeat);
    this.#socket = null;
    if (this.#closed || this.state === "refused") return;
    this.state = "lost";
    const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #lose = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.#gone();
  };

  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#closed || this.state === "refused") return;
    if (this.#socket) {
      if (this.#greeted) this.#beat(0);
      return;
    }
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Ask for news after some silence; without an answer the connection is lost. */
  #beat(silence = document.visibilityState === "hidden" ? HIDDEN_HEARTBEAT : HEARTBEAT): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => {
      this.#send({ type: "since", seq: this.seq });
      this.#heartbeat = setTimeout(this.#lose, TIMEOUT);
    }, silence);
  }

  /** Say whether this page is in front: a person who does not look is told of their turn otherwise. */
  #look = (): void => this.#send({ type: "look", on: !document.hidden });

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#greeted) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: ServerMessage): void {
    this.#beat();
    switch (message.type) {
      case "hello":
        if (this.view === null) this.left = message.left;
        this.seat = message.seat;
        break;
      case "news":
        this.#news(message);
        break;
      case "chat": {
        const known = this.lines.at(-1)?.n ?? 0;
        this.lines = [...this.lines, ...message.lines.filter((line) => line.n > known)];
        break;
      }
      case "deleted":
        for (const n of message.numbers) this.#deleted.add(n);
        this.lines = this.lines.filter((line) => !this.#deleted.has(line.n));
        break;
      case "refuse":
        this.#refused(message);
        break;
      default: {
        const waiting = this.#waiting.get(message.cmd_id);
        this.#waiting.delete(message.cmd_id);
        waiting?.done(message);
      }
    }
  }

  #news(news: News): void {
    const first = !this.#greeted;
    const fresh = news.events.filter((event) => event.seq > this.seq);
    if (fresh.length) this.events = [...this.events, ...fresh];
    const opening = this.view === null;
    this.seq = Math.max(this.seq, news.seq);
    if (this.view === null || news.view.seq >= this.view.seq) this.view = news.view;
    this.onNews({ ...news, events: fresh }, opening);
    if (first) {
      this.#greeted = true;
      this.#tries = 0;
      this.state = "open";
      if (document.hidden) this.#look(); // the server takes it that somebody looks
      for (const { message } of this.#waiting.values()) this.#send(message);
    }
  }

  #refused(refuse: Refuse): void {
    const id = refuse.cmd_id ?? "";
    const waiting = this.#waiting.get(id);
    if (waiting && RETRIABLE.includes(refuse.code)) {
      setTimeout(() => this.#send(waiting.message), 1000);
    } else if (waiting) {
      this.#waiting.delete(id);
      waiting.failed(new Refused(refuse.code, refuse.error, refuse.clause ?? null, refuse.retry_after ?? null));
    } else if (!this.#greeted && !TEMPORARY.includes(refuse.code)) {
      this.refusal = refuse;
      this.state = "refused";
    }
  }
}
