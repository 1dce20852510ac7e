import { describe, expect, test } from "vitest";
import { auditedTargets } from "#features/audit-log/server/audited-targets.test-helper.ts";
import { listBulkActs, showBulkAct, stopBulkAct } from "#features/bulk-results/contract/calls.ts";
import { registerEmployee, showEmployeeInvitation } from "#features/employees/contract/calls.ts";
import { enterEmployees } from "#features/employees/contract/enrolment.ts";
import { listOpenInvitations } from "#features/employees/contract/open-invitations.ts";
import { enter, keyMailedTo, registrationBy } from "#features/employees/server/employees.test-helper.ts";
import { resumeCommunity, suspendCommunity } from "#features/operator-communities/contract/calls.ts";
import { leaveCommunity } from "#features/withdrawal/contract/calls.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { forgetOldImports } from "./forget-old-imports.ts";
import { importsOf, peopleCsv } from "./imports.test-helper.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const db = server.database.kysely;
const { dryRun, rows, show, start, invite, undo, carryOut, undoAll, office, check } = importsOf(server, aoba);
const table = (...lines: string[]) => ["メールアドレス,姓,名,社員番号,部署", ...lines].join("\r\n");
const members = (emails: readonly string[]) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["a.email", "m.state", "m.employee_id", "m.display_name", "m.registration"])
    .where("a.email", "in", [...emails])
    .where("m.community_id", "=", aoba)
    .orderBy("a.email")
    .execute();
const mailed = async (address: string) => {
  await server.drainJobs();
  return (await server.mails()).filter((mail) => mail.to.address === address).length;
};

describe("a confirmed import", () => {
  test("enters whom it has shown, once, invites each by a mail of their own and changes the others", async () => {
    await enter(server, "misaki", aoba, { email: "known@example.jp", employee_id: "K-1" });
    const one = await carryOut(
      table(
        "in-1@example.jp,木村,一,I-1,営業部",
        "known@example.jp,木村,大地,K-2,",
        "ken@example.jp,x,,,経理部",
        "bad,木,二,,",
      ),
    );
    expect(await members(["in-1@example.jp", "known@example.jp"])).toEqual([
      {
        email: "in-1@example.jp",
        state: "not_participating",
        employee_id: "I-1",
        display_name: "木村 一",
        registration: { family_name: "木村", given_name: "一", corporation_department_name: "営業部" },
      },
      expect.objectContaining({ email: "known@example.jp", employee_id: "K-2", display_name: "木村 大地" }),
    ]);
    expect(await members(["ken@example.jp"])).toMatchObject([
      {
        state: "participating",
        display_name: "高橋 健",
        registration: { corporation_department_name: "経理部" },
      },
    ]);
    expect(await mailed("in-1@example.jp")).toBe(1);
    expect(await show(one)).toMatchObject({
      state: "started",
      waiting: 0,
      bulk_act: { kind: "importPeople", state: "finished", total: 3, done: 3, skipped: 0 },
      invitations: { sent: 1, held: 0, registered: 0 },
    });
    expect((await rows(one)).map(({ state, user_id }) => [state, user_id !== null])).toEqual([
      ["done", true],
      ["done", true],
      ["done", true],
      ["waiting", false],
    ]);
    const { records } = (await office.call(listBulkActs, { params: { id: aoba } })).data;
    expect(records.find(({ kind }) => kind === "importPeople")).toMatchObject({
      kind: "importPeople",
      total: 3,
      done: 3,
    });
  });

  test("of 250 rows runs in parts of 100, one after another (R451)", async () => {
    const one = await carryOut(peopleCsv(250, "many"), {}, "later");
    const { bulk_act } = await show(one);
    expect(bulk_act).toMatchObject({ kind: "importPeople", total: 250, done: 250 });
    const { data } = await office.call(showBulkAct, {
      params: { id: aoba, bulk_act_id: bulk_act?.id ?? 0 },
    });
    expect(data.targets).toHaveLength(250);
    expect(data.targets.every(({ outcome }) => outcome === "done")).toBe(true);
    const numbers = await db
      .selectFrom("memberships as m")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .select("m.management_no")
      .where("a.email", "like", "many-%")
      .orderBy("m.management_no")
      .execute();
    expect(new Set(numbers.map(({ management_no }) => management_no)).size).toBe(250);
  });

  test("cannot be started twice, checked again or thrown away, and starts with nothing where all is refused", async () => {
    const { id } = await dryRun(table("once@example.jp,木村,一,,"));
    await start(id);
    await expect(start(id)).rejects.toMatchObject({ code: "ERROR_IMPORT_RUNNING" });
    await server.drainJobs();
    await expect(start(id)).rejects.toMatchObject({ code: "ERROR_NOTHING_TO_IMPORT" });
    await expect(check(await show(id))).rejects.toMatchObject({ code: "ERROR_IMPORT_STARTED" });
    const nothing = await dryRun(table("no address,木村,一,,"));
    await expect(start(nothing.id)).rejects.toMatchObject({ code: "ERROR_NOTHING_TO_IMPORT" });
  });

  test("leaves out whom somebody else has entered or changed since it was shown", async () => {
    await enter(server, "misaki", aoba, { email: "moved@example.jp", employee_id: "M-1" });
    const { id } = await dryRun(table("meanwhile@example.jp,木村,一,,", "moved@example.jp,木村,大地,M-2,"));
    await enter(server, "makoto", aoba, { email: "meanwhile@example.jp" });
    await carryOut(table("moved@example.jp,木村,大地,M-3,"));
    await start(id);
    await server.drainJobs();
    const { bulk_act } = await show(id);
    expect(bulk_act).toMatchObject({ done: 0, skipped: 2 });
    expect(await members(["moved@example.jp"])).toMatchObject([{ employee_id: "M-3" }]);
    expect(await mailed("meanwhile@example.jp")).toBe(1);
  });

  test("is stopped by somebody of the office, and goes on with the rest when it is started again", async () => {
    const { id } = await dryRun(table("stop-1@example.jp,木村,一,,", "stop-2@example.jp,木村,二,,"));
    const { bulk_act } = await start(id);
    const input = { params: { id: aoba, bulk_act_id: bulk_act?.id ?? 0 } };
    await expect(server.as("ken").call(stopBulkAct, input)).rejects.toMatchObject({ status: 403 });
    await expect(server.as("yui").call(stopBulkAct, input)).rejects.toMatchObject({ status: 404 });
    await server.as("makoto").call(stopBulkAct, input);
    await server.drainJobs();
    expect(await members(["stop-1@example.jp"])).toEqual([]);
    expect(await show(id)).toMatchObject({ waiting: 2, bulk_act: { state: "stopped", done: 0 } });
    await start(id);
    await server.drainJobs();
    expect(await show(id)).toMatchObject({ waiting: 0, bulk_act: { state: "finished", done: 2 } });
  });

  test("is in the audit log: who has entered and changed whom, what was and what is", async () => {
    await carryOut(table("audited@example.jp,木村,録,Z-1,"));
    await carryOut(table("audited@example.jp,木村,録,Z-2,"));
    const events = await auditedTargets(db)
      .innerJoin("memberships as m", "m.id", "t.membership_id")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .select(["e.act", "t.changes", "e.actor_membership_id"])
      .where("a.email", "=", "audited@example.jp")
      .where("e.act", "=", "importPeople")
      .orderBy("e.id")
      .execute();
    const shared = { act: "importPeople", actor_membership_id: server.ids.membership.misaki };
    expect(events).toMatchObject([
      { ...shared, changes: { employee_id: ["", "Z-1"], family_name: ["", "木村"] } },
      { ...shared, changes: { employee_id: ["Z-1", "Z-2"] } },
    ]);
  });

  test("ends where the community is suspended, writes to nobody, and goes on with the rest once it is resumed", async () => {
    const { id } = await dryRun(table("susp-1@example.jp,木村,一,,", "susp-2@example.jp,木村,二,,"));
    await start(id);
    const operator = server.as("unei");
    const here = { params: { community_id: aoba } };
    await operator.call(suspendCommunity, { ...here, body: { reason: "ご契約の確認のため" } });
    await server.drainJobs();
    expect(await members(["susp-1@example.jp", "susp-2@example.jp"])).toEqual([]);
    expect(await mailed("susp-1@example.jp")).toBe(0);
    await operator.call(resumeCommunity, here);
    expect(await show(id)).toMatchObject({ waiting: 2, bulk_act: { state: "stopped", done: 0 } });
    await start(id);
    await server.drainJobs();
    expect(await show(id)).toMatchObject({ waiting: 0, bulk_act: { state: "finished", done: 2 } });
  });

  test("ends where whoever has started it is no administrator any more, and another goes on with the rest", async () => {
    const { id } = await dryRun(table("rest-1@example.jp,木村,一,,", "rest-2@example.jp,木村,二,,"));
    await start(id);
    await db
      .updateTable("memberships")
      .set({ role: "member" })
      .where("id", "=", server.ids.membership.misaki ?? 0)
      .execute();
    await server.drainJobs();
    await db
      .updateTable("memberships")
      .set({ role: "ordinary" })
      .where("id", "=", server.ids.membership.misaki ?? 0)
      .execute();
    expect(await show(id)).toMatchObject({ waiting: 2, bulk_act: { state: "stopped", done: 0 } });
    await importsOf(server, aoba, "makoto").start(id);
    await server.drainJobs();
    expect(await show(id)).toMatchObject({ waiting: 0, bulk_act: { state: "finished", done: 2 } });
  });
});

describe("invitations", () => {
  test("held back, they are sent when somebody says so, once, and not to who has come", async () => {
    const one = await carryOut(
      table("held-1@example.jp,木村,一,,", "held-2@example.jp,木村,二,,"),
      {},
      "later",
    );
    expect(await mailed("held-1@example.jp")).toBe(0);
    expect((await show(one)).invitations).toEqual({ sent: 0, held: 2, registered: 0 });
    await invite(one);
    expect(await mailed("held-1@example.jp")).toBe(1);
    expect((await show(one)).invitations).toEqual({ sent: 2, held: 0, registered: 0 });
    await expect(invite(one)).rejects.toMatchObject({
      code: "ERROR_NOTHING_TO_IMPORT",
    });
    const { data } = await office.call(listOpenInvitations, {
      params: { id: aoba },
      query: { info: "held-" },
    });
    expect(data.records.map(({ email }) => email).sort()).toEqual(["held-1@example.jp", "held-2@example.jp"]);
    const key = await keyMailedTo(server, "held-2@example.jp");
    await server.as("guest").call(registerEmployee, { body: registrationBy(key) });
    expect((await show(one)).invitations).toMatchObject({ registered: 1 });
  });

  test("what the office knows of a name stands in the form of registration", async () => {
    await carryOut("メール,氏名,フリガナ\nkana@example.jp,木村 大地,ｷﾑﾗ ﾀﾞｲﾁ", { mends: ["halfWidthKana"] });
    const key = await keyMailedTo(server, "kana@example.jp");
    const { invitation } = await server.as("guest").call(showEmployeeInvitation, { params: { x: key } });
    expect(invitation).toMatchObject({
      family_name: "木村",
      family_name_kana: "キムラ",
      given_name_kana: "ダイチ",
    });
  });
});

describe("alumni", () => {
  const alumni = { kind: "alumni" } as const;
  const file = "氏名,メール\n山田 太郎,taro@example.jp\n佐藤 花子,hanako@example.jp\n高橋 健,ken@example.jp";

  test("are mailed a link of their own by name; who is here is left alone, and an employee refused", async () => {
    const one = await carryOut(file, {}, "now", alumni);
    expect((await show(one)).counts).toEqual({
      new: 1,
      changed: 0,
      unchanged: 1,
      refused: 1,
      other_kind: 0,
      left_out: 0,
    });
    const [mail, ...others] = (await server.mails()).filter(({ to }) => to.address === "taro@example.jp");
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("【青葉製作所アルムナイ】コミュニティへのご招待");
    expect(mail?.text).toContain("山田 太郎 様");
    expect(mail?.text).toMatch(/\/invited_communities\/alumni\/[\w-]+/);
    expect(await mailed("hanako@example.jp")).toBe(0);
    expect(await members(["taro@example.jp"])).toEqual([]);
  });

  test("held back they can be taken back, and are mailed no more", async () => {
    const held = await carryOut("氏名,メール\n山田 次郎,jiro@example.jp", {}, "later", alumni);
    expect(await undoAll(held)).toMatchObject({ undo: { done: 1, skipped: 0 } });
    await expect(invite(held)).rejects.toMatchObject({
      code: "ERROR_NOTHING_TO_IMPORT",
    });
  });
});

describe("undoing", () => {
  test("leaves nothing of who was new, gives others what they had, and keeps who has registered or was changed", async () => {
    await enter(server, "misaki", aoba, { email: "undo-old@example.jp", employee_id: "U-1" });
    await enter(server, "misaki", aoba, { email: "undo-moved@example.jp", employee_id: "U-3" });
    const one = await carryOut(
      table(
        "undo-new@example.jp,木村,新,U-9,",
        "undo-old@example.jp,木村,古,U-2,法務部",
        "undo-came@example.jp,木村,来,,",
        "undo-moved@example.jp,木村,動,U-4,",
      ),
    );
    const key = await keyMailedTo(server, "undo-came@example.jp");
    const newKey = await keyMailedTo(server, "undo-new@example.jp");
    await server.as("guest").call(registerEmployee, { body: registrationBy(key) });
    server.clock.advance({ minutes: 1 });
    await carryOut(table("undo-moved@example.jp,木村,動,U-5,"));
    const { undo: undone, undo_until } = await undoAll(one);
    expect(undone).toMatchObject({ kind: "undoPeopleImport", total: 4, done: 2, skipped: 2 });
    expect(undo_until).toBeNull();
    expect(
      await members([
        "undo-new@example.jp",
        "undo-old@example.jp",
        "undo-came@example.jp",
        "undo-moved@example.jp",
      ]),
    ).toMatchObject([
      { email: "undo-came@example.jp", state: "participating" },
      { email: "undo-moved@example.jp", employee_id: "U-5" },
      {
        email: "undo-old@example.jp",
        employee_id: "U-1",
        display_name: "木村 大地",
        registration: { given_name: "大地" },
      },
    ]);
    const { data } = await office.call(showBulkAct, { params: { id: aoba, bulk_act_id: undone?.id ?? 0 } });
    expect(data.targets.map(({ name, reason }) => [name, reason])).toEqual([
      ["木村 来", "registered"],
      ["木村 動", "changed"],
      ["木村 新", null],
      ["木村 古", null],
    ]);
    const look = server.as("guest").call(showEmployeeInvitation, { params: { x: newKey } });
    await expect(look).rejects.toMatchObject({ code: "INVALID_URL_ERROR" });
    const free = { email: "undo-new@example.jp", family_name: "木村", given_name: "新", employee_id: "U-9" };
    expect(
      await office.call(enterEmployees, { params: { id: aoba }, body: { users: [free] } }),
    ).toMatchObject({ success: true });
    await expect(undo(one)).rejects.toMatchObject({ code: "ERROR_NOTHING_TO_IMPORT" });
  });

  test("of somebody who had left before takes the invitation back, and they stay gone", async () => {
    const emi = server.ids.membership.emi ?? 0;
    await server
      .as("emi")
      .call(leaveCommunity, { params: { id: aoba }, body: { current_password: castPassword } });
    const one = await carryOut(table("emi@example.jp,松本,恵美,E-9,"));
    const key = await keyMailedTo(server, "emi@example.jp");
    expect(await undoAll(one)).toMatchObject({ undo: { done: 1 } });
    const row = await db
      .selectFrom("memberships")
      .select(["state", "employee_id"])
      .where("id", "=", emi)
      .executeTakeFirst();
    expect(row).toEqual({ state: "withdrawn", employee_id: null });
    await expect(
      server.as("guest").call(showEmployeeInvitation, { params: { x: key } }),
    ).rejects.toMatchObject({ code: "ERROR_EMPLOYEE_INVITATION_REVOKED" });
  });

  test("is possible for a day", async () => {
    const one = await carryOut(table("day@example.jp,木村,日,,"));
    server.clock.advance({ hours: 23, minutes: 59 });
    expect((await show(one)).undo_until).not.toBeNull();
    server.clock.advance({ minutes: 1 });
    expect((await show(one)).undo_until).toBeNull();
    await expect(undo(one)).rejects.toMatchObject({ code: "ERROR_UNDO_OVER" });
  });
});

test("what was read is gone after 30 days", async () => {
  const { id } = await dryRun(table("old@example.jp,木村,古,,"));
  server.clock.advance({ days: 30 });
  await forgetOldImports.run(server.services, {});
  expect(await show(id)).toMatchObject({ id });
  server.clock.advance({ minutes: 1 });
  await forgetOldImports.run(server.services, {});
  await expect(show(id)).rejects.toMatchObject({ status: 404 });
});
