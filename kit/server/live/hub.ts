import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { createAdapter } from "@socket.io/redis-adapter";
import { Server, type Socket } from "socket.io";
import { commonErrors, type ErrorCode } from "#kit/contract/errors.ts";
import {
  EVENTS_MISSED,
  JOIN_ROOM,
  LEAVE_ROOM,
  LIVE_PATH,
  type LiveEvent,
  type LivePayload,
  ROOM_CLOSED,
  type RoomName,
  roomName,
} from "#kit/contract/live.ts";
import type { Access } from "../access/access.ts";
import type { Account } from "../access/actor.ts";
import type { RateLimits } from "../rate/rate-limits.ts";
import type { SharedRedis } from "../redis.ts";
import { createRoomDoor, type JoinAnswer } from "./join-rooms.ts";
import { createSocketLimits } from "./socket-limits.ts";

/** Decides who may listen in the rooms of a kind, on joining and whenever access may have changed. */
export type RoomKind = {
  readonly kind: string;
  readonly mayJoin: (account: Account, id: number, ipAddress: string) => Promise<boolean>;
};

export type LiveHub = {
  readonly publish: <E extends LiveEvent>(room: RoomName, event: E, payload: LivePayload<E>) => void;
  readonly close: () => Promise<void>;
};

type SocketData = { token: string; account: Account; ipAddress: string };
type LiveSocket = Socket<Record<string, never>, Record<string, never>, Record<string, never>, SocketData>;

export const accountRoom = (accountId: number): RoomName => roomName("account", accountId);
const MESSAGE_LIMIT_BYTES = 1_024;
/** A connection that has not shown a session by then is closed. */
const SESSION_WITHIN_MS = 10_000;

/** Browsers only listen on this connection; they write by calls. */
export function createLiveHub(options: {
  server: HttpServer;
  access: Access;
  rooms: () => readonly RoomKind[];
  redis: SharedRedis | undefined;
  rateLimits: RateLimits;
  addressOf: (request: IncomingMessage) => string;
  readToken: (cookieHeader: string | undefined, area: string) => string | undefined;
  isSameOrigin: (request: IncomingMessage) => boolean;
}): LiveHub {
  const { access, addressOf } = options;
  const limits = createSocketLimits(options.rateLimits);
  const io = new Server<Record<string, never>, Record<string, never>, Record<string, never>, SocketData>(
    options.server,
    {
      path: LIVE_PATH,
      serveClient: false,
      maxHttpBufferSize: MESSAGE_LIMIT_BYTES,
      connectTimeout: SESSION_WITHIN_MS,
      destroyUpgrade: false,
      allowRequest: (request, callback) =>
        callback(null, options.isSameOrigin(request) && limits.hasPlaceFor(addressOf(request))),
      ...(options.redis ? { adapter: adapterOver(options.redis) } : {}),
    },
  );

  // Nobody else looks after the socket of an upgrade, whose other side need not end it.
  options.server.on("upgrade", ({ url }: IncomingMessage, socket: Duplex) => {
    if (!url?.startsWith(`${LIVE_PATH}/`)) socket.destroy();
  });
  if (options.redis) publishMissedAfterInterruption(io as Server, options.redis);
  io.engine.on("connection", (connection: Socket["conn"]) =>
    limits.open(addressOf(connection.request), connection),
  );
  io.use((socket, next) => {
    authenticate(socket).then(
      (refusal) => next(refusal && new Error(refusal.code)),
      () => next(new Error(commonErrors.ERROR_UNAVAILABLE.code)),
    );
  });
  const door = createRoomDoor<LiveSocket>({
    mayJoin,
    takeJoin: (socket) => limits.takeJoin(socket.data.account.accountId),
  });
  io.on("connection", (socket: LiveSocket) => {
    const { accountId } = socket.data.account;
    socket.join(accountRoom(accountId));
    // A browser that takes its leave may keep the connection, on which nobody would be any more.
    socket.on("disconnect", () => socket.conn.close());
    listenTo(socket, JOIN_ROOM, (name) => door.join(socket, name));
    // The session may have ended between the check and its entry in this list.
    void authoriseAgain(socket);
    listenTo(socket, LEAVE_ROOM, async (name) => {
      if (name !== accountRoom(accountId)) await door.leave(socket, name);
      return { allowed: true };
    });
  });
  access.onChange((change) => {
    for (const socket of io.sockets.sockets.values() as Iterable<LiveSocket>)
      if (change.kind !== "account" || socket.data.account.accountId === change.id)
        void authoriseAgain(socket);
  });

  async function authenticate(socket: LiveSocket): Promise<ErrorCode | undefined> {
    const ipAddress = addressOf(socket.request);
    if (!(await limits.mayShowSession(ipAddress))) return commonErrors.ERROR_TOO_MANY_REQUESTS;
    const { headers, auth } = socket.handshake;
    const token = options.readToken(headers.cookie, String(auth.area ?? ""));
    const account = token ? await access.resolveAccount(token) : null;
    if (!token || !account) return commonErrors.ERROR_UNAUTHENTICATED;
    socket.data = { token, account, ipAddress };
    return limits.enter(account.accountId, socket.conn) ? undefined : commonErrors.ERROR_TOO_MANY_REQUESTS;
  }

  async function mayJoin(socket: LiveSocket, name: string): Promise<boolean> {
    const [kind, id] = name.split(":");
    const room = options.rooms().find((one) => one.kind === kind);
    if (!room || !/^\d{1,15}$/.test(id ?? "")) return false;
    return room.mayJoin(socket.data.account, Number(id), socket.data.ipAddress).catch(() => false);
  }

  async function authoriseAgain(socket: LiveSocket): Promise<void> {
    if (!(await access.resolveAccount(socket.data.token).catch(() => null)))
      return void socket.disconnect(true);
    const own = new Set([socket.id, accountRoom(socket.data.account.accountId)]);
    for (const name of [...socket.rooms].filter((room) => !own.has(room))) {
      if (await mayJoin(socket, name)) continue;
      await socket.leave(name);
      (socket as Socket).emit(ROOM_CLOSED, name);
    }
  }

  return {
    publish: (room, event, payload) => void (io as Server).to(room).emit(event.name, payload),
    close: async () => void (await io.close()),
  };
}

const adapterOver = ({ client, subscriber, prefix }: SharedRedis) =>
  createAdapter(client, subscriber, { key: `${prefix}:live` });

/** A process that was cut off from the others has missed their events, and they its own, so all browsers refetch. */
function publishMissedAfterInterruption(io: Server, { client, subscriber }: SharedRedis): void {
  client.on("ready", () => io.emit(EVENTS_MISSED));
  // Redis answers in order, so this answer comes after it has taken the subscriptions again.
  const heardAgain = () => io.local.emit(EVENTS_MISSED);
  subscriber.on("ready", () => void subscriber.ping().then(heardAgain, () => {}));
}

function listenTo(socket: LiveSocket, event: string, answer: (room: string) => Promise<JoinAnswer>): void {
  (socket as Socket).on(event, (room: unknown, reply: unknown) => {
    if (typeof room !== "string" || typeof reply !== "function") return;
    answer(room).then(
      ({ allowed, againIn }) => (againIn === undefined ? reply(allowed) : reply(allowed, againIn)),
      () => reply(false),
    );
  });
}
