import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { seedCandidates } from "#features/candidates/server/candidates.test-helper.ts";
import { copyTemplate, engine, prepareTemplate } from "#kit/testing/template.ts";
import { buildWeb } from "../bin/lib/web-build.ts";
import { measureList } from "./console/measure-list.ts";
import { measurePages } from "./console/measure-pages.ts";
import { print, printConditions } from "./print.ts";
import { type Running, startProcess } from "./process.ts";

const IN_BROWSER = 2_003;
const MANY = 100_000;
/** So many are laid in one statement. */
const AT_ONCE = 500;
const clock = { now: () => new Date() } as never;

/** A server on a copy of the cast's database in which so many candidates wait. */
async function withWaiting(count: number, measure: (server: Running) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "enishi-bench-console-"));
  const { settings, look, remove } = await copyTemplate(folder);
  await look(async (database) => {
    for (let from = 0; from < count; from += AT_ONCE)
      await seedCandidates({ database, clock }, 1, Math.min(AT_ONCE, count - from), `waiting${from}x`);
    await sql`analyze`.execute(database.kysely);
  });
  const environment = { DATABASE_URL: settings.DATABASE_URL ?? "", FOLDER: folder, PAGES: "1" };
  const server = await startProcess("our-server.ts", environment);
  try {
    await measure(server);
  } finally {
    await server.stop();
    await remove();
    await rm(folder, { recursive: true, force: true });
  }
}

await buildWeb();
printConditions();
await prepareTemplate();
await withWaiting(IN_BROWSER, (server) => measureList(server, IN_BROWSER));
print();
print(`${MANY} candidates, ${engine}:`);
await withWaiting(MANY, measurePages);
