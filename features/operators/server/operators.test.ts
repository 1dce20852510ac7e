import { beforeEach, describe, expect, test } from "vitest";
import { mailTo, mayUse, tokenMailedTo } from "#features/accounts/server/accounts.test-helper.ts";
import { removeAuthenticatorApp } from "#features/second-factors/contract/calls.ts";
import { startTestServer, type TestServer } from "#kit/testing/test-server.ts";
import { inviteOperator, listOperators, removeOperator } from "../contract/calls.ts";
import { checkOperatorLink } from "../contract/set-up-calls.ts";
import { becomeOperator, operatorPassword } from "./operators.test-helper.ts";

const server = await startTestServer();
const db = server.database.kysely;
type Operator = Awaited<ReturnType<typeof becomeOperator>>;

const idOf = async (email: string): Promise<number> =>
  (
    await db
      .selectFrom("accounts")
      .select("id")
      .where("kind", "=", "operator")
      .where("email", "=", email)
      .executeTakeFirstOrThrow()
  ).id;
const remove = async (who: Operator, email: string) =>
  server.as(who).call(removeOperator, { params: { operator_id: await idOf(email) } });
const isIn = (who: Operator) => mayUse(server as TestServer, { ...who, device: "" });

const [kei, nagi] = ["kei@enishi.example", "nagi@enishi.example"];
/** These two are the only operators at the start of each test. */
async function two(): Promise<[Operator, Operator]> {
  await db
    .updateTable("accounts")
    .set({ email: null, deleted_at: server.clock.now() })
    .where("kind", "=", "operator")
    .execute();
  server.clock.advance({ seconds: 30 });
  return [await becomeOperator(server, kei), await becomeOperator(server, nagi)];
}

describe("removing an operator", () => {
  let [own, other] = [] as unknown as [Operator, Operator];
  beforeEach(async () => {
    [own, other] = await two();
  });

  test("ends their sessions at once and tells everybody", async () => {
    await remove(own, nagi);
    expect(await isIn(other)).toBe(false);
    expect(await isIn(own)).toBe(true);
    expect(await mailTo(server, nagi, /運営者が削除されました/)).toBeDefined();
    expect(await mailTo(server, kei, /運営者が削除されました/)).toBeDefined();
    const { records } = (await server.as(own).call(listOperators)).data;
    expect(records.map(({ email }) => email)).toEqual([kei]);
  });

  test("is refused for the last one, who may not remove themselves either", async () => {
    await remove(own, nagi);
    await expect(remove(own, kei)).rejects.toMatchObject({ code: "ERROR_LAST_OPERATOR" });
    await server.as(own).call(inviteOperator, { body: { email: nagi } });
    await expect(remove(own, kei), "somebody invited does not count yet").rejects.toMatchObject({
      code: "ERROR_LAST_OPERATOR",
    });
    expect(await isIn(own)).toBe(true);
  });

  test("leaves one where two remove each other at the same moment", async () => {
    const outcomes = await Promise.allSettled([remove(own, nagi), remove(other, kei)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect([await isIn(own), await isIn(other)].filter(Boolean)).toHaveLength(1);
  });

  test("leaves one where both remove themselves at the same moment", async () => {
    const outcomes = await Promise.allSettled([remove(own, kei), remove(other, nagi)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "ERROR_LAST_OPERATOR" },
    });
  });

  test("takes an invitation back, whose link no longer works", async () => {
    const email = "guest@enishi.example";
    await server.as(own).call(inviteOperator, { body: { email } });
    const token = await tokenMailedTo(server, email);
    await remove(own, email);
    await expect(server.as("guest").call(checkOperatorLink, { body: { token } })).rejects.toMatchObject({
      code: "ERROR_OPERATOR_LINK_UNKNOWN",
    });
  });

  test("finds nobody who is no operator", async () => {
    const params = { operator_id: server.ids.account.ken };
    await expect(server.as(own).call(removeOperator, { params })).rejects.toMatchObject({ status: 404 });
  });
});

test("an operator's last second factor stays", async () => {
  const [own] = await two();
  const body = { current_password: operatorPassword };
  await expect(server.as(own).call(removeAuthenticatorApp, { body })).rejects.toMatchObject({
    code: "ERROR_SECOND_FACTOR_OF_OPERATOR",
  });
});

test("every act is in the operators' log with who did it", async () => {
  const [own] = await two();
  await server.as(own).call(inviteOperator, { body: { email: "new@enishi.example" } });
  const events = await db
    .selectFrom("operator_events")
    .select(["act", "actor_name", "target_kind", "changes"])
    .orderBy("id", "desc")
    .limit(1)
    .execute();
  expect(events).toEqual([
    {
      act: "inviteOperator",
      actor_name: "織部 圭",
      target_kind: "operator",
      changes: { email: [null, "new@enishi.example"] },
    },
  ]);
});
