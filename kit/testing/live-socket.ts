import { io, type Socket } from "socket.io-client";
import { JOIN_ROOM, LIVE_PATH, type RoomName } from "#kit/contract/live.ts";
import { areaOfKind, sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { cast, castToken } from "./cast.ts";
import type { Who } from "./test-client.ts";

type Heard = { readonly name: string; readonly payload: Record<string, unknown> };

export type LiveSocket = {
  /** Returns whether the server lets this person listen in the room. */
  readonly join: (room: RoomName) => Promise<boolean>;
  /** Returns all events of the name so far, in order. */
  readonly heard: (name: string) => Record<string, unknown>[];
  /** Waits until that many events of the name have come. */
  readonly until: (name: string, count?: number) => Promise<Record<string, unknown>[]>;
  readonly socket: Socket;
  readonly close: () => void;
};

/** Opens a browser's live connection as one of the cast, or with a session; `room.closed` and `disconnect` are collected like events. */
export async function connectLive(
  address: string,
  who: Exclude<Who, "guest">,
  headers: Record<string, string> = {},
): Promise<LiveSocket> {
  const { area, token } =
    typeof who === "object" ? who : { area: areaOfKind[cast[who].kind], token: castToken(who) };
  const events: Heard[] = [];
  const waiting = new Set<() => void>();
  const note = (name: string, payload: unknown) => {
    events.push({ name, payload: typeof payload === "object" ? (payload as Heard["payload"]) : { payload } });
    for (const wake of waiting) wake();
  };
  const socket = io(address, {
    path: LIVE_PATH,
    transports: ["websocket"],
    auth: { area },
    extraHeaders: { cookie: `${sessionCookieName(area)}=${token}`, ...headers },
    reconnection: false,
  });
  socket.onAny(note);
  socket.on("disconnect", (reason) => note("disconnect", reason));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  const heard = (name: string) => events.filter((event) => event.name === name).map(({ payload }) => payload);
  return {
    join: (room) => socket.emitWithAck(JOIN_ROOM, room) as Promise<boolean>,
    heard,
    until: (name, count = 1) =>
      new Promise((resolve) => {
        const look = () => {
          if (heard(name).length < count) return;
          waiting.delete(look);
          resolve(heard(name));
        };
        waiting.add(look);
        look();
      }),
    socket,
    close: () => void socket.disconnect(),
  };
}
