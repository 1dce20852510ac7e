import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { createPost, listPosts } from "#features/posts/contract/calls.ts";
import { type Balancer, startBalancer } from "#kit/testing/balancer.ts";
import { type ServerProcess, startServerProcess } from "#kit/testing/server-process.ts";
import { copyTemplate, engine } from "#kit/testing/template.ts";
import { createHttpClient, type TestClient } from "#kit/testing/test-client.ts";
import { until } from "#kit/testing/until.ts";

const PROCESSES = 3;
const WRITERS = 2;
const READERS = 2;
/** Everybody pauses between two requests, since the machine has to start processes too. */
const BREATH_MS = 50;
const aoba = { id: 1 };
const possible = engine === "postgres";
const reason = "several processes need PostgreSQL";

const folder = await mkdtemp(join(tmpdir(), "enishi-rolling-"));
const database = possible ? await copyTemplate(folder) : undefined;
const running: ServerProcess[] = [];
afterAll(async () => {
  await Promise.all(running.map((server) => server.end("SIGTERM")));
  await database?.remove();
  await rm(folder, { recursive: true, force: true });
});

async function start(balancer: Balancer): Promise<void> {
  const secret = `the secret of the test in process ${process.pid}`;
  const server = await startServerProcess({ ...database?.settings, SECRET: secret, STOP_GRACE: "1" });
  running.push(server);
  balancer.add(server.address);
}

const write = (client: TestClient, title: string) =>
  client.send(createPost, {
    params: aoba,
    body: { client_id: crypto.randomUUID(), content_type: 1, title, content: `<p>${title}</p>` },
  });

test.runIf(possible)(
  `three processes are replaced one after another, and nobody who reads or writes meanwhile notices (${reason})`,
  async () => {
    const balancer = await startBalancer();
    await Promise.all(Array.from({ length: PROCESSES }, () => start(balancer)));
    await until("all are ready", () => balancer.ready() === PROCESSES);
    const hanako = createHttpClient(balancer.address, "hanako");
    const ken = createHttpClient(balancer.address, "ken");

    const statuses: number[] = [];
    const written: string[] = [];
    let over = false;
    const readOn = async () => {
      while (!over) {
        statuses.push((await hanako.send(listPosts, { params: aoba })).status);
        await wait(BREATH_MS);
      }
    };
    const writeOn = async () => {
      while (!over) {
        const title = `便り ${crypto.randomUUID()}`;
        statuses.push((await write(ken, title)).status);
        written.push(title);
        await wait(BREATH_MS);
      }
    };
    const load = Array.from({ length: READERS }, readOn).concat(Array.from({ length: WRITERS }, writeOn));
    const codes: (number | null)[] = [];
    for (const old of running.splice(0)) {
      codes.push(await old.end("SIGTERM"));
      balancer.remove(old.address);
      await start(balancer);
      await until("the new one is ready", () => balancer.ready() === PROCESSES);
    }
    over = true;
    await Promise.all(load);
    balancer.close();

    expect(codes).toEqual([0, 0, 0]);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    const kept = await database?.look(({ kysely }) => kysely.selectFrom("posts").select("title").execute());
    expect(kept?.map(({ title }) => title)).toEqual(expect.arrayContaining(written));
  },
  240_000,
);
