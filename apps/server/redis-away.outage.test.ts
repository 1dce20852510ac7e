import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { checkAlumnusRegistered } from "#features/registration/contract/calls.ts";
import { EVENTS_MISSED, roomName } from "#kit/contract/live.ts";
import { connectLive, type LiveSocket } from "#kit/testing/live-socket.ts";
import { type ServerProcess, startServerProcess } from "#kit/testing/server-process.ts";
import { startTcpProxy } from "#kit/testing/tcp-proxy.ts";
import { copyTemplate, engine } from "#kit/testing/template.ts";
import type { TestClient } from "#kit/testing/test-client.ts";
import { until } from "#kit/testing/until.ts";

const redisUrl = process.env.TEST_REDIS_URL;
const reason = "needs Redis, TEST_REDIS_URL";
const severalReason = "several processes need PostgreSQL and Redis, TEST_REDIS_URL";
const aoba = { id: 1 };
const AWAY = "Redis is away: live events and rate limits stop at this process";
const BACK = "Redis is back";

const folder = await mkdtemp(join(tmpdir(), "enishi-redis-"));
const database = redisUrl ? await copyTemplate(folder) : undefined;
const sockets: LiveSocket[] = [];
const servers: ServerProcess[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.close();
  for (const server of servers) await server.end("SIGTERM");
  await database?.remove();
  await rm(folder, { recursive: true, force: true });
});

async function proxyToRedis() {
  const { hostname, port } = new URL(redisUrl ?? "");
  const proxy = await startTcpProxy({ host: hostname, port: Number(port || 6379) });
  afterAll(proxy.cut);
  return { proxy, url: Object.assign(new URL(redisUrl ?? ""), { port: String(proxy.port) }).href };
}
async function start(url: string, secret: string): Promise<ServerProcess> {
  // Behind a proxy there is no development mailbox; no mail goes out in these tests.
  const mail = { MAIL_URL: "smtp://127.0.0.1:9" };
  const settings = { ...database?.settings, ...mail, LOG_LEVEL: "warn", TRUST_PROXY: "127.0.0.1" };
  const server = await startServerProcess({ ...settings, REDIS_URL: url, SECRET: secret });
  servers.push(server);
  return server;
}
async function listen(server: ServerProcess) {
  const { cookie } = await server.signIn("hanako");
  const live = await connectLive(server.address, "hanako", { cookie });
  sockets.push(live);
  expect(await live.join(roomName(COMMUNITY_ROOM, aoba.id))).toBe(true);
  return live;
}
const write = async (client: TestClient): Promise<number> => {
  const body = { client_id: crypto.randomUUID(), content_type: 1, title: "便り", content: "<p>便り</p>" };
  return (await client.call(createPost, { params: aoba, body })).data.id;
};
const heardPosts = (live: LiveSocket) => live.heard("post.created").map(({ id }) => id);

/** Everything people do goes on, live events within the process too, and the limits hold. */
async function everythingGoesOn(server: ServerProcess, live: LiveSocket, address: string): Promise<void> {
  const { client: ken } = await server.signIn("ken");
  const written = [await write(ken), await write(ken)];
  await until("the posts are heard in the same process", () => heardPosts(live).includes(written[1]));
  expect(heardPosts(live)).toEqual(expect.arrayContaining(written));
  const check = (_: unknown, i: number) => {
    const options = { body: { email: `new-${i}@example.jp` }, headers: { "x-forwarded-for": address } };
    return server.as("guest").send(checkAlumnusRegistered, options);
  };
  const statuses = (await Promise.all(Array.from({ length: 31 }, check))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(30).fill(200), 429]);
}

const logged = (server: ServerProcess) => server.logged().filter((message) => /Redis/.test(message));

test.runIf(redisUrl)(
  `a process starts without Redis, works while it is away or silent, and says so once each time (${reason})`,
  async () => {
    const { proxy, url } = await proxyToRedis();
    await proxy.cut();
    const server = await start(url, `away from Redis ${process.pid}, from the beginning`);
    const live = await listen(server);
    await everythingGoesOn(server, live, "192.0.2.1");
    await until("its absence is said", () => logged(server).length === 1);

    await proxy.restore();
    await until("it is back", () => logged(server).includes(BACK));
    await live.until(EVENTS_MISSED);
    await proxy.cut();
    await everythingGoesOn(server, live, "192.0.2.2");
    await until("its second absence is said", () => logged(server).length === 3);

    await proxy.restore();
    await until("it is back again", () => logged(server).length === 4);
    proxy.freeze();
    await everythingGoesOn(server, live, "192.0.2.3");
    await until("the silence is said", () => logged(server).length === 5);
    proxy.thaw();
    await until("it is back from the silence", () => logged(server).length === 6);
    expect(logged(server)).toEqual([AWAY, BACK, AWAY, BACK, AWAY, BACK]);
  },
);

test.runIf(redisUrl && engine === "postgres")(
  `after an interruption those who listen look again, on both sides of it (${severalReason})`,
  async () => {
    const { proxy, url } = await proxyToRedis();
    const secret = `two processes and Redis ${process.pid}, one cut off from it`;
    const [one, other] = [await start(redisUrl ?? "", secret), await start(url, secret)];
    const [atOne, atOther] = [await listen(one), await listen(other)];
    const { client: ken } = await one.signIn("ken");
    await proxy.cut();
    const missed = await write(ken);
    await until("it is heard where it was written", () => heardPosts(atOne).includes(missed));
    await proxy.restore();
    // The process that was cut off reports it both as publisher and as subscriber, each once it is back.
    await Promise.all([atOne.until(EVENTS_MISSED), atOther.until(EVENTS_MISSED, 2)]);
    expect(heardPosts(atOther)).toEqual([]);
    const next = await write(ken);
    await until("events pass again", () => heardPosts(atOther).includes(next));
  },
);
