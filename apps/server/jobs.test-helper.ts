import { sql } from "kysely";
import { readConfig } from "./config.ts";
import { createServer, type EnishiServer } from "./create-server.ts";
import { openDatabase } from "./open-database.ts";

/** Starts another process of the product, which maintains the queue every second and does not work on jobs yet. */
export async function startAnother(settings: Readonly<Record<string, string>>): Promise<EnishiServer> {
  const config = await readConfig(settings);
  const database = await openDatabase(config);
  const queuePace = {
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 3_600,
  };
  return createServer({ ...config, database, publicUrl: "http://localhost", queuePace });
}

export const statesOf = async ({ services }: EnishiServer, job: string): Promise<string[]> =>
  (
    await sql<{ state: string }>`select state from pgboss.job where name = ${job}`.execute(
      services.database.kysely,
    )
  ).rows.map(({ state }) => state);

/** Moves the times of the jobs back, as if so much time had passed. */
export const pass = ({ services }: EnishiServer, job: string, seconds: number) =>
  sql`
    update pgboss.job set heartbeat_on = heartbeat_on - make_interval(secs => ${seconds}),
      start_after = start_after - make_interval(secs => ${seconds})
    where name = ${job}
  `.execute(services.database.kysely);
