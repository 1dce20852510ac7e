import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { engine, openTestDatabase } from "#kit/testing/template.ts";
import { DatabaseNewer, MigrationBlocked, migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

const folder = `${await mkdtemp(join(tmpdir(), "enishi-migrations-"))}/`;
const database = await openTestDatabase();
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test("a database that a newer version has changed is refused in words that say what to do", async () => {
  const other = await openTestDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999_of_tomorrow', '2027')`.execute(
    other.kysely,
  );
  await expect(migrate(other)).rejects.toThrow(DatabaseNewer);
  await expect(migrate(other)).rejects.toThrow(
    /newer version .* holds 9999_of_tomorrow.* Start that version/,
  );
  await other.close();
});

describe.skipIf(engine === "pglite")("on a server with others at work", () => {
  /** The folder must hold the names of all migrations that have been applied. */
  const only = async (name: string, text: string) => {
    for (const { name: known } of await applied()) await writeFile(`${folder}${known}.sql`, "");
    await writeFile(`${folder}${name}.sql`, text);
  };
  const applied = async () =>
    (await sql<{ name: string }>`select name from kysely_migration`.execute(database.kysely)).rows;

  test("a statement may take longer than any other may", async () => {
    const url = new URL(database.url ?? "");
    url.searchParams.set("statement_timeout", "100");
    const hasty = await openPostgres(url.href);
    await expect(sql`select pg_sleep(0.3)`.execute(hasty.kysely)).rejects.toMatchObject({ code: "57014" });
    await only("9001_slow", "select pg_sleep(0.3)");
    await migrate(hasty, { folder });
    expect(await applied()).toContainEqual({ name: "9001_slow" });
    await hasty.close();
  });

  test("it waits for a table in short turns, and goes on once that is free", async () => {
    await only("9002_locked", "alter table communities add column of_a_test integer");
    const free = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holder = database.kysely.transaction().execute(async (db) => {
      await sql`lock table communities in access share mode`.execute(db);
      held.resolve();
      await free.promise;
    });
    await held.promise;
    const limits = { folder, lockMs: 50, pauseMs: 1 };
    await expect(migrate(database, { ...limits, patienceMs: 0 })).rejects.toThrow(MigrationBlocked);
    await migrate(database, { ...limits, report: () => free.resolve() });
    await holder;
    expect(await applied()).toContainEqual({ name: "9002_locked" });
  });
});
