import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { createEmptyDatabase, engine, openTestDatabase } from "#kit/testing/template.ts";
import type { Database } from "./database.ts";
import { DatabaseNewer, MaintenanceNeeded, MigrationBlocked, migrate } from "./migrate.ts";
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

const appliedIn = async ({ kysely }: Database): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(kysely)).rows.map(
    ({ name }) => name,
  );
const applied = () => appliedIn(database);

/** The folder must hold the names of all migrations that have been applied. */
const put = async (...files: readonly (readonly [name: string, text: string])[]) => {
  for (const name of await applied()) await writeFile(`${folder}${name}.sql`, "");
  for (const [name, text] of files) await writeFile(`${folder}${name}.sql`, text);
};
const remove = (name: string) => rm(`${folder}${name}.sql`);

test("what was done before a file that fails stays", async () => {
  await put(
    ["9001_good", "create table of_9001 (id integer)"],
    ["9002_bad", "create table of_9002 (no_type)"],
  );
  await expect(migrate(database, { folder })).rejects.toThrow(/syntax error/);
  expect(await applied()).toContain("9001_good");
  await remove("9002_bad");
  await migrate(database, { folder });
});

test("a file that meets a deadlock is run again from its beginning", async () => {
  // Only the sequence survives the roll-back.
  await sql`create sequence times_of_9003`.execute(database.kysely);
  const once = `do $$ begin
    if nextval('times_of_9003') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
  end $$`;
  await put(["9003_deadlock", `alter table tags add column of_9003 integer; ${once}`]);
  await migrate(database, { folder, pauseMs: 1 });
  expect(await applied()).toContain("9003_deadlock");
  await sql`select of_9003 from tags`.execute(database.kysely);
});

test("an index can be built without a transaction", async () => {
  await put([
    "9004_index",
    "-- no transaction: nobody waits\ndrop index concurrently if exists of_9004;\ncreate index concurrently of_9004 on tags (name)",
  ]);
  await migrate(database, { folder });
  expect(await applied()).toContain("9004_index");
  await sql`drop index of_9004`.execute(database.kysely);
});

test("a first line that does not say why is refused", async () => {
  await put(["9005_why", "-- maintenance:\nselect 1"]);
  await expect(migrate(database, { folder })).rejects.toThrow("9005_why");
  await remove("9005_why");
});

test("a file that the version before does not survive runs at once where nobody else can be", async () => {
  await put([
    "9006_unsafe",
    "-- maintenance: a column is dropped\nalter table tags add column of_9006 integer",
  ]);
  await migrate(database, { folder, maintenance: engine === "postgres" });
  expect(await applied()).toContain("9006_unsafe");
});

describe.skipIf(engine === "pglite")("on a server with others at work", () => {
  test("a statement may take longer than any other may", async () => {
    const url = new URL(database.url ?? "");
    url.searchParams.set("statement_timeout", "100");
    const hasty = await openPostgres(url.href);
    await expect(sql`select pg_sleep(0.3)`.execute(hasty.kysely)).rejects.toMatchObject({ code: "57014" });
    await put(["9011_slow", "select pg_sleep(0.3)"]);
    await migrate(hasty, { folder });
    expect(await applied()).toContain("9011_slow");
    await hasty.close();
  });

  test("it waits for a table in short turns, and goes on once that is free", async () => {
    await put(["9012_locked", "alter table communities add column of_a_test integer"]);
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
    expect(await applied()).toContain("9012_locked");
  });

  test("a file that the version before does not survive asks for maintenance, before anything is changed", async () => {
    await put(
      ["9013_safe", "select 1"],
      ["9014_unsafe", "-- maintenance: a column is dropped\nalter table tags add column of_9014 integer"],
    );
    const refused = await migrate(database, { folder }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MaintenanceNeeded);
    expect(String(refused)).toMatch(/9014_unsafe: a column is dropped[\s\S]*MAINTENANCE=on/);
    expect(await applied()).not.toContain("9013_safe");
    await migrate(database, { folder, maintenance: true });
    expect(await applied()).toContain("9014_unsafe");
  });

  test("a new database needs no maintenance", async () => {
    const own = `${folder}new/`;
    await mkdir(own);
    await writeFile(
      `${own}0001_unsafe.sql`,
      "-- maintenance: a table is made\ncreate table first (id integer)",
    );
    const empty = await createEmptyDatabase();
    const other = await openPostgres(empty.url);
    await migrate(other, { folder: own });
    expect(await appliedIn(other)).toEqual(["0001_unsafe"]);
    await other.close();
    await empty.drop();
  });

  test("of processes that start together one migrates, and the others wait without holding up an index", async () => {
    const name = "9015_index";
    const text =
      "drop index concurrently if exists of_9015; create index concurrently of_9015 on tags (name, id)";
    await put([name, `-- no transaction: nobody waits\n${text}`]);
    const lines: string[] = [];
    await Promise.all(
      [1, 2, 3].map(() => migrate(database, { folder, report: (line) => void lines.push(line) })),
    );
    expect((await applied()).filter((one) => one === name)).toHaveLength(1);
    expect(lines).toEqual([
      expect.stringContaining("another process"),
      expect.stringContaining("another process"),
    ]);
  });
});
