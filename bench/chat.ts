import { once } from "node:events";
import { sql } from "kysely";
import { io, type Socket } from "socket.io-client";
import { CHAT_ROOM, messageSent } from "#features/chats/contract/live.ts";
import { JOIN_ROOM, LIVE_PATH, roomName } from "#kit/contract/live.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import { socketsAtOnce } from "#kit/server/rate/rate-classes.ts";
import { type BenchData, jsonHeadersOf, withDatabase } from "./data.ts";
import { startProcess } from "./process.ts";
import { medianOf, quantileOf, timesOf } from "./times.ts";

type FanOut = { readonly p50: number; readonly p99: number };

const SENDS = 60;

/** Measures from sending a chat message until every socket of the room has it. */
export async function measureChat(data: BenchData, sockets: number): Promise<FanOut> {
  const room = await createRoom(data.url, data.token);
  const server = await startProcess("our-server.ts", { DATABASE_URL: data.url });
  const clients = await Promise.all(
    Array.from({ length: sockets }, (_, i) => connect(server.url, tokenOf(data.token, i), room)),
  );
  const times = await timesOf(SENDS, async (n) => {
    const everybody = Promise.all(
      clients.map(
        (client) => new Promise<void>((resolve) => void client.once(messageSent.name, () => resolve())),
      ),
    );
    await send(server.url, data.token, room, n);
    await everybody;
  });
  for (const client of clients) client.disconnect();
  await server.stop();
  return { p50: medianOf(times), p99: quantileOf(times, 0.99) };
}

/** Measures the same with a bare WebSocket loop: no database, no access, no order. */
export async function measureBareSockets(sockets: number): Promise<FanOut> {
  const server = await startProcess("bare-socket.ts", {});
  const url = server.url.replace("http", "ws");
  const clients = Array.from({ length: sockets }, () => new WebSocket(url));
  await Promise.all(clients.map((client) => once(client, "open")));
  const times = await timesOf(SENDS, async (n) => {
    const everybody = Promise.all(clients.map((client) => once(client, "message")));
    clients[0]?.send(JSON.stringify({ content: `message ${n}` }));
    await everybody;
  });
  for (const client of clients) client.close();
  await server.stop();
  return { p50: medianOf(times), p99: quantileOf(times, 0.99) };
}

/** The product's chats have two sides, but a thousand sockets need more accounts: each may have `socketsAtOnce`. */
const PEOPLE = 1_000 / socketsAtOnce.account;
const tokenOf = (token: string, i: number): string =>
  i % PEOPLE === 0 ? token : `bench-person-${i % PEOPLE}`;

const createRoom = (url: string, token: string): Promise<number> =>
  withDatabase(url, async (db) => {
    const { rows } = await sql<{ id: string }>`
      insert into chatrooms (community_id, kind, direct_key, last_message_at, created_at)
      values (1, 'direct', 'bench', now(), now()) returning id`.execute(db);
    const id = Number(rows[0]?.id);
    await sql`
      insert into chatroom_members (chatroom_id, community_id, membership_id, last_message_at)
      select ${id}, 1, id, now() from memberships order by id limit ${PEOPLE}`.execute(db);
    const others = Array.from({ length: PEOPLE - 1 }, (_, i) => hashSecretToken(tokenOf(token, i + 1)));
    await sql`
      insert into sessions (account_id, token_hash, created_at, last_used_at, expires_at)
      select 1 + n, hash, now(), now(), now() + interval '14 days'
      from unnest(${others}::bytea[]) with ordinality as other (hash, n)`.execute(db);
    return id;
  });

async function connect(url: string, token: string, room: number): Promise<Socket> {
  const socket = io(url, {
    path: LIVE_PATH,
    transports: ["websocket"],
    auth: { area: "alumni" },
    extraHeaders: { cookie: `enishi_alumni=${token}` },
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", () => resolve());
    socket.once("connect_error", reject);
  });
  if ((await socket.emitWithAck(JOIN_ROOM, roomName(CHAT_ROOM, room))) !== true)
    throw new Error("a socket was not let into the room");
  return socket;
}

async function send(url: string, token: string, room: number, n: number): Promise<void> {
  const answer = await fetch(`${url}/api/direct/${room}`, {
    method: "POST",
    headers: jsonHeadersOf(token),
    body: JSON.stringify({ client_id: crypto.randomUUID(), community_id: 1, content: `message ${n}` }),
  });
  if (!answer.ok) throw new Error(`sending failed: ${answer.status} ${await answer.text()}`);
}
