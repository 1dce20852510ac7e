import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { inTransaction } from "../work/work.ts";
import { job } from "./job.ts";

const AT_ONCE = 5;
const done: number[] = [];
const count = job<{ readonly number: number }>("count", async (_, { number }) => {
  done.push(number);
  if (number === 3) throw new Error("this one fails");
});
const gate = Promise.withResolvers<void>();
let running = 0;
let most = 0;
const wide = job<{ readonly number: number }>(
  "wide",
  async () => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
  },
  { atOnce: AT_ONCE },
);
const { services, database } = await startTestServer({
  features: [{ name: "counting", routes: [], jobs: [count, wide] }],
});
const left = async (name: string) => {
  const { rows } = await sql<{ number: number }>`
    select (data ->> 'number')::int as number from pgboss.job where name = ${name}
  `.execute(database.kysely);
  return rows.map(({ number }) => number);
};

const countedAs = async (name: string) =>
  (
    await sql<{ done: number; failed: number }>`
      select sum(done)::int as done, sum(failed)::int as failed from job_counts where name = ${name}
    `.execute(database.kysely)
  ).rows[0] ?? { done: 0, failed: 0 };

test("many jobs of one transaction are done one after another without a pause, also past one that fails", async () => {
  await services.jobs.work(services);
  await inTransaction(services, async ({ enqueue }) => {
    for (let number = 1; number <= 12; number += 1) enqueue(count, { number });
  });
  await until("all twelve", () => done.length === 12);
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
});

test("nothing is kept of what is done, and all of what will be tried again", async () => {
  await until("only the failed one is left", async () => (await left("count")).length === 1);
  expect(await left("count")).toEqual([3]);
});

test("what was done and what failed is counted by the hour", async () => {
  await until("all are counted", async () => (await countedAs("count")).done === 11);
  expect(await countedAs("count")).toEqual({ done: 11, failed: 1 });
});

test("what the queue keeps of a failure says why", async () => {
  const { rows } = await sql<{ output: unknown }>`
    select output from pgboss.job where name = 'count'`.execute(database.kysely);
  expect(rows).toEqual([{ output: { type: "Error", message: "this one fails" } }]);
});

test("a process does as many of a kind at once as the job says, and no more", async () => {
  await inTransaction(services, async ({ enqueue }) => {
    for (let number = 1; number <= 8; number += 1) enqueue(wide, { number });
  });
  await until("as many as it may are running", () => running === AT_ONCE);
  gate.resolve();
  await until("all are done", async () => (await left("wide")).length === 0);
  expect(most).toBe(AT_ONCE);
});
