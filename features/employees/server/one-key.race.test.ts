import { describe, expect, test } from "vitest";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { registerEmployee } from "../contract/calls.ts";
import { invite, registrationBy } from "./employees.test-helper.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const db = server.database.kysely;
const register = (key: string) => server.as("guest").call(registerEmployee, { body: registrationBy(key) });
const codesOf = (results: readonly PromiseSettledResult<unknown>[]): string[] =>
  results.map((one) => (one.status === "fulfilled" ? "registered" : one.reason.code)).sort();
const counts = (id: number) =>
  db
    .selectFrom("communities")
    .select(["alumni_count", "employee_count"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("at the same moment", () => {
  test("one key from several tabs, or clicked twice, registers once", async () => {
    const key = await invite(server, "misaki", aoba, { email: "tabs@example.jp" });
    const before = await counts(aoba);
    const results = await Promise.allSettled([1, 2, 3].map(() => register(key)));
    expect(codesOf(results)).toEqual(["ERROR_PARTICIPATED", "ERROR_PARTICIPATED", "registered"]);
    expect((await counts(aoba)).employee_count).toBe(before.employee_count + 1);
    const keys = await db
      .selectFrom("employee_invitations")
      .select("used_at")
      .where("key_hash", "=", hashSecretToken(key))
      .execute();
    expect(keys, "the key is spent, whatever becomes of the membership").toEqual([
      { used_at: server.clock.now() },
    ]);
  });

  test("two people get the last place once, and the other can come when there is room", async () => {
    const keys = [
      await invite(server, "misaki", aoba, { email: "last-a@example.jp" }),
      await invite(server, "misaki", aoba, { email: "last-b@example.jp" }),
    ];
    const { alumni_count, employee_count } = await counts(aoba);
    const limit = (member_limit: number) =>
      db.updateTable("communities").set({ member_limit }).where("id", "=", aoba).execute();
    await limit(alumni_count + employee_count + 1);
    const results = await Promise.allSettled(keys.map(register));
    expect(codesOf(results)).toEqual(["VALIDATE_NUMBER_OF_USERS", "registered"]);
    expect((await counts(aoba)).employee_count).toBe(employee_count + 1);
    await limit(500);
    const refused = keys[results.findIndex(({ status }) => status === "rejected")] ?? "";
    expect(await register(refused)).toMatchObject({ success: true });
  });

  test("one person with the mails of two communities gets one account", async () => {
    const keys = [
      await invite(server, "misaki", aoba, { email: "two@example.jp" }),
      await invite(server, "yui", minato, { email: "two@example.jp" }),
    ];
    expect(codesOf(await Promise.allSettled(keys.map(register)))).toEqual([
      "VALIDATE_DUPLICATE",
      "registered",
    ]);
    const states = await db
      .selectFrom("memberships as m")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .select("m.state")
      .where("a.email", "=", "two@example.jp")
      .orderBy("m.state")
      .execute();
    expect(states.map(({ state }) => state)).toEqual(["not_participating", "participating"]);
  });
});
