import { afterAll, expect, test } from "vitest";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { createPost, listPosts } from "#features/posts/contract/calls.ts";
import { registerAlumnus } from "#features/registration/contract/calls.ts";
import { invitedCodeOf, registrationOf } from "#features/registration/server/register.test-helper.ts";
import type { MembershipState } from "#kit/server/access/actor.ts";
import type { Database } from "#kit/server/database/database.ts";
import { openPostgres } from "#kit/server/database/postgres.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTcpProxy, type TcpProxy } from "#kit/testing/tcp-proxy.ts";
import { engine } from "#kit/testing/template.ts";
import type { SentAnswer } from "#kit/testing/test-client.ts";
import { startTestServer, type TestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";

const AWAY_MS = 10_000;
/** No connection ends because it alone is silent for long: the test is about finding the database's silence. */
const FOR_EVER_MS = 600_000;
/** This is longer than giving up a connection takes, and shorter than a cached session lasts. */
const SOON_MS = 5_000;

const setState = (server: TestServer, who: PersonKey, state: MembershipState) =>
  server.database.kysely
    .updateTable("memberships")
    .set({ state })
    .where("id", "=", server.ids.membership[who] ?? 0)
    .execute();
const enter = async (server: TestServer, who: PersonKey): Promise<number> =>
  (await server.as(who).send(showCommunity, { params: { id: server.ids.aoba } })).status;

async function proxyTo(url = ""): Promise<{ proxy: TcpProxy; through: Database }> {
  const { hostname, port } = new URL(url);
  const proxy = await startTcpProxy({ host: hostname, port: Number(port || 5432) });
  const proxied = Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(proxy.port) });
  return { proxy, through: await openPostgres(proxied.href, { poolSize: 8, patienceMs: FOR_EVER_MS }) };
}

/** The test itself reads and writes past the proxy. */
async function startBehindProxy(wrap: (real: Database, through: Database) => Database) {
  let reached: Awaited<ReturnType<typeof proxyTo>> | undefined;
  const server = await startTestServer({
    wrapDatabase: async (real) => {
      reached = await proxyTo(real.url);
      const { through } = reached;
      const close = async () => {
        await through.close();
        await real.close();
      };
      return { ...wrap(real, through), close };
    },
  });
  if (!reached) throw new Error("the proxy has not been asked for");
  afterAll(reached.proxy.cut);
  return { server, proxy: reached.proxy };
}

const onServer = engine === "postgres";
const reason = "the embedded engine is a part of the process and is never away";

/** Starts the same and tells whether its announcements are heard. */
function watched(database: Database): { database: Database; hearing: () => boolean } {
  let hearing = false;
  return {
    hearing: () => hearing,
    database: {
      ...database,
      listen: (channel, listener) =>
        database.listen(channel, {
          ...listener,
          onConnection: (connected) => {
            hearing = connected;
            listener.onConnection(connected);
          },
        }),
    },
  };
}

async function startWatched(wrap: (real: Database, through: Database) => Database) {
  let hearing = () => false;
  const started = await startBehindProxy((real, through) => {
    const watching = watched(wrap(real, through));
    hearing = watching.hearing;
    return watching.database;
  });
  return { ...started, hearing: () => hearing() };
}

const behindProxy = onServer ? await startBehindProxy((_, through) => through) : undefined;
const listeningThroughProxy = onServer
  ? await startWatched((real, through) => ({ ...real, listen: through.listen }))
  : undefined;
const frozen = onServer ? await startWatched((_, through) => through) : undefined;

const codeOf = ({ status, body, headers }: SentAnswer) => [
  status,
  (body as { error_message_code?: string }).error_message_code,
  headers["retry-after"],
];
const unsent = {
  client_id: crypto.randomUUID(),
  content_type: 1,
  title: "届かなかった便り",
  content: "<p>もう一度送ります</p>",
};

test.runIf(behindProxy)(
  `while the database is away for ten seconds calls say so, and then work again by themselves (${reason})`,
  async () => {
    const { server, proxy } = behindProxy ?? expect.unreachable();
    const params = { id: server.ids.aoba };
    const post = () => server.as("ken").send(createPost, { params, body: unsent });
    const list = (who: PersonKey) => server.as(who).send(listPosts, { params });
    await server.services.jobs.work(server.services);
    expect([await enter(server, "hanako"), await enter(server, "ken")]).toEqual([200, 200]);
    const code = await invitedCodeOf(server, "misaki", server.ids.aoba);

    await proxy.cut();
    const cutAt = performance.now();
    await setState(server, "hanako", "paused");
    await until(
      "ten seconds have passed, in which every call is refused",
      async () => {
        for (const answer of await Promise.all([list("hanako"), post()]))
          expect(codeOf(answer)).toEqual([503, "ERROR_UNAVAILABLE", "5"]);
        return performance.now() - cutAt > AWAY_MS;
      },
      { withinMs: 2 * AWAY_MS },
    );

    await proxy.restore();
    const first = await until("Hanako is answered", async () => {
      const status = await enter(server, "hanako");
      return status !== 503 && status;
    });
    expect(first).toBe(403);
    expect((await list("ken")).bytes.toString()).not.toContain(unsent.title);
    expect((await post()).status).toBe(200);
    expect((await list("ken")).bytes.toString()).toContain(unsent.title);

    await server.as("guest").call(registerAlumnus, { body: registrationOf(code, "haru@example.jp") });
    await until("the mail of a job is sent", async () =>
      (await server.mails()).some((mail) => mail.to.address === "haru@example.jp"),
    );
    await setState(server, "ken", "paused");
    await until("changes are heard again", async () => (await enter(server, "ken")) === 403, {
      withinMs: SOON_MS,
    });
  },
);

test.runIf(listeningThroughProxy)(
  `while announcements are not heard nothing is remembered of who may enter (${reason})`,
  async () => {
    const { server, proxy, hearing } = listeningThroughProxy ?? expect.unreachable();
    expect(await enter(server, "hanako")).toBe(200);
    await proxy.cut();
    await until("the loss is noticed", () => !hearing());
    for (const [state, status] of [
      ["paused", 403],
      ["participating", 200],
      ["paused", 403],
    ] as const) {
      await setState(server, "hanako", state);
      expect(await enter(server, "hanako")).toBe(status);
    }
    await proxy.restore();
    await until("announcements are heard again", hearing);
    expect(await enter(server, "hanako")).toBe(403);
    await setState(server, "hanako", "participating");
    await until("the change is heard", async () => (await enter(server, "hanako")) === 200, {
      withinMs: SOON_MS,
    });
  },
);

test.runIf(frozen)(
  `when the database falls silent without a word calls say so and turn to new connections (${reason})`,
  async () => {
    const { server, proxy, hearing } = frozen ?? expect.unreachable();
    const list = () => server.as("ken").send(listPosts, { params: { id: server.ids.aoba } });
    expect([await enter(server, "hanako"), (await list()).status]).toEqual([200, 200]);
    proxy.freeze();
    await setState(server, "hanako", "paused");
    expect(codeOf(await list())).toEqual([503, "ERROR_UNAVAILABLE", "5"]);
    await until("the silence is noticed where announcements are heard", () => !hearing());
    proxy.thaw();
    await until("calls are answered again", async () => (await list()).status === 200);
    expect(await enter(server, "hanako")).toBe(403);
    await until("announcements are heard again", hearing);
  },
);

test.runIf(frozen)(
  `when the database falls silent while the connection for announcements is being made anew, calls say so as well (${reason})`,
  async () => {
    const { server, proxy, hearing } = frozen ?? expect.unreachable();
    const list = () => server.as("ken").send(listPosts, { params: { id: server.ids.aoba } });
    await proxy.cut();
    await until("the loss is noticed", () => !hearing());
    await proxy.restore();
    await until("calls are answered again", async () => (await list()).status === 200);
    proxy.freeze();
    expect(codeOf(await list())).toEqual([503, "ERROR_UNAVAILABLE", "5"]);
    proxy.thaw();
    await until("calls are answered again after the silence", async () => (await list()).status === 200);
    await until("announcements are heard again", hearing);
  },
);
