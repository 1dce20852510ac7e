import { describe, expect, test } from "vitest";
import { showBulkAct } from "#features/bulk-results/contract/calls.ts";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { castPassword, type PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { showEmployeeInvitation } from "../contract/calls.ts";
import { checkEmployeeRegistered, type EnteredEmployee, enterEmployees } from "../contract/enrolment.ts";
import { sendEmployeeInvitations } from "../contract/open-invitations.ts";
import { enter, invite, keyMailedTo } from "./employees.test-helper.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
const db = server.database.kysely;
const params = { id: aoba };
const user = (email: string, changes: Partial<EnteredEmployee> = {}) => ({
  email,
  family_name: "木村",
  given_name: "大地",
  ...changes,
});
const enterAll = (who: PersonKey, users: ReturnType<typeof user>[]) =>
  server.as(who).call(enterEmployees, { params, body: { users } });
const look = (x: string) => server.as("guest").call(showEmployeeInvitation, { params: { x } });
const mailsTo = async (address: string) => {
  await server.drainJobs();
  return (await server.mails()).filter((mail) => mail.to.address === address);
};
const membershipOf = (email: string, community: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["m.id", "m.state", "m.management_no", "m.employee_id", "m.display_name", "a.activated_at"])
    .where("a.email", "=", email)
    .where("a.kind", "=", "employee")
    .where("m.community_id", "=", community)
    .executeTakeFirst();
const counters = () =>
  db
    .selectFrom("communities")
    .select(["alumni_count", "employee_count", "last_management_no"])
    .where("id", "=", aoba)
    .executeTakeFirstOrThrow();

describe("an administrator enters an enrolled user", () => {
  test("who does not participate yet and takes no place", async () => {
    const before = await counters();
    const id = await enter(server, "misaki", aoba, { email: "Ｄaichi@example.jp", employee_id: "Ａ-1024" });
    expect(await membershipOf("daichi@example.jp", aoba)).toEqual({
      id,
      state: "not_participating",
      management_no: before.last_management_no + 1,
      employee_id: "A-1024",
      display_name: "木村 大地",
      activated_at: null,
    });
    expect(await counters()).toEqual({ ...before, last_management_no: before.last_management_no + 1 });
    const credentials = { email: "daichi@example.jp", password: castPassword };
    await expect(server.as("guest").call(signIn.employee, { body: credentials })).rejects.toMatchObject({
      code: "ERROR_LOGIN",
    });
  });

  test("and 処理結果 shows who was entered", async () => {
    const { data } = await enterAll("misaki", [user("rei@example.jp"), user("tsubasa@example.jp")]);
    expect(data).toMatchObject({ finished: true, total: 2, done: [{ name: "木村 大地" }, {}], skipped: [] });
    const kept = await server
      .as("makoto")
      .call(showBulkAct, { params: { id: aoba, bulk_act_id: data.bulk_act } });
    expect(kept.data).toMatchObject({ kind: "enterEmployees", state: "finished", total: 2, done: 2 });
    expect(kept.data.targets.map(({ id }) => id)).toEqual(data.done.map(({ id }) => id));
  });

  test("and the person gets one mail, with what to do and a link of their own", async () => {
    const [mail, ...others] = await mailsTo("daichi@example.jp");
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("【青葉製作所アルムナイ】コミュニティへのご招待");
    for (const text of [mail?.text, mail?.html])
      for (const part of ["木村 大地 様", "株式会社青葉製作所", "招待を開いて登録する", "30日間"])
        expect(text).toContain(part);
    const key = await keyMailedTo(server, "daichi@example.jp");
    expect(await look(key)).toMatchObject({ invitation: { email: "daichi@example.jp" }, step: "register" });
  });

  test("and nothing that could open the invitation is kept", async () => {
    const key = await keyMailedTo(server, "daichi@example.jp");
    const kept = [
      await db.selectFrom("employee_invitations").selectAll().execute(),
      await db.selectFrom("memberships").selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain(key);
  });

  test("in English where the person reads English", async () => {
    const key = await invite(server, "misaki", aoba, { email: "anna@example.jp", language: "en" });
    expect(await look(key)).toMatchObject({ invitation: { language: "en" } });
    const [mail] = await mailsTo("anna@example.jp");
    expect(mail?.subject).toBe("[青葉製作所アルムナイ] Invitation to the community");
    expect(mail?.text).toContain("It is valid for 30 days.");
  });

  test("who has an account already and is told to join with it", async () => {
    await invite(server, "misaki", aoba, {
      email: "yui@example.jp",
      family_name: "小林",
      given_name: "結衣",
    });
    const [mail] = await mailsTo("yui@example.jp");
    expect(mail?.text).toContain("お持ちのアカウントでログインして参加してください");
    expect(await membershipOf("yui@example.jp", minato)).toMatchObject({ state: "participating" });
    const { data } = await server.as("yui").call(listCommunities);
    expect(data.records.map(({ id }) => id)).toEqual([minato]);
  });

  test.each([
    ["guest", 401],
    ["hanako", 403],
    ["ken", 403],
    ["unei", 403],
    ["yui", 404],
  ] as const)("but not %s", async (who, status) => {
    const users = [user("nobody@example.jp")];
    await expect(server.as(who).call(enterEmployees, { params, body: { users } })).rejects.toMatchObject({
      status,
    });
    expect(await membershipOf("nobody@example.jp", aoba)).toBeUndefined();
  });
});

describe("a list with rows that cannot be entered", () => {
  test("is told of each, by its row and field, and enters nobody", async () => {
    await enter(server, "misaki", aoba, { email: "taken@example.jp", employee_id: "B-1" });
    const users = [
      user("fine@example.jp"),
      user("ken@example.jp"),
      user("hanako@example.jp"),
      user("fine@example.jp", { employee_id: "B-1" }),
      user("daichi@example.jp", { employee_id: "C-1" }),
      user("other@example.jp", { employee_id: "Ｃ-1" }),
    ];
    const refused = await enterAll("makoto", users).catch((error) => error);
    expect(refused).toMatchObject({ status: 400, code: "ERROR_INVALID_PARAMS" });
    expect(
      refused.faults.map(({ field, message_code }: Record<string, string>) => [field, message_code]).sort(),
    ).toEqual([
      ["users.1.email", "ERROR_EMPLOYEE_ENTERED"],
      ["users.2.email", "VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE"],
      ["users.3.email", "ERROR_EMPLOYEE_TWICE"],
      ["users.3.employee_id", "ERROR_EMPLOYEE_ID_TAKEN"],
      ["users.4.email", "ERROR_EMPLOYEE_ENTERED"],
      ["users.5.employee_id", "ERROR_EMPLOYEE_TWICE"],
    ]);
    expect(await membershipOf("fine@example.jp", aoba)).toBeUndefined();
    expect(await mailsTo("fine@example.jp")).toEqual([]);
  });

  test("is told of what is wrong with single fields", async () => {
    const wrong = { ...user("no address"), family_name: "", employee_id: "123456789012" };
    await expect(enterAll("misaki", [wrong])).rejects.toMatchObject({
      faults: [
        { field: "users.0.email", message_code: "EMAIL" },
        { field: "users.0.family_name", message_code: "REQUIRED" },
        { field: "users.0.employee_id", message_code: "TOO_LONG" },
      ],
    });
  });

  test("holds at most 100", async () => {
    const users = Array.from({ length: 101 }, (_, i) => user(`person-${i}@example.jp`));
    await expect(enterAll("misaki", users)).rejects.toMatchObject({ faults: [{ message_code: "TOO_MANY" }] });
  });
});

test("two administrators who enter one person at once enter one", async () => {
  const results = await Promise.allSettled(
    (["misaki", "makoto"] as const).map((who) => enterAll(who, [user("twice@example.jp")])),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await mailsTo("twice@example.jp")).toHaveLength(1);
});

describe("whether somebody could be entered", () => {
  const check = (who: PersonKey, email: string, employee_id?: string) =>
    server.as(who).call(checkEmployeeRegistered, { params, body: { email, employee_id } });

  test.each([
    ["ken@example.jp", undefined, "ERROR_EMPLOYEE_ENTERED"],
    ["daichi@example.jp", undefined, "ERROR_EMPLOYEE_ENTERED"],
    ["hanako@example.jp", undefined, "VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE"],
    ["free@example.jp", "A-1024", "ERROR_EMPLOYEE_ID_TAKEN"],
  ])("%s with %s: %s", (email, id, code) =>
    expect(check("misaki", email, id)).rejects.toMatchObject({ status: 400, code }),
  );

  test("does not tell who has an account elsewhere", async () => {
    expect(await check("misaki", "free@example.jp", "D-1")).toMatchObject({ success: true });
    expect(await check("misaki", "ren@example.jp")).toMatchObject({ success: true });
    await expect(check("ken", "free@example.jp")).rejects.toMatchObject({ status: 403 });
  });
});

describe("inviting again", () => {
  const inviteAgain = (who: PersonKey, body: { ids?: number[]; employee_ids?: string[] }) =>
    server.as(who).call(sendEmployeeInvitations, { params, body });

  test("sends another key, and the earlier one says that there is a newer", async () => {
    const [address, employee_id] = ["again@example.jp", "E-1"];
    const first = await invite(server, "misaki", aoba, { email: address, employee_id });
    const { id = 0 } = (await membershipOf(address, aoba)) ?? {};
    server.clock.advance({ minutes: 1 });
    const { data } = await inviteAgain("makoto", { employee_ids: [employee_id] });
    expect(data).toMatchObject({ finished: true, total: 1, done: [{ id, name: "木村 大地" }] });
    // Until the second mail has left, the first one is all the person has.
    expect(await look(first)).toMatchObject({ step: "register" });
    const second = await keyMailedTo(server, address);
    await expect(look(first)).rejects.toMatchObject({ code: "ERROR_EMPLOYEE_INVITATION_REVOKED" });
    expect(await look(second)).toMatchObject({ step: "register" });
  });

  test("by clicking twice sends one mail", async () => {
    const { id = 0 } = (await membershipOf("again@example.jp", aoba)) ?? {};
    server.clock.advance({ minutes: 1 });
    const before = await mailsTo("again@example.jp");
    await Promise.all([1, 2].map(() => inviteAgain("misaki", { ids: [id] })));
    expect(await mailsTo("again@example.jp")).toHaveLength(before.length + 1);
  });

  test("is refused for an empty list of employee ids, and mails nobody", async () => {
    const before = (await server.mails()).length;
    await expect(inviteAgain("misaki", { employee_ids: [] })).rejects.toMatchObject({ status: 400 });
    await server.drainJobs();
    expect(await server.mails()).toHaveLength(before);
  });

  test("takes at most 300 employee ids, of twelve characters each (R359)", async () => {
    const ids = Array.from({ length: 300 }, (_, i) => String(i).padStart(12, "0"));
    const refusal = (employee_ids: string[]) =>
      inviteAgain("misaki", { employee_ids }).catch(({ faults }) => faults);
    expect(await refusal(ids)).toHaveLength(300);
    expect(await refusal([...ids, "1"])).toMatchObject([{ message_code: "TOO_MANY" }]);
    expect(await refusal(["0".repeat(13)])).toMatchObject([{ message_code: "TOO_LONG" }]);
  });

  test("takes at most 999 people, by their ids and employee ids together (R359)", async () => {
    const { id = 0 } = (await membershipOf("again@example.jp", aoba)) ?? {};
    const others = Array.from({ length: 999 }, (_, i) => 1_000_000 + i);
    const preview = (ids: number[]) =>
      server.as("misaki").call(sendEmployeeInvitations.preview, {
        params,
        body: { ids, employee_ids: ["E-1"] },
      });
    await expect(preview(others)).rejects.toMatchObject({
      faults: [{ field: "ids", message_code: "TOO_MANY", params: { max: 999 } }],
    });
    // Whoever is named twice counts once.
    expect((await preview([id, ...others.slice(1)])).data).toMatchObject({ count: 999, targets: [{ id }] });
  });

  test("leaves alone who is in, and knows nobody of another community", async () => {
    const stranger = await enter(server, "yui", minato, { email: "minato@example.jp", employee_id: "M-1" });
    const ids = [membership.ken ?? 0, stranger, membership.hanako ?? 0];
    const body = { ids, employee_ids: ["E-1"] };
    const { data } = await server.as("misaki").call(sendEmployeeInvitations.preview, { params, body });
    expect(data.targets).toMatchObject([{ mail: "again@example.jp" }]);
    expect(data.excluded).toMatchObject([
      { id: stranger, reason: "gone" },
      { id: membership.hanako, reason: "gone" },
      { id: membership.ken, reason: "registered" },
    ]);
    await expect(inviteAgain("misaki", { employee_ids: ["E-1", "M-1", "0"] })).rejects.toMatchObject({
      faults: [
        { field: "employee_ids.1", message_code: "ERROR_EMPLOYEE_ID_UNKNOWN" },
        { field: "employee_ids.2", message_code: "ERROR_EMPLOYEE_ID_UNKNOWN" },
      ],
    });
    await expect(inviteAgain("misaki", {})).rejects.toMatchObject({ faults: [{ message_code: "REQUIRED" }] });
    await expect(inviteAgain("ken", { ids })).rejects.toMatchObject({ status: 403 });
  });
});
