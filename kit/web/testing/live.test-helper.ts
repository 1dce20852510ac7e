import { afterEach } from "vitest";
import { JOIN_ROOM, LIVE_PATH, type LiveEvent, type LivePayload, ROOM_CLOSED } from "#kit/contract/live.ts";
import { closeLive } from "../live/live-client.ts";

/** These are messages of Engine.IO and Socket.IO (https://socket.io/docs/v4/engine-io-protocol/). */
const OPENED = `0${JSON.stringify({ sid: "test", upgrades: [], pingInterval: 60_000, pingTimeout: 60_000, maxPayload: 1_000_000 })}`;
const CONNECT = "40";
const EVENT = "42";
const ACKNOWLEDGED = "43";

const { WebSocket: OwnWebSocket } = globalThis;
const open = new Set<FakeSocket>();
const entered = new Set<string>();

/** Accepts every join. */
class FakeSocket {
  onopen?: () => void;
  onmessage?: (event: { readonly data: string }) => void;
  onclose?: (event: object) => void;
  constructor() {
    open.add(this);
    queueMicrotask(() => this.onopen?.());
    this.say(OPENED);
  }
  /** The message is sent in a later turn, never while the browser is still sending. */
  say(data: string): void {
    setTimeout(() => this.onmessage?.({ data }));
  }
  send(said: string): void {
    if (said.startsWith(CONNECT)) this.say(`${CONNECT}{"sid":"test"}`);
    const [, id = "", body = "[]"] = /^42(\d*)(\[.*)$/.exec(said) ?? [];
    const [what, room] = JSON.parse(body) as string[];
    if (what !== JOIN_ROOM || room === undefined) return;
    entered.add(room);
    this.say(`${ACKNOWLEDGED}${id}[true]`);
  }
  close(): void {
    open.delete(this);
    this.onclose?.({});
  }
}

// This is replaced as soon as the file is loaded, since the client keeps the WebSocket that it finds first.
globalThis.WebSocket = new Proxy(OwnWebSocket, {
  construct: (_, [url, ...rest]: [string, ...never[]]) =>
    url.includes(LIVE_PATH) ? new FakeSocket() : new OwnWebSocket(url, ...rest),
});
afterEach(() => {
  closeLive();
  entered.clear();
});

/** Replaces the server's end of the live connection. */
export const live = {
  isIn: (room: string) => entered.has(room),
  publish: <E extends LiveEvent>({ name }: E, payload: LivePayload<E>) => {
    for (const socket of open) socket.say(EVENT + JSON.stringify([name, payload]));
  },
  /** Whoever listens in the room may not any more. */
  close: (room: string) => {
    for (const socket of open) socket.say(EVENT + JSON.stringify([ROOM_CLOSED, room]));
  },
};
