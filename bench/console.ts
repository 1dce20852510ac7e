import { sql } from "kysely";
import { seedCandidates } from "#features/candidates/server/seed-candidates.test-helper.ts";
import type { Database } from "#kit/server/database/database.ts";
import { engine } from "#kit/testing/template.ts";
import { buildWeb } from "../bin/lib/web-build.ts";
import { withCastServer } from "./cast-server.ts";
import { measureList } from "./console/measure-list.ts";
import { measurePages } from "./console/measure-pages.ts";
import { print, printConditions } from "./print.ts";

const IN_BROWSER = 2_003;
const MANY = 100_000;
const AT_ONCE = 500;
const clock = { now: () => new Date() } as never;

/** This many candidates wait. */
const waiting = (count: number) => ({
  PAGES: "1",
  prepare: async (database: Database) => {
    for (let from = 0; from < count; from += AT_ONCE)
      await seedCandidates({ database, clock }, 1, Math.min(AT_ONCE, count - from), `waiting${from}x`);
    await sql`analyze`.execute(database.kysely);
  },
});

await buildWeb();
printConditions();
await withCastServer(waiting(IN_BROWSER), (server) => measureList(server, IN_BROWSER));
print();
print(`${MANY} candidates, ${engine}:`);
await withCastServer(waiting(MANY), measurePages);
