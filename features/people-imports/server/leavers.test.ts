import { describe, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { inviteImported, testInvitation } from "../contract/calls.ts";
import type { ImportKind } from "../contract/fields.ts";
import { importsOf } from "./imports.test-helper.ts";

const server = await startTestServer();
const { dryRun, check, read, rows, correct, carryOut, show, invite } = importsOf(server, server.ids.aoba);
const db = server.database.kysely;
const entered = (email: string) =>
  db.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirst();
/** The clock of the tests stands at 22 November 2026. */
const today = server.clock.now().toISOString().slice(0, 10);

const one = async (heading: string, cell: string, kind: ImportKind = "employees") => {
  const { id } = await dryRun(`メール,姓,名,${heading}\nperson@example.jp,青木,夏子,${cell}`, {}, { kind });
  return (await rows(id))[0]?.verdict;
};

describe("a file that says who has left", () => {
  test("leaves them out of the employees, counts them apart, and mails nobody of them", async () => {
    const file = [
      "社員番号,姓,名,メールアドレス,在籍状況,退職年月日",
      "X09,青木,夏子,left@example.jp,退職済み,2024/03/31",
      "X10,青木,冬子,here@example.jp,在籍,",
    ].join("\n");
    const id = await carryOut(file);
    expect((await show(id)).counts).toMatchObject({ new: 1, other_kind: 1 });
    expect(await entered("left@example.jp")).toBeUndefined();
    expect(await entered("here@example.jp")).toBeDefined();
    expect((await server.mails()).map(({ to }) => to.address)).not.toContain("left@example.jp");
  });

  test.each([
    ["在籍状況", "退職済み"],
    ["在籍区分", "退職"],
    ["雇用状況", "退社"],
    ["退職フラグ", "1"],
    ["退職", "○"],
    ["退職年月日", "2024/03/31"],
    ["退社日", "2024年3月31日"],
    ["退職日", "令和6年3月31日"],
    ["退職日", "45382"],
    ["退職年月", "2024-03"],
    ["離職日", "20240331"],
    ["Employment status", "Terminated"],
    ["Leaving date", "2024-03-31"],
    ["Termination date", "March 31, 2024"],
  ])("by %s: %s, is not taken for an employee", async (heading, cell) => {
    expect(await one(heading, cell)).toBe("other_kind");
    expect(await one(heading, cell, "alumni")).toBe("new");
  });

  test.each([
    ["在籍状況", "在籍"],
    ["在籍状況", "休職中"],
    ["在籍状況", "退職予定"],
    ["雇用状況", "正社員"],
    ["退職フラグ", "0"],
    ["退職年月日", ""],
    ["退職年月日", "－"],
    ["退職年月日", today],
    ["退職予定日", "2099/12/31"],
    ["Employment status", "Active"],
    ["退職理由", "なし"],
  ])("by %s: %s, is one", async (heading, cell) => {
    expect(await one(heading, cell)).toBe("new");
  });

  test("may be taken in all together, or one by one, and left out again", async () => {
    const file = "メール,姓,名,在籍状況\na1@example.jp,青,一,退職\na2@example.jp,青,二,退職";
    const left = await dryRun(file);
    expect(left).toMatchObject({ others: "leave_out", waiting: 0, counts: { other_kind: 2 } });
    const [first] = await rows(left.id);
    expect(await correct(left.id, first?.id ?? 0, { taken: true })).toMatchObject({ verdict: "new" });
    expect(await show(left.id)).toMatchObject({ waiting: 1, counts: { new: 1, other_kind: 1 } });
    expect(await check(left, { others: "take" })).toMatchObject({ waiting: 2, counts: { other_kind: 0 } });
    expect(await check(left)).toMatchObject({ others: "take", counts: { new: 2 } });
    expect(await check(left, { others: "leave_out" })).toMatchObject({ counts: { new: 1, other_kind: 1 } });
    expect(await correct(left.id, first?.id ?? 0, { taken: false })).toMatchObject({ verdict: "other_kind" });
  });

  test("is imported as alumni where somebody says so, and those who have not left are left out then", async () => {
    const file = "社員番号,メール,姓,名,退職日\n1,b1@example.jp,青,一,2024/3/31\n2,b2@example.jp,青,二,";
    const employees = await check(await read(file));
    expect(employees).toMatchObject({ kind: "employees", counts: { new: 1, other_kind: 1 } });
    const alumni = await check(employees, { kind: "alumni" });
    expect(alumni).toMatchObject({
      kind: "alumni",
      mapping: [null, "email", "family_name", "given_name", "left_on"],
      counts: { new: 1, other_kind: 1 },
    });
    expect((await rows(alumni.id, { verdict: "new" })).map(({ email }) => email)).toEqual(["b1@example.jp"]);
  });

  test("is no duplicate of whoever has the same address and works here", async () => {
    const file = "メール,姓,名,在籍状況\nc@example.jp,青,一,退職\nc@example.jp,青,一,在籍";
    expect((await dryRun(file)).counts).toMatchObject({ new: 1, other_kind: 1, refused: 0 });
  });
});

describe("invitations of an import", () => {
  const people = (name: string, count: number) =>
    [
      "メール,姓,名",
      ...Array.from({ length: count }, (_, at) => `${name}-${at}@example.jp,木村,${at}郎`),
    ].join("\n");
  const mailsTo = async (address: RegExp) => {
    await server.drainJobs();
    return (await server.mails()).filter(({ to }) => address.test(to.address));
  };
  const { preview, office, at } = importsOf(server, server.ids.aoba);

  test("are sent by no start; the preview names everybody, the letter and the places", async () => {
    const id = await carryOut(people("seen", 3), {}, "later");
    expect(await mailsTo(/^seen-/)).toEqual([]);
    expect(await preview(id)).toMatchObject({
      count: 3,
      targets: [{ number: 2, name: "木村 0郎", mail: "seen-0@example.jp" }, {}, {}],
      excluded: [],
      letter: { subject: expect.stringContaining("招待"), text: expect.stringContaining("木村 0郎") },
      places: (await show(id)).places,
    });
    expect(await mailsTo(/^seen-/)).toEqual([]);
  });

  test("are mailed to no more people than there are places, and the others are told and stay held", async () => {
    const id = await carryOut(people("full", 4), {}, "later");
    const { places } = await show(id);
    const limit = (member_limit: number) =>
      db.updateTable("communities").set({ member_limit }).where("id", "=", server.ids.aoba).execute();
    await limit(places.taken + 2);
    const shown = await preview(id);
    expect(shown.targets.map(({ mail }) => mail)).toEqual(["full-0@example.jp", "full-1@example.jp"]);
    expect(shown.excluded.map(({ reason }) => reason)).toEqual(["full", "full"]);
    await invite(id);
    expect(await mailsTo(/^full-/)).toHaveLength(2);
    expect((await show(id)).invitations).toMatchObject({ sent: 2, held: 2 });
    await limit(places.limit);
    await invite(id);
    expect(await mailsTo(/^full-/)).toHaveLength(4);
  });

  test("are not sent to whom somebody has unticked, nor where others would get them than were shown", async () => {
    const id = await carryOut(people("tick", 2), {}, "later");
    const [first] = (await preview(id)).targets;
    const { as_of } = await preview(id);
    await invite(id, [first?.id ?? 0]);
    expect((await mailsTo(/^tick-/)).map(({ to }) => to.address)).toEqual(["tick-1@example.jp"]);
    const stale = { as_of, count: 2, except: [] };
    await expect(office.call(inviteImported, { ...at(id), body: stale })).rejects.toMatchObject({
      status: 409,
      code: "ERROR_SELECTION_CHANGED",
      faults: [{ params: { before: 2, after: 1 } }],
    });
  });

  test.each([
    ["employees", "【テスト】"],
    ["alumni", "【テスト】"],
  ] as const)("can be tried on oneself first: %s", async (kind, mark) => {
    const id = await carryOut(people(`try-${kind}`, 1), {}, "later", { kind });
    await office.call(testInvitation, at(id));
    const mails = await mailsTo(/^misaki@/);
    expect(
      mails.filter(({ subject, text }) => subject.startsWith(mark) && text.includes("木村 0郎")),
    ).not.toEqual([]);
    expect(await mailsTo(new RegExp(`^try-${kind}`))).toEqual([]);
  });
});
