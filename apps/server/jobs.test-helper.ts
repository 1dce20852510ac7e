import { sql } from "kysely";
import { until } from "#kit/testing/until.ts";
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

/** Starts another process, which takes up the job of a killed act and finishes it; returns the act before and after. */
export async function finishElsewhere(settings: Readonly<Record<string, string>>, kind: string) {
  const another = await startAnother(settings);
  const { kysely } = another.services.database;
  const bulkAct = () =>
    kysely.selectFrom("activities").selectAll().where("kind", "=", kind).executeTakeFirstOrThrow();
  const before = await bulkAct();
  await pass(another, kind, 20);
  await until("the job is free again", async () => (await statesOf(another, kind))[0] === "retry");
  await pass(another, kind, 30);
  await another.services.jobs.work(another.services);
  await until("the job is done", async () => (await statesOf(another, kind)).length === 0);
  return { another, kysely, before, after: await bulkAct() };
}
