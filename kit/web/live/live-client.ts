import type { Socket } from "socket.io-client";
import type { Area } from "#kit/contract/area.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import {
  EVENTS_MISSED,
  JOIN_ROOM,
  LEAVE_ROOM,
  LIVE_PATH,
  type LiveEvent,
  type LivePayload,
  ROOM_CLOSED,
  type RoomName,
} from "#kit/contract/live.ts";
import { createStore } from "#kit/ui/store.ts";
import { currentArea } from "../session/area.ts";
import { untilLoaded } from "./until-loaded.ts";

/** `onLive` makes a listener's handler of one kind of event. */
export type LiveHandler = { readonly name: string; readonly run: (payload: never) => void };
export const onLive = <E extends LiveEvent>(
  event: E,
  run: (payload: LivePayload<E>) => void,
): LiveHandler => ({
  name: event.name,
  run,
});

export type RoomListener = {
  /**
   * An event reaches every listener of its name, whichever room it was sent to: its payload says what it is about, and
   * a handler ignores what is not its own.
   */
  readonly handlers: readonly LiveHandler[];
  /** The room is joined. Events between the first load and this moment may be missing. */
  readonly onJoined?: () => void;
  /** The room is joined again after an interruption; what happened meanwhile has to be fetched. */
  readonly onGap?: () => void;
  /** Access has ended, or never existed: what is shown must be dropped. */
  readonly onClosed?: () => void;
};

export type LiveStatus = "idle" | "connecting" | "connected" | "interrupted";

const RETRY_MS = 2_000;
/** While very many tabs are open, this one goes without a connection; another may be closed at any time. */
const FULL_MS = 30_000;
/** A random delay keeps browsers from all coming at once. */
const soon = () => RETRY_MS * (1 + Math.random());
/** The server joins the account's own room by itself. */
const OWN_ROOM = /^account:/;

const rooms = new Map<RoomName, Set<RoomListener>>();
const joined = new Set<RoomName>();
export const liveStatus = createStore<LiveStatus>("idle");
let asking: ReturnType<typeof setTimeout> | undefined;
let connection: { readonly area: Area; readonly socket: Promise<Socket> } | undefined;

/** Listens in a room until the returned function is called. The connection is opened on first use. */
export function listenInRoom(room: RoomName, listener: RoomListener): () => void {
  const listeners = rooms.get(room) ?? new Set();
  rooms.set(room, listeners.add(listener));
  void openConnection().then((socket) => {
    if (!socket.connected || !listeners.has(listener)) return;
    if (joined.has(room)) listener.onJoined?.();
    // Of several listeners added at once, only the first joins the room.
    else if (listeners.values().next().value === listener) join(socket, room);
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || rooms.get(room) !== listeners) return;
    rooms.delete(room);
    joined.delete(room);
    if (!OWN_ROOM.test(room))
      void connection?.socket.then((socket) => socket.connected && socket.emit(LEAVE_ROOM, room, () => {}));
  };
}

/** Closed rooms may be open again, so this joins every room that still has a listener. */
export function listenAgain(): void {
  void connection?.socket.then((socket) => {
    if (socket.connected) for (const room of rooms.keys()) if (!joined.has(room)) join(socket, room);
  });
}

/** Runs at logout, so that nothing of the old session is received any more. */
export function closeLive(): void {
  void connection?.socket.then((socket) => socket.disconnect());
  connection = undefined;
  joined.clear();
  clearTimeout(asking);
  asking = undefined;
  liveStatus.set("idle");
}

function openConnection(): Promise<Socket> {
  const area = currentArea();
  if (connection?.area !== area) {
    closeLive();
    connection = { area, socket: connect(area) };
  }
  return connection.socket;
}

/** The client is loaded only after the screen has been painted. */
async function connect(area: Area): Promise<Socket> {
  await afterPaint();
  const { io } = await untilLoaded(
    () => import("socket.io-client"),
    () => liveStatus.set("interrupted"),
  );
  liveStatus.set("connecting");
  const socket = io({
    path: LIVE_PATH,
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    auth: { area },
    autoConnect: false,
  });
  const isCurrent = () => connection?.area === area;
  socket.on("connect", () => {
    if (!isCurrent()) return void socket.disconnect();
    liveStatus.set("connected");
    for (const room of rooms.keys()) join(socket, room);
  });
  socket.on("disconnect", (reason) => {
    if (isCurrent()) liveStatus.set("interrupted");
    if (reason === "io server disconnect") tryLater(socket, isCurrent);
  });
  socket.on("connect_error", (error) => {
    if (isCurrent()) liveStatus.set("interrupted");
    // With an ended session it would retry for ever; the next call leads to the login.
    if (socket.active || error.message === commonErrors.ERROR_UNAUTHENTICATED.code) return;
    const isFull = error.message === commonErrors.ERROR_TOO_MANY_REQUESTS.code;
    tryLater(socket, isCurrent, isFull ? FULL_MS : 0);
  });
  socket.on(EVENTS_MISSED, askForMissed);
  socket.on(ROOM_CLOSED, (room: RoomName) => closeRoom(room));
  socket.onAny(deliver);
  socket.connect();
  return socket;
}

/** The client itself does not retry a refused connection. */
function tryLater(socket: Socket, isCurrent: () => boolean, afterMs = 0): void {
  setTimeout(() => isCurrent() && socket.connect(), afterMs + soon());
}

/** The server was cut off from the other processes. Both it and they may say so; one reload is enough. */
function askForMissed(): void {
  asking ??= setTimeout(() => {
    asking = undefined;
    for (const room of joined) for (const listener of rooms.get(room) ?? []) listener.onGap?.();
  }, soon());
}

/** A listener in several rooms with the same handler receives an event once. */
function deliver(event: string, payload: unknown): void {
  const due = new Set<LiveHandler>();
  for (const listeners of rooms.values())
    for (const { handlers } of listeners)
      for (const handler of handlers) if (handler.name === event) due.add(handler);
  for (const handler of due) handler.run(payload as never);
}

function join(socket: Socket, room: RoomName): void {
  const again = joined.has(room);
  const onEntered = () => {
    joined.add(room);
    for (const listener of rooms.get(room) ?? []) (again ? listener.onGap : listener.onJoined)?.();
  };
  if (OWN_ROOM.test(room)) onEntered();
  else
    socket.emit(JOIN_ROOM, room, (allowed: boolean, againIn?: number) => {
      if (allowed) onEntered();
      else if (againIn === undefined) closeRoom(room);
      else setTimeout(() => joinAgain(socket, room), againIn * 1_000 + soon());
    });
}

/** Joining was refused for coming too often; meanwhile the screen stays, and is reloaded once joined. */
function joinAgain(socket: Socket, room: RoomName): void {
  if (socket.connected && rooms.has(room)) join(socket, room);
}

function closeRoom(room: RoomName): void {
  joined.delete(room);
  for (const listener of rooms.get(room) ?? []) listener.onClosed?.();
}

const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const whenIdle = () =>
      "requestIdleCallback" in window ? requestIdleCallback(() => resolve(), { timeout: 2_000 }) : resolve();
    requestAnimationFrame(() => setTimeout(whenIdle));
  });
