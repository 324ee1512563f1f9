/** A WebSocket for tests, with both ends in hand. */
import { afterEach, beforeEach, vi } from "vitest";
import type { View } from "$lib/wire.gen";

/** A socket that sends what the test tells it to. */
export class Line {
  static made: Line[] = [];
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onopen: (() => void) | null = null;
  constructor(readonly address: URL) {
    Line.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(seq: number, events: object[] = [], view: Partial<View> = {}): void {
    this.hear({ type: "hello", match: "m", game: "g", seat: 0 });
    this.news(seq, events, view);
  }
  news(seq: number, events: object[], view: Partial<View> = {}): void {
    this.hear({ type: "news", seq, events, view: { away: [], resigned: [], offer: null, closed: null, ...view, seq } });
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** Use such sockets and fake timers in all tests of a file. */
export function speakOverLines(): void {
  beforeEach(() => {
    Line.made = [];
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Line);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
