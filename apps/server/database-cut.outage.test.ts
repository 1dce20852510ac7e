import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createPost, listPosts } from "#features/posts/contract/calls.ts";
import { type ServerProcess, startServerProcess } from "#kit/testing/server-process.ts";
import { startTcpProxy, type TcpProxy } from "#kit/testing/tcp-proxy.ts";
import { copyTemplate, engine } from "#kit/testing/template.ts";
import type { SentAnswer, TestClient } from "#kit/testing/test-client.ts";
import { until } from "#kit/testing/until.ts";

const onServer = engine === "postgres";
const reason = "the embedded engine is a part of the process and is never away";
const aoba = { id: 1 };
const WRITES_AT_ONCE = 12;
/** A frozen database would not be given as many. */
const ANSWERS_BESIDE_A_SLOW_STATEMENT = 4;

const folder = await mkdtemp(join(tmpdir(), "enishi-cut-"));
const database = onServer ? await copyTemplate(folder) : undefined;
const look: Awaited<ReturnType<typeof copyTemplate>>["look"] = database?.look ?? (() => expect.unreachable());
const world = database ? await start(database.settings) : undefined;
afterAll(async () => {
  await world?.server.end("SIGTERM");
  await world?.proxy.cut();
  await database?.remove();
  await rm(folder, { recursive: true, force: true });
});

type World = { server: ServerProcess; proxy: TcpProxy; ken: TestClient };
async function start(settings: Record<string, string>): Promise<World> {
  const real = new URL(settings.DATABASE_URL ?? "");
  const proxy = await startTcpProxy({ host: real.hostname, port: Number(real.port || 5432) });
  const proxied = Object.assign(new URL(real), { hostname: "127.0.0.1", port: String(proxy.port) });
  const server = await startServerProcess({ ...settings, DATABASE_URL: proxied.href, LOG_LEVEL: "warn" });
  return { server, proxy, ken: (await server.signIn("ken")).client };
}

const newPost = () => ({
  client_id: crypto.randomUUID(),
  content_type: 1,
  title: "切れた便り",
  content: "<p>便り</p>",
});
const send = (ken: TestClient, body = newPost()) => ken.send(createPost, { params: aoba, body });
const list = (ken: TestClient) => ken.send(listPosts, { params: aoba });
const idsOf = (clientId: string) =>
  look(({ kysely }) =>
    kysely.selectFrom("posts").select("id").where("client_id", "=", clientId).execute(),
  ).then((rows) => rows.map(({ id }) => id));
const idIn = ({ body }: SentAnswer) => (body as { data: { id: number } }).data.id;
const logged = (server: ServerProcess) => server.logged().filter((message) => /database is/.test(message));
const refused = ({ status, body, headers }: SentAnswer) => {
  const code = (body as { error_message_code?: string }).error_message_code;
  expect([status, code, headers["retry-after"]]).toEqual([503, "ERROR_UNAVAILABLE", "5"]);
};
/** The calls may be answered by different refusals; the test shows that they are answered at all. */
const refusedNow = async (ken: TestClient) => {
  for (const answer of await Promise.all([list(ken), send(ken), list(ken), send(ken)])) refused(answer);
};

test.runIf(world).each([
  ["in the middle of its transaction", "cutBefore", 'insert into "posts"', 0],
  ["before its commit", "cutBefore", "commit", 0],
  ["after its commit, so that nobody knows", "cutAfter", "commit", 1],
] as const)(
  `a write whose connection is lost %s is answered 503, and sent again it is there once (${reason})`,
  async (_, cut, text, kept) => {
    const { server, proxy, ken } = world ?? expect.unreachable();
    const before = logged(server).length;
    const body = newPost();
    proxy[cut](text);
    refused(await send(ken, body));
    expect(await idsOf(body.client_id)).toHaveLength(kept);
    const again = await send(ken, body);
    expect([again.status, await idsOf(body.client_id)]).toEqual([200, [idIn(again)]]);
    expect(logged(server)).toHaveLength(before);
  },
);

test.runIf(world)(
  `writes under way while every connection is cut are kept or refused, and the server is back by itself (${reason})`,
  async () => {
    const { server, proxy, ken } = world ?? expect.unreachable();
    const before = logged(server).length;
    const bodies = Array.from({ length: WRITES_AT_ONCE }, newPost);
    const under = bodies.map((body) => send(ken, body));
    await Promise.race(under);
    await proxy.cut();
    for (const [i, answer] of (await Promise.all(under)).entries())
      if (answer.status === 200) expect(await idsOf(bodies[i]?.client_id ?? "")).toEqual([idIn(answer)]);
      else refused(answer);
    await until("its absence is said", () => logged(server).length === before + 1);
    await refusedNow(ken);

    await proxy.restore();
    await until("calls are answered again", async () => (await list(ken)).status === 200);
    await until("its return is said", () => logged(server).length === before + 2);
    for (const body of bodies) expect((await send(ken, body)).status).toBe(200);
    for (const body of bodies) expect(await idsOf(body.client_id)).toHaveLength(1);
  },
);

test.runIf(world)(
  `a database that has frozen is answered for while it is, and found again after it (${reason})`,
  async () => {
    const { server, proxy, ken } = world ?? expect.unreachable();
    const before = logged(server).length;
    expect((await list(ken)).status).toBe(200);
    proxy.freeze();
    await refusedNow(ken);
    await refusedNow(ken);
    await until("its absence is said", () => logged(server).length === before + 1);
    proxy.thaw();
    await until("calls are answered again", async () => (await send(ken)).status === 200);
    await until("its return is said", () => logged(server).length === before + 2);
  },
);

/** Returns when the listening connection was last asked. */
const lastAsked = () =>
  look(({ kysely }) =>
    sql<{ at: string }>`
      select query_start::text as at from pg_stat_activity where datname = current_database() and query = 'select 1'
    `.execute(kysely),
  ).then(({ rows }) => rows[0]?.at);

test.runIf(world)(`a slow statement is waited for (${reason})`, async () => {
  const { ken } = world ?? expect.unreachable();
  let sent: Promise<SentAnswer> | undefined;
  await look(({ kysely }) =>
    kysely.transaction().execute(async (blocking) => {
      await sql`lock table posts in exclusive mode`.execute(blocking);
      sent = send(ken);
      const asked = new Set<string | undefined>();
      await until("the database has been asked several times meanwhile", async () => {
        asked.add(await lastAsked());
        return asked.size > ANSWERS_BESIDE_A_SLOW_STATEMENT;
      });
    }),
  );
  expect((await sent)?.status).toBe(200);
});
