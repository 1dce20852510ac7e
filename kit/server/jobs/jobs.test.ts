import { expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { inTransaction } from "../work/work.ts";
import { job } from "./job.ts";

const done: number[] = [];
const count = job<{ readonly number: number }>("count", async (_, { number }) => {
  done.push(number);
  if (number === 3) throw new Error("this one fails");
});
const { services } = await startTestServer({ features: [{ name: "counting", routes: [], jobs: [count] }] });

test("many jobs of one transaction are done one after another without a pause, also past one that fails", async () => {
  await services.jobs.work(services);
  await inTransaction(services, async ({ enqueue }) => {
    for (let number = 1; number <= 12; number += 1) enqueue(count, { number });
  });
  await until("all twelve", () => done.length === 12, { withinMs: 10_000 });
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
});
