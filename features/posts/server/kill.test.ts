import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#kit/server/database/database.ts";
import { openPglite } from "#kit/server/database/pglite.ts";
import { openTestDatabase } from "#kit/testing/template.ts";

const POSTS = 200;
const AT_ONCE = 16;
const KILLED_AFTER = 80;
/** The embedded engine is opened four times, each of which takes seconds on a busy machine. */
const ENGINE_STARTS_MS = 120_000;

/** Where the server process finds a database with the cast in it, and how to look into it once that is dead. */
async function prepare(folder: string): Promise<{ place: string; reopen: () => Promise<Database> }> {
  const template = await openTestDatabase();
  if (template.url) return { place: template.url, reopen: async () => template };
  const place = join(folder, "database");
  const dump = await template.pglite?.dumpDataDir("none");
  await template.close();
  await (await openPglite(place, dump)).close();
  return { place, reopen: () => openPglite(place) };
}

async function startServer(place: string, folder: string): Promise<{ child: ChildProcess; port: number }> {
  const script = new URL("killable-server.test-helper.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [script, place, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(child.stdout ?? child, "data")) as [Buffer];
  return { child, port: Number(line.toString()) };
}

async function post(port: number, n: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/communities/1/posts`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-requested-with": "XMLHttpRequest",
      "x-enishi-area": "alumni",
      cookie: "enishi_alumni=session-of-hanako",
    },
    body: JSON.stringify({
      client_id: crypto.randomUUID(),
      content_type: 1,
      title: `記事${n}`,
      content: "<p>本文</p>",
      tags: ["一", "二"],
    }),
  });
  return ((await response.json()) as { data: { id: number } }).data.id;
}

/** Writes until the server dies, killing it in the middle; answers the ids it has acknowledged. */
async function writeUntilKilled(child: ChildProcess, port: number): Promise<number[]> {
  const acknowledged: number[] = [];
  let next = 1;
  const writeOn = async () => {
    while (next <= POSTS) {
      const id = await post(port, next++).catch(() => undefined);
      if (id === undefined) return;
      acknowledged.push(id);
      if (acknowledged.length === KILLED_AFTER) child.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writeOn));
  return acknowledged;
}

test("after a kill during 200 posts everything acknowledged is there and nothing is half there", {
  timeout: ENGINE_STARTS_MS,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "enishi-kill-"));
  const { place, reopen } = await prepare(folder);
  const { child, port } = await startServer(place, folder);
  onTestFinished(() => void child.kill("SIGKILL"));
  const dead = once(child, "exit");
  const acknowledged = await writeUntilKilled(child, port);
  await dead;
  const database = await reopen();
  const posts = await database.kysely.selectFrom("posts").select("id").execute();
  const tagged = await sql<{ whole: number; counted: number }>`select
      (select count(*) from posts p where (select count(*) from post_tags where post_id = p.id) = 2) as whole,
      (select min(post_count) from tags) as counted`.execute(database.kysely);
  await database.close();
  await rm(folder, { recursive: true, force: true });
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect(acknowledged.length).toBeLessThan(POSTS);
  expect(posts.map((row) => row.id)).toEqual(expect.arrayContaining(acknowledged));
  expect(tagged.rows).toEqual([{ whole: posts.length, counted: posts.length }]);
});
