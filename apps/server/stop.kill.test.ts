import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createPost, listPosts } from "#features/posts/contract/calls.ts";
import { AREA_HEADER } from "#kit/contract/area.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { castToken } from "#kit/testing/cast.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import { type ServerProcess, startServerProcess } from "#kit/testing/server-process.ts";
import { copyTemplate } from "#kit/testing/template.ts";
import { until } from "#kit/testing/until.ts";

const aoba = { id: 1 };
const folder = await mkdtemp(join(tmpdir(), "enishi-stop-"));
const { settings, look, remove } = await copyTemplate(folder);
const start = (more: Record<string, string> = {}) => startServerProcess({ ...settings, ...more });
afterAll(async () => {
  await remove();
  await rm(folder, { recursive: true, force: true });
});

const health = ({ address }: ServerProcess) => fetch(`${address}/api/health`);
const isOver = [() => false, () => true] as const;

/** Begins to send a post as Hanako; `finish` sends the rest and returns the answer. */
async function beginPost(server: ServerProcess, title: string) {
  const body = Buffer.from(
    JSON.stringify({ client_id: crypto.randomUUID(), content_type: 1, title, content: "<p>便り</p>" }),
  );
  const sending = request(`${server.address}/api${createPost.path.replace("{id}", "1")}`, {
    method: "POST",
    headers: {
      cookie: `${sessionCookieName("alumni")}=${castToken("hanako")}`,
      "content-type": "application/json",
      "content-length": body.length,
      "x-requested-with": "XMLHttpRequest",
      [AREA_HEADER]: "alumni",
      // The server answers this as soon as it has the head of the request.
      expect: "100-continue",
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    sending.once("response", resolve).once("error", reject),
  );
  answered.catch(() => {});
  await once(sending, "continue");
  return {
    answered,
    finish: () => {
      sending.end(body);
      return answered;
    },
  };
}

test("told to stop, a process says so at once, answers for its grace and what is under way, and ends with 0", async () => {
  const server = await start({ STOP_GRACE: "1" });
  expect((await health(server)).status).toBe(200);
  // A browser also opens connections that it never uses.
  const unused = connect(Number(new URL(server.address).port), "127.0.0.1");
  const live = await connectLive(server.address, "ken");
  const post = await beginPost(server, "終わりぎわの便り");

  const ended = server.end("SIGTERM");
  await until("health is refused", async () => (await health(server)).status === 503);
  const during = await server.as("hanako").send(listPosts, { params: aoba });
  expect([during.status, during.headers.connection]).toEqual([200, "close"]);
  // After this reason a browser reconnects by itself.
  expect(await live.until("disconnect")).toEqual([{ payload: "transport close" }]);
  await until("nobody is let in any more", () => health(server).then(...isOver));
  const answer = await post.finish();
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
  answer.resume();
  expect(await ended).toBe(0);
  unused.destroy();
  const titles = await look(({ kysely }) => kysely.selectFrom("posts").select("title").execute());
  expect(titles).toContainEqual({ title: "終わりぎわの便り" });
}, 120_000);

test("what does not come to an end is cut when the time is up, and the log says how much", async () => {
  const server = await start({ STOP_WITHIN: "1", LOG_LEVEL: "warn" });
  const post = await beginPost(server, "届かない便り");
  expect(await server.end("SIGTERM")).toBe(0);
  await expect(post.answered).rejects.toThrow("hang up");
  expect(server.logged()).toContainEqual(expect.stringContaining("1 requests and 0 jobs"));
}, 120_000);

test("asked a second time it ends at once", async () => {
  const server = await start({ STOP_WITHIN: "300" });
  const post = await beginPost(server, "待てない便り");
  let code: number | null = null;
  await until("it has ended", () => {
    void server.end("SIGTERM").then((left) => {
      code = left;
    });
    return code !== null;
  });
  expect(code).toBe(1);
  await expect(post.answered).rejects.toThrow("hang up");
}, 120_000);
