import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { MaintenanceNeeded, migrate } from "#kit/server/database/migrate.ts";
import { readMigrationFiles } from "#kit/server/database/migration-files.ts";
import { openPostgres } from "#kit/server/database/postgres.ts";
import { createEmptyDatabase, engine } from "#kit/testing/template.ts";
import { EARLIER, seedEarlier, startUsing } from "./earlier-version.test-helper.ts";

/** This is for a machine that does nothing else; where more want the processors, everything takes longer. */
const MOST_MS = 3_000;
const howBusy = () => Math.max(1, (loadavg()[0] ?? 1) / availableParallelism());
const product = fileURLToPath(new URL("migrations/", import.meta.url));
const folder = `${await mkdtemp(join(tmpdir(), "enishi-earlier-"))}/`;
afterAll(() => rm(folder, { recursive: true }));

test.skipIf(engine === "pglite")(
  "while a database of 20,000 members is brought from an earlier version to this one, that version answers every request within 3 s",
  async () => {
    const empty = await createEmptyDatabase();
    const database = await openPostgres(empty.url);
    try {
      for (const file of (await readdir(product)).filter((name) => name <= `${EARLIER}.sql`))
        await cp(product + file, folder + file);
      await migrate(database, { folder });
      await seedEarlier(empty.url);
      await expect(migrate(database)).rejects.toThrow(MaintenanceNeeded);
      const before = howBusy();
      const people = startUsing(empty.url);
      // Some files ask for maintenance. None of the requests needs what these take away, so they go on.
      await migrate(database, { maintenance: true }).finally(people.stop);
      const answered = await people.stop();
      expect(new Set(answered.map(({ request }) => request)).size).toBe(people.kinds);
      const mostMs = MOST_MS * Math.max(before, howBusy());
      expect(answered.filter(({ ms, error }) => error !== undefined || ms > mostMs)).toEqual([]);
    } finally {
      await database.close();
      await empty.drop();
    }
  },
);

test("an index that is built without a transaction can be built again after an interruption, which leaves it invalid", async () => {
  const statements = (await readMigrationFiles(product))
    .filter((file) => file.isWithoutTransaction)
    .flatMap((file) => file.statements);
  const dropped = new Set<string | undefined>();
  for (const statement of statements) {
    dropped.add(/drop index concurrently if exists (\w+)/i.exec(statement)?.[1]);
    const [, created] =
      /create (?:unique )?index concurrently (?:if not exists )?(\w+)/i.exec(statement) ?? [];
    if (created) expect(dropped).toContain(created);
  }
});
