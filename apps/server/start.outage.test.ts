import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#kit/server/database/migrate.ts";
import { openPostgres } from "#kit/server/database/postgres.ts";
import { startTcpProxy } from "#kit/testing/tcp-proxy.ts";
import { createEmptyDatabase, engine } from "#kit/testing/template.ts";
import { until } from "#kit/testing/until.ts";
import { readConfig } from "./config.ts";
import { explainStart } from "./explain-start.ts";
import { openDatabase } from "./open-database.ts";

const folder = `${await mkdtemp(join(tmpdir(), "enishi-start-"))}/`;
const empty = engine === "postgres" ? await createEmptyDatabase() : undefined;
afterAll(async () => {
  await empty?.drop();
  await rm(folder, { recursive: true });
});

const SAID = /^The database of DATABASE_URL does not answer \(.+\)\. See /;

async function proxied() {
  const url = new URL(empty?.url ?? "");
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  const through = Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(proxy.port) }).href;
  return { proxy, through };
}

test.runIf(empty)("a process started while the database is silent says so and ends", async () => {
  const { proxy, through } = await proxied();
  proxy.freeze();
  const config = await readConfig({ DATABASE_URL: through, SECRET: "x".repeat(32) });
  const error = await openDatabase(config).catch((reason: unknown) => reason);
  expect(explainStart(error)).toMatch(SAID);
  await proxy.cut();
});

test.runIf(empty)(
  "so does one whose database falls silent in the middle of a migration, however long that may take",
  async () => {
    const { proxy, through } = await proxied();
    await writeFile(`${folder}0001_endless.sql`, "select pg_sleep(3600)");
    const database = await openPostgres(through);
    const migrated = migrate(database, { folder }).catch((reason: unknown) => reason);
    const beside = await openPostgres(empty?.url ?? "");
    await until("it migrates", async () => {
      const { rows } = await sql`select from pg_stat_activity where query like 'select pg_sleep(3600)%'
      and datname = current_database()`.execute(beside.kysely);
      return rows.length > 0;
    });
    proxy.freeze();
    expect(explainStart(await migrated)).toMatch(SAID);
    await database.close();
    await beside.close();
    await proxy.cut();
  },
);
