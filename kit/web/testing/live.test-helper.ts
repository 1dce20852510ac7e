import { afterEach } from "vitest";
import { JOIN_ROOM, LIVE_PATH, type LiveEvent, type LivePayload } from "#kit/contract/live.ts";
import { closeLive } from "../live/live-client.ts";

/** As Engine.IO and Socket.IO write what they say to each other (https://socket.io/docs/v4/engine-io-protocol/). */
const OPENED = `0${JSON.stringify({ sid: "test", upgrades: [], pingInterval: 60_000, pingTimeout: 60_000, maxPayload: 1_000_000 })}`;
const CONNECT = "40";
const EVENT = "42";
const ACKNOWLEDGED = "43";

const { WebSocket: OwnWebSocket } = globalThis;
const open = new Set<FakeSocket>();
const entered = new Set<string>();

/** Lets in to every room. */
class FakeSocket {
  onopen?: () => void;
  onmessage?: (event: { readonly data: string }) => void;
  onclose?: (event: object) => void;
  constructor() {
    open.add(this);
    queueMicrotask(() => this.onopen?.());
    this.say(OPENED);
  }
  /** Never while the browser is still speaking. */
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

// From the moment this file is read on: the client keeps what it has found by then.
globalThis.WebSocket = new Proxy(OwnWebSocket, {
  construct: (_, [url, ...rest]: [string, ...never[]]) =>
    url.includes(LIVE_PATH) ? new FakeSocket() : new OwnWebSocket(url, ...rest),
});
afterEach(() => {
  closeLive();
  entered.clear();
});

/** Stands at the live connection's end. */
export const live = {
  isIn: (room: string) => entered.has(room),
  publish: <E extends LiveEvent>({ name }: E, payload: LivePayload<E>) => {
    for (const socket of open) socket.say(EVENT + JSON.stringify([name, payload]));
  },
};
