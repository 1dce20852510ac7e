import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { checkAlumnusRegistered } from "#features/registration/contract/calls.ts";
import { signOut } from "#features/sessions/contract/calls.ts";
import { ROOM_CLOSED, roomName } from "#kit/contract/live.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { connectLive, type LiveSocket } from "#kit/testing/live-socket.ts";
import { type ServerProcess, startServerProcess } from "#kit/testing/server-process.ts";
import { copyTemplate, engine } from "#kit/testing/template.ts";
import type { TestClient } from "#kit/testing/test-client.ts";

const redisUrl = process.env.TEST_REDIS_URL;
const possible = engine === "postgres" && redisUrl !== undefined;
const reason = "several processes need PostgreSQL and Redis, TEST_REDIS_URL";
const aoba = { id: 1 };
const everybody = roomName(COMMUNITY_ROOM, aoba.id);

const folder = await mkdtemp(join(tmpdir(), "enishi-two-"));
const database = possible ? await copyTemplate(folder) : undefined;
const settings = {
  ...database?.settings,
  REDIS_URL: redisUrl ?? "",
  SECRET: `the secret of the test in process ${process.pid}`,
  TRUST_PROXY: "127.0.0.1",
  // Behind a proxy there is no development mailbox; no mail goes out in these tests.
  MAIL_URL: "smtp://127.0.0.1:9",
};
const start = async (): Promise<readonly [ServerProcess, ServerProcess]> => {
  const first = await startServerProcess(settings);
  return [first, await startServerProcess(settings)];
};
const processes = possible ? await start() : undefined;
const sockets: LiveSocket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.close();
  for (const one of processes ?? []) await one.end("SIGTERM");
  await database?.remove();
  await rm(folder, { recursive: true, force: true });
});

const write = (client: TestClient, title: string) =>
  client.call(createPost, {
    params: aoba,
    body: { client_id: crypto.randomUUID(), content_type: 1, title, content: `<p>${title}</p>` },
  });
async function listen(server: ServerProcess, who: PersonKey) {
  const { client, cookie } = await server.signIn(who);
  const live = await connectLive(server.address, who, { cookie });
  sockets.push(live);
  return { client, live, joined: await live.join(everybody) };
}

test.runIf(possible)(
  `what is written through one process is heard through the other (${reason})`,
  async () => {
    const [one, other] = processes ?? expect.unreachable();
    const { live, joined } = await listen(other, "hanako");
    expect(joined).toBe(true);
    const { client: ken } = await one.signIn("ken");
    const { data } = await write(ken, "隣の便り");
    expect(await live.until("post.created")).toEqual([{ id: data.id, content_type: 1 }]);
  },
);

test.runIf(possible)(
  `who is paused through one process hears no more through the other (${reason})`,
  async () => {
    const [one, other] = processes ?? expect.unreachable();
    const [emi, ichiro] = [await listen(other, "emi"), await listen(other, "ichiro")];
    expect([emi.joined, ichiro.joined]).toEqual([true, true]);
    await database?.look(({ kysely }) =>
      kysely
        .updateTable("memberships")
        .set({ state: "paused" })
        .where("display_name", "=", "松本 恵美")
        .execute(),
    );
    expect(await emi.live.until(ROOM_CLOSED)).toEqual([{ payload: everybody }]);
    const { client: ken } = await one.signIn("ken");
    await write(ken, "内輪の便り");
    await ichiro.live.until("post.created");
    expect(emi.live.heard("post.created")).toEqual([]);
    expect(await emi.live.join(everybody)).toBe(false);
    await expect(write(emi.client, "もう書けない")).rejects.toMatchObject({ status: 403 });
  },
);

test.runIf(possible)(`who logs out through one process is cut off from the other (${reason})`, async () => {
  const [one, other] = processes ?? expect.unreachable();
  const { client, cookie } = await one.signIn("ichiro");
  const live = await connectLive(other.address, "ichiro", { cookie });
  await client.call(signOut.alumnus);
  await live.until("disconnect");
  await expect(connectLive(other.address, "ichiro", { cookie })).rejects.toThrow("ERROR_UNAUTHENTICATED");
});

test.runIf(possible)(`tries are counted over both processes (${reason})`, async () => {
  const both = processes ?? expect.unreachable();
  const headers = { "x-forwarded-for": "192.0.2.77" };
  const check = async (i: number) => {
    const body = { email: `new-${i}@example.jp` };
    const server = both[i % 2] ?? both[0];
    return (await server.as("guest").send(checkAlumnusRegistered, { body, headers })).status;
  };
  const statuses: number[] = [];
  for (let i = 0; i < 31; i += 1) statuses.push(await check(i));
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
