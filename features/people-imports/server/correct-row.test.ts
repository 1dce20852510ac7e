import { describe, expect, test } from "vitest";
import { enter } from "#features/employees/server/employees.test-helper.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import type { ImportField } from "../contract/fields.ts";
import { importsOf } from "./imports.test-helper.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const { dryRun, check, rows, correct, show, start, read, readAgain } = importsOf(server, aoba);
const table = (...lines: string[]) => ["メールアドレス,姓,名,社員番号", ...lines].join("\r\n");
const rowOf = async (importId: number, number: number) => {
  const row = (await rows(importId)).find((one) => one.row === number);
  if (!row) throw new Error(`there is no row ${number}`);
  return row;
};
const cell = (field: ImportField, value: string) => ({ cells: [{ field, value }] });
const people = async () => {
  const { count } = await server.database.kysely
    .selectFrom("memberships")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe("a refused row is corrected in its place", () => {
  test("what is typed is checked at once, counted, and written to nobody before it is confirmed", async () => {
    await enter(server, "misaki", aoba, { email: "corrected@example.jp", employee_id: "M-1" });
    const before = await people();
    const one = await dryRun(table("no address,木村,一,A-1", "ok@example.jp,木村,二,A-2"));
    const row = await rowOf(one.id, 2);
    expect(row.cells).toEqual([
      { field: "email", value: "no address" },
      { field: "family_name", value: "木村" },
      { field: "given_name", value: "一" },
      { field: "employee_id", value: "A-1" },
    ]);
    expect(await correct(one.id, row.id, cell("email", "still none"))).toMatchObject({
      verdict: "refused",
      faults: [{ field: "email", code: "EMAIL" }],
    });
    expect(await correct(one.id, row.id, cell("email", "corrected@example.jp"))).toMatchObject({
      verdict: "changed",
      email: "corrected@example.jp",
      changes: [
        { field: "given_name", to: "一" },
        { field: "employee_id", from: "M-1", to: "A-1" },
      ],
    });
    expect(await show(one.id)).toMatchObject({
      counts: { new: 1, changed: 1, unchanged: 0, refused: 0, left_out: 0 },
      waiting: 2,
    });
    expect(await people()).toBe(before);
    await start(one.id);
    await server.drainJobs();
    expect(await show(one.id)).toMatchObject({ waiting: 0, bulk_act: { done: 2, skipped: 0 } });
  });

  test("stays corrected when the whole is checked again, until the file is read anew", async () => {
    const one = await dryRun(table("wrong,木村,一,", "ok2@example.jp,木村,二,"));
    await correct(one.id, (await rowOf(one.id, 2)).id, cell("email", "right@example.jp"));
    await check(one, { empty: "clear" });
    expect(await rowOf(one.id, 2)).toMatchObject({ verdict: "new", email: "right@example.jp" });
    await check(await readAgain(one.id, null));
    expect(await rowOf(one.id, 2)).toMatchObject({ verdict: "refused" });
  });

  test("of the same person twice one is corrected, and the other is a person again; and the other way round", async () => {
    const one = await dryRun(
      table(
        "duplicate@example.jp,木村,一,T-1",
        "Duplicate@Example.jp,木村,二,T-2",
        "third@example.jp,木村,三,T-3",
      ),
    );
    const second = await rowOf(one.id, 3);
    expect(await correct(one.id, second.id, cell("email", "other@example.jp"))).toMatchObject({
      verdict: "new",
    });
    expect(await rowOf(one.id, 2)).toMatchObject({ verdict: "new", faults: [] });
    await correct(one.id, second.id, cell("employee_id", "t-3"));
    expect((await rows(one.id)).map(({ row, faults }) => [row, faults[0]?.params.rows])).toEqual([
      [2, undefined],
      [3, "4"],
      [4, "3"],
    ]);
    expect((await show(one.id)).counts).toMatchObject({ new: 1, refused: 2 });
  });

  test("a number typed by hand is as long as somebody says; a defect of another row is still told", async () => {
    const one = await dryRun(
      table(
        "z1@example.jp,木,一,00001",
        "z2@example.jp,木,二,00002",
        "z3@example.jp,木,三,3",
        "z4@example.jp,木,四,4",
      ),
    );
    expect(one.damages).toMatchObject([{ kind: "leadingZeros", count: 2, example: { row: 4 } }]);
    const row = await rowOf(one.id, 4);
    expect(await correct(one.id, row.id, cell("employee_id", "3"))).toMatchObject({ verdict: "refused" });
    expect(await correct(one.id, row.id, cell("employee_id", "33"))).toMatchObject({ verdict: "new" });
    expect((await show(one.id)).damages).toMatchObject([
      { kind: "leadingZeros", count: 1, example: { row: 5, from: "4", to: "00004" } },
    ]);
  });
});

describe("a row is left out", () => {
  test("it is not imported, no more the duplicate of another, stays so when all is checked again, and can be put back", async () => {
    const one = await dryRun(
      table("out@example.jp,木村,一,", "OUT@example.jp,木村,二,", "in@example.jp,木村,三,"),
    );
    const row = await rowOf(one.id, 3);
    expect(await correct(one.id, row.id, { left_out: true })).toMatchObject({
      verdict: "left_out",
      faults: [],
    });
    expect((await rows(one.id)).map(({ verdict }) => verdict)).toEqual(["new", "left_out", "new"]);
    expect(await check(one)).toMatchObject({
      counts: { new: 2, refused: 0, left_out: 1 },
      waiting: 2,
      row_count: 3,
    });
    await correct(one.id, row.id, { left_out: false });
    expect((await show(one.id)).counts).toMatchObject({ new: 1, refused: 2, left_out: 0 });
    await correct(one.id, row.id, { left_out: true });
    await start(one.id);
    await server.drainJobs();
    expect(await show(one.id)).toMatchObject({ bulk_act: { total: 2, done: 2 }, waiting: 0 });
  });
});

describe("a row cannot be corrected", () => {
  test("before it was checked, once it was imported, nor the heading, nor one of another import", async () => {
    const one = await dryRun(table("late@example.jp,木村,一,"));
    const other = await dryRun(table("late2@example.jp,木村,一,"));
    const row = await rowOf(one.id, 2);
    await expect(correct(other.id, row.id, { left_out: true })).rejects.toMatchObject({ status: 404 });
    await expect(correct(one.id, row.id - 1, { left_out: true })).rejects.toMatchObject({ status: 404 });
    const unchecked = await read(table("late3@example.jp,木村,一,"));
    await expect(correct(unchecked.id, row.id, { left_out: true })).rejects.toMatchObject({
      code: "ERROR_STATUS_HAS_CHANGED",
    });
    await start(one.id);
    await expect(correct(one.id, row.id, { left_out: true })).rejects.toMatchObject({
      code: "ERROR_IMPORT_STARTED",
    });
    await server.drainJobs();
  });

  test("by whoever is not of the office", async () => {
    const one = await dryRun(table("whose@example.jp,木村,一,"));
    const row = await rowOf(one.id, 2);
    for (const [who, status] of [
      ["guest", 401],
      ["hanako", 403],
      ["yui", 404],
    ] as const)
      await expect(
        importsOf(server, aoba, who).correct(one.id, row.id, { left_out: true }),
      ).rejects.toMatchObject({ status });
  });
});
