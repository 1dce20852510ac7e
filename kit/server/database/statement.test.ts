import { expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { statement } from "./statement.ts";

const server = await startTestServer();
const { run } = server.database;
type Values = { first: number; second: number | null };
const sum = statement<Values, { sum: number | null }>(
  "sum_of_two",
  "select :first::int + :second::int + :first::int as sum",
);

test("takes its values by name, each as often as it is named, and leaves others aside", async () => {
  const values = { second: 1, first: 20, third: 5 };
  expect(await run(sum, values)).toEqual([{ sum: 41 }]);
});

test("takes a value for nothing only where it is said to be nothing", async () => {
  expect(await run(sum, { first: 1, second: null })).toEqual([{ sum: null }]);
  // @ts-expect-error: a forgotten value is a mistake of types too
  await expect(async () => run(sum, { first: 1 })).rejects.toThrow("sum_of_two was run without :second");
});
