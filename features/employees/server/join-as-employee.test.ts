import { describe, expect, test } from "vitest";
import { listCommunities, showCommunity } from "#features/communities/contract/calls.ts";
import { changeMembershipState } from "#features/memberships/server/index.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { joinAsEmployee, registerEmployee, showEmployeeInvitation } from "../contract/calls.ts";
import { sendEmployeeInvitations } from "../contract/open-invitations.ts";
import {
  enter,
  invite,
  keyMailedTo,
  registrationBy,
  sessionOf,
  typedPassword,
} from "./employees.test-helper.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const db = server.database.kysely;
const look = (who: PersonKey | "guest", x: string) =>
  server.as(who).call(showEmployeeInvitation, { params: { x } });
const join = (who: PersonKey | "guest", invited_code: string, id = minato, changes: object = {}) =>
  server.as(who).call(joinAsEmployee, {
    params: { id },
    body: { invited_code, consent_community: true, ...changes },
  });
const withdraw = (membershipId: number, from: "not_participating" | "participating", communityId = minato) =>
  inTransaction(server.services, (work) =>
    changeMembershipState(work, { communityId, membershipId }, { from, to: "withdrawn" }),
  );

describe("an employee of another community", () => {
  const key = invite(server, "yui", minato, { email: "ken@example.jp", employee_id: "K-7" });

  test("is asked to log in, and once signed in to join", async () => {
    expect(await look("guest", await key)).toMatchObject({ step: "log_in", account: null });
    expect(await look("ken", await key)).toMatchObject({
      step: "join",
      account: { name: "高橋 健", email: "ken@example.jp" },
    });
  });

  test("cannot be registered a second time", async () => {
    await expect(
      server.as("guest").call(registerEmployee, { body: registrationBy(await key) }),
    ).rejects.toMatchObject({ status: 400, code: "VALIDATE_DUPLICATE" });
  });

  test("joins with the account they have, under the name it has", async () => {
    expect(await join("ken", await key)).toMatchObject({
      data: { community: { id: minato, name: "みなと校友会" } },
    });
    const { data } = await server.as("ken").call(listCommunities);
    expect(data.records.map(({ id, state }) => [id, state]).sort()).toEqual([
      [aoba, "participating"],
      [minato, "participating"],
    ]);
    expect(await server.as("ken").call(showCommunity, { params: { id: minato } })).toMatchObject({
      data: { me: { display_name: "高橋 健", user_type: "employee" } },
    });
  });

  test("and the key has done its work: nobody joins twice (R461)", async () => {
    const joined = { community_id: minato, state: "participating" };
    await expect(look("ken", await key)).rejects.toMatchObject({ faults: [{ params: joined }] });
    const other = look("emi", await key).catch(({ faults }) => faults);
    expect(await other).toEqual([{ message_code: "ERROR_PARTICIPATED" }]);
    await expect(join("ken", await key)).rejects.toMatchObject({ code: "ERROR_PARTICIPATED" });
  });
});

describe("who may not join by somebody else's mail", () => {
  const key = invite(server, "yui", minato, { email: "misaki@example.jp" });

  test("another employee is told whose it is not", async () => {
    expect(await look("makoto", await key)).toMatchObject({
      step: "other_account",
      account: { email: "makoto@example.jp" },
    });
    await expect(join("makoto", await key)).rejects.toMatchObject({
      status: 400,
      code: "ERROR_EMPLOYEE_INVITATION_FOR_OTHER",
    });
  });

  test.each([
    ["guest", 401],
    ["hanako", 403],
    ["unei", 403],
  ] as const)("%s", async (who, status) => {
    await expect(join(who, await key)).rejects.toMatchObject({ status });
  });

  test("nor does it lead into another community", async () => {
    await expect(join("misaki", await key, aoba)).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
    expect(await look("misaki", await key)).toMatchObject({ step: "join" });
  });
});

describe("somebody who has left", () => {
  test("is not invited by the list, but entered and invited anew, and returns under their old number", async () => {
    const key = await invite(server, "yui", minato, { email: "back@example.jp", employee_id: "R-1" });
    await server.as("guest").call(registerEmployee, { body: registrationBy(key) });
    const find = () =>
      db
        .selectFrom("memberships as m")
        .innerJoin("accounts as a", "a.id", "m.account_id")
        .select(["m.id", "m.management_no", "m.state", "m.display_name", "m.employee_id"])
        .where("a.email", "=", "back@example.jp")
        .executeTakeFirstOrThrow();
    const { id, management_no } = await find();
    await withdraw(id, "participating");
    await expect(look("guest", key)).rejects.toMatchObject({ code: "ERROR_EMPLOYEE_INVITATION_REVOKED" });
    const params = { id: minato };
    const invited = server.as("yui").call(sendEmployeeInvitations.preview, { params, body: { ids: [id] } });
    expect((await invited).data.excluded).toMatchObject([{ id, reason: "departed" }]);

    expect(await enter(server, "yui", minato, { email: "back@example.jp", employee_id: "R-1" })).toBe(id);
    expect(await find()).toMatchObject({ state: "withdrawn", management_no });
    const again = await keyMailedTo(server, "back@example.jp");
    expect(await look("guest", again)).toMatchObject({ step: "log_in" });
    const credentials = { email: "back@example.jp", password: typedPassword };
    const { headers } = await server.as("guest").send(signIn.employee, { body: credentials });
    await server.as(sessionOf(headers)).call(joinAsEmployee, {
      params,
      body: { invited_code: again, consent_community: true },
    });
    expect(await find()).toEqual({
      id,
      management_no,
      state: "participating",
      display_name: "木村 大地",
      employee_id: "R-1",
    });
  });

  test("by being removed before they registered cannot come by the mail they have", async () => {
    const id = await enter(server, "yui", minato, { email: "removed@example.jp" });
    const key = await keyMailedTo(server, "removed@example.jp");
    await withdraw(id, "not_participating");
    await expect(look("guest", key)).rejects.toMatchObject({ code: "ERROR_EMPLOYEE_INVITATION_REVOKED" });
    await expect(
      server.as("guest").call(registerEmployee, { body: registrationBy(key) }),
    ).rejects.toMatchObject({ code: "ERROR_EMPLOYEE_INVITATION_REVOKED" });
  });

  test("or removed before the mail left, is not mailed at all", async () => {
    const id = await enter(server, "yui", minato, { email: "gone@example.jp" });
    await withdraw(id, "not_participating");
    await server.drainJobs();
    expect((await server.mails()).filter(({ to }) => to.address === "gone@example.jp")).toEqual([]);
  });
});

test("a membership that is deleted takes its keys with it", async () => {
  const id = await enter(server, "misaki", aoba, { email: "deleted@example.jp" });
  const key = await keyMailedTo(server, "deleted@example.jp");
  await db.deleteFrom("memberships").where("id", "=", id).execute();
  await expect(look("guest", key)).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
});
