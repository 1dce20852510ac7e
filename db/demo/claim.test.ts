import { afterAll, beforeEach, expect, test } from "vitest";
import { testTime } from "#kit/testing/clock.ts";
import { openTestDatabase } from "#kit/testing/template.ts";
import { claimDemo, findDemo } from "./claim.ts";
import { clearUnfinished, finish } from "./mark.sql.ts";

const database = await openTestDatabase();
afterAll(() => database.close());
// The template holds the cast of the other tests.
beforeEach(() => clearUnfinished(database.kysely));
const claim = () => claimDemo(database, testTime);

test("of several processes that start at once, one makes the demo", async () => {
  const claimed = await Promise.all([claim(), claim(), claim()]);
  // The embedded database belongs to one process, which takes an interrupted demo up again.
  if (database.engine === "postgres") expect(claimed.filter(Boolean)).toHaveLength(1);
  expect(await findDemo(database)).toEqual({ isFinished: false, operatorAppKey: null });
});

test("an interrupted demo starts again where no other process can be making it", async () => {
  await claim();
  expect(await claim()).toBe(database.engine === "pglite");
});

test("a finished demo stays, with the key to its operator", async () => {
  await claim();
  await finish(database.kysely, "KEY", testTime);
  expect(await claim()).toBe(false);
  expect(await findDemo(database)).toEqual({ isFinished: true, operatorAppKey: "KEY" });
});

test("a database in which somebody has an account gets no demo", async () => {
  const account = { kind: "operator", email: "first@enishi.example", created_at: testTime } as const;
  await database.kysely
    .insertInto("accounts")
    .values({ ...account, updated_at: testTime })
    .execute();
  expect(await claim()).toBe(false);
  expect(await findDemo(database)).toBeUndefined();
});
