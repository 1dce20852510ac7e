import { once } from "node:events";
import { connect as connectTcp } from "node:net";
import { afterEach, expect, test } from "vitest";
import { JOIN_ROOM, LEAVE_ROOM, LIVE_PATH, roomName } from "#kit/contract/live.ts";
import type { Feature } from "#kit/server/feature.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { castToken } from "#kit/testing/cast.ts";
import { connectLive, type LiveSocket } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { liveLimits, socketsAtOnce } from "../rate/rate-classes.ts";

let looks = 0;
const counted: Feature = {
  name: "counted",
  routes: [],
  rooms: () => [
    {
      kind: "counted",
      mayJoin: async () => {
        looks += 1;
        return true;
      },
    },
  ],
};
let statements = 0;
const server = await startTestServer({
  features: [counted],
  rateLimits: true,
  trustProxy: ["127.0.0.1"],
  wrapDatabase: (real) => ({
    ...real,
    run: (statement, values) => {
      statements += 1;
      return real.run(statement, values);
    },
  }),
});
const address = await server.listen();
const open: LiveSocket[] = [];
const connect = async (...[who, headers]: [Parameters<typeof connectLive>[1], Record<string, string>?]) => {
  const live = await connectLive(address, who, headers);
  open.push(live);
  return live;
};
afterEach(() => {
  for (const live of open.splice(0)) live.close();
});

test("joining a room again, once or a thousand times, is looked at once", async () => {
  const live = await connect("hanako");
  looks = 0;
  const thousand = Array.from({ length: 1_000 }, () => live.join(roomName("counted", 1)));
  expect(new Set(await Promise.all(thousand))).toEqual(new Set([true]));
  expect(await live.join(roomName("counted", 1))).toBe(true);
  // It is checked before it joins and again afterwards.
  expect(looks).toBe(2);
});

/** Collects everything the server says to a browser that wants to listen. */
const answersOf = (live: LiveSocket, room: string) =>
  new Promise<unknown[]>((resolve) =>
    live.socket.emit(JOIN_ROOM, room, (...answers: unknown[]) => resolve(answers)),
  );

test("an account that joins and leaves without end is told when to ask again, and others are not", async () => {
  const live = await connect("ken");
  looks = 0;
  const room = (i: number) => roomName("counted", i);
  for (let i = 0; i < liveLimits.join.points; i += 1) {
    await live.join(room(i));
    await live.socket.emitWithAck(LEAVE_ROOM, room(i));
  }
  expect(await answersOf(live, room(0))).toEqual([false, expect.any(Number)]);
  expect(looks).toBe(2 * liveLimits.join.points);
  expect(await answersOf(await connect("ichiro"), room(0))).toEqual([true]);
});

test("one account has so many connections and no more, until one of them is closed", async () => {
  await Promise.all(Array.from({ length: socketsAtOnce.account }, () => connect("emi")));
  await expect(connect("emi")).rejects.toThrow("ERROR_TOO_MANY_REQUESTS");
  await connect("misaki");
  open[0]?.close();
  await until("there is a place again", () =>
    connect("emi").then(
      () => true,
      () => false,
    ),
  );
});

const handshake = (from: string, headers: Record<string, string> = {}) =>
  fetch(`${address}${LIVE_PATH}/?EIO=4&transport=polling`, {
    headers: { "x-forwarded-for": from, ...headers },
  });

test("one address has so many connections and no more, and another one its own", async () => {
  const statuses = [];
  for (let i = 0; i <= socketsAtOnce.address; i += 1) statuses.push((await handshake("203.0.113.7")).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(socketsAtOnce.address);
  expect(statuses.at(-1)).toBe(403);
  expect((await handshake("203.0.113.8")).status).toBe(200);
});

test("sessions that do not exist, shown again and again, stop reaching the database", async () => {
  const from = "203.0.113.9";
  const shown = await handshake(from, { cookie: `${sessionCookieName("alumni")}=nobody` });
  const { sid } = JSON.parse((await shown.text()).slice(1)) as { sid: string };
  const AT_ONCE = 30;
  const body = Array(AT_ONCE).fill('40{"area":"alumni"}').join("\u001e");
  statements = 0;
  for (let sent = 0; sent < 1.5 * liveLimits.handshake.points; sent += AT_ONCE)
    await fetch(`${address}${LIVE_PATH}/?EIO=4&transport=polling&sid=${sid}`, {
      method: "POST",
      headers: { "x-forwarded-for": from },
      body,
    });
  expect(statements).toBe(liveLimits.handshake.points);
});

const isClosed = (socket: WebSocket) => () => socket.readyState === socket.CLOSED;
const openWebSocket = async (headers: Record<string, string> = {}) => {
  const socket = new WebSocket(`${address.replace("http", "ws")}${LIVE_PATH}/?EIO=4&transport=websocket`, {
    headers,
  } as never);
  await once(socket, "open");
  return socket;
};

test("a connection on which nobody shows a session is closed", async () => {
  const silent = await openWebSocket();
  const stranger = await openWebSocket();
  stranger.send('40{"area":"alumni"}');
  await until("the silent one is closed", isClosed(silent));
  await until("that of somebody unknown is closed", isClosed(stranger));
});

test("a connection that its owner has left is closed", async () => {
  const left = await openWebSocket({ cookie: `${sessionCookieName("alumni")}=${castToken("hanako")}` });
  const told: string[] = [];
  left.addEventListener("message", ({ data }) => told.push(String(data)));
  left.send('40{"area":"alumni"}');
  await until("it has begun", () => told.some((packet) => packet.startsWith("40")));
  left.send("41");
  await until("it is closed", isClosed(left));
});

test("an upgrade of anything else is ended, also where the other side keeps its half open", async () => {
  const socket = connectTcp({ port: Number(new URL(address).port), host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  socket.write("GET /other HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  let atServer = 1;
  await until("the server has no such connection", async () => {
    server.app.server.getConnections((_, count) => {
      atServer = count;
    });
    return atServer === 0;
  });
  socket.destroy();
});
