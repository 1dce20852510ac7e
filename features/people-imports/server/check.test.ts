import { describe, expect, test } from "vitest";
import { registerEmployee } from "#features/employees/contract/calls.ts";
import { enter, invite, registrationBy } from "#features/employees/server/employees.test-helper.ts";
import { encodeText } from "#kit/server/csv/encode-text.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { downloadRefused } from "../contract/calls.ts";
import { importsOf } from "./imports.test-helper.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const { read, check, dryRun, rows, office, at } = importsOf(server, aoba);
const heading = "メールアドレス,姓,名,社員番号,部署";
const table = (...lines: string[]) => [heading, ...lines].join("\r\n");
const faultsOf = async (id: number) =>
  (await rows(id, { verdict: "refused" })).map(({ row, faults }) => [
    row,
    ...faults.map(({ field, code }) => `${field} ${code}`),
  ]);
const people = async () => {
  const { count } = await server.database.kysely
    .selectFrom("memberships")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

await enter(server, "misaki", aoba, { email: "daichi@example.jp", employee_id: "00017" });
const key = await invite(server, "misaki", aoba, { email: "came@example.jp", employee_id: "00018" });
await server.as("guest").call(registerEmployee, { body: registrationBy(key) });

describe("the dry run", () => {
  test("says of each row what it would do, cell by cell, and writes nothing", async () => {
    const before = await people();
    const one = await dryRun(
      table(
        "new@example.jp,﨑山,髙志,00020,営業部",
        "daichi@example.jp,木村,大,00017,開発部",
        'DAICHI2@example.jp,"木""村",大地,,',
        "hanako@example.jp,佐藤,花子,,",
        "x@example.jp,田中,,00018,",
      ),
    );
    expect(one).toMatchObject({
      state: "checked",
      counts: { new: 2, changed: 1, unchanged: 0, refused: 2 },
      waiting: 3,
    });
    expect(await rows(one.id)).toMatchObject([
      {
        row: 2,
        name: "﨑山 髙志",
        verdict: "new",
        changes: [
          { field: "email", from: "", to: "new@example.jp" },
          {},
          {},
          {},
          { field: "department_name", to: "営業部" },
        ],
      },
      {
        row: 3,
        verdict: "changed",
        changes: [
          { field: "given_name", from: "大地", to: "大" },
          { field: "department_name", from: "", to: "開発部" },
        ],
      },
      { row: 4, name: '木"村 大地', email: "daichi2@example.jp", verdict: "new" },
      {
        row: 5,
        verdict: "refused",
        faults: [{ field: "email", code: "VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE" }],
      },
      { row: 6, verdict: "refused", faults: [{ field: "employee_id", code: "ERROR_EMPLOYEE_ID_TAKEN" }] },
    ]);
    expect(await people()).toBe(before);
  });

  test("leaves the name of somebody who has registered to themselves", async () => {
    const { id } = await dryRun(table("came@example.jp,別,人,00018,総務部"));
    expect(await rows(id)).toMatchObject([
      { verdict: "changed", changes: [{ field: "department_name" }], kept: ["family_name", "given_name"] },
    ]);
    const same = await dryRun(table("came@example.jp,別,人,00018,"));
    expect(same.counts).toEqual({ new: 0, changed: 0, unchanged: 1, refused: 0, other_kind: 0, left_out: 0 });
  });

  test("refuses the same person twice, also in another case, and names the rows (R454, R462)", async () => {
    const { id, counts } = await dryRun(
      table(
        "twice@example.jp,木,一,A-1,",
        "other@example.jp,木,二,A-2,",
        "Twice@Example.jp,木,三,A-3,",
        "last@example.jp,木,四,a-2,",
      ),
    );
    expect(counts).toMatchObject({ new: 0, refused: 4, left_out: 0 });
    expect((await rows(id)).map(({ row, faults }) => [row, faults[0]?.code, faults[0]?.params])).toEqual([
      [2, "ROW_TWICE", { field: "email", rows: "4" }],
      [3, "ROW_TWICE", { field: "employee_id", rows: "5" }],
      [4, "ROW_TWICE", { field: "email", rows: "2" }],
      [5, "ROW_TWICE", { field: "employee_id", rows: "3" }],
    ]);
  });

  test("numbers rows as a spreadsheet does, past blank ones and line breaks in cells", async () => {
    const { id } = await dryRun(table('a@example.jp,"木\n村",一,,', "", "b@example.jp,,二,,"));
    expect(await faultsOf(id)).toEqual([
      [2, "family_name LINE_BREAK"],
      [4, "family_name REQUIRED"],
    ]);
  });

  test("asks once what an empty cell means: it leaves, clears or refuses", async () => {
    const one = await read(table("daichi@example.jp,,,,"));
    const changesWith = async (empty: "leave" | "clear" | "refuse") => {
      const { counts } = await check(one, { empty });
      return { counts, row: (await rows(one.id))[0] };
    };
    expect((await changesWith("leave")).counts).toMatchObject({ unchanged: 1 });
    expect((await changesWith("clear")).row).toMatchObject({
      verdict: "changed",
      changes: [{ field: "employee_id", from: "00017", to: "" }],
    });
    expect((await changesWith("refuse")).row?.faults.map(({ field, code }) => [field, code])).toEqual(
      ["family_name", "given_name", "employee_id", "department_name"].map((field) => [field, "CELL_EMPTY"]),
    );
  });

  test("keeps formulas as text and what they do not fit in is refused", async () => {
    const { id } = await dryRun(table('f@example.jp,"=HYPERLINK(""//x"",""y"")",\'=1+1,,'));
    expect(await rows(id)).toMatchObject([{ verdict: "new", name: '=HYPERLINK("//x","y") =1+1' }]);
  });

  test("refuses what was decoded wrongly, and the name of the office", async () => {
    const { id } = await dryRun(table("g@example.jp,\uFFFD村,一,,", "h@example.jp,青葉製作所,人事部,,"));
    expect(await faultsOf(id)).toEqual([
      [2, "family_name INVALID_CHARACTERS"],
      [3, "family_name NAME_RESERVED"],
    ]);
  });

  test("of a name in one cell asks for the space between its parts", async () => {
    const { id } = await dryRun(
      "メール,氏名,フリガナ\na@example.jp,木村　大地,キムラ ダイチ\nb@example.jp,木村大地,",
    );
    expect(await rows(id)).toMatchObject([
      { verdict: "new", name: "木村 大地" },
      { verdict: "refused", faults: [{ field: "name", code: "NAME_NOT_PARTED" }] },
    ]);
  });
});

describe("what Excel has done to cells is recognised and corrected at one click for each kind", () => {
  const defective = [
    "メール,姓,名,セイ,社員番号,入社年月",
    "a1@example.jp,木,一,キ,00021,2015/4",
    "a2@example.jp,木,二,キ,00022,2015年4月1日",
    "a3@example.jp,木,三,キ,23,42095",
    "a4@example.jp,木,四,ｷﾞ,1.23E+11,R6.4.1",
    "a5＠ｅｘａｍｐｌｅ.jp,木,五,キ,０００２５,平成元年4月",
    "a6@example.jp,木,六,キ,1.2345E+4,昭和六十年四月",
  ].join("\n");

  test("each kind with how many and an example; nothing of it is taken uncorrected", async () => {
    const one = await dryRun(defective);
    expect(
      one.damages
        .map(({ kind, count, mended, example }) => [kind, count, mended, example.from, example.to])
        .sort(),
    ).toEqual([
      ["era", 3, false, "R6.4.1", "2024-04"],
      ["exponent", 2, false, "1.23E+11", ""],
      ["fullWidth", 2, false, "a5＠ｅｘａｍｐｌｅ.jp", "a5@example.jp"],
      ["halfWidthKana", 1, false, "ｷﾞ", "ギ"],
      ["leadingZeros", 1, false, "23", "00023"],
      ["serialDate", 1, false, "42095", "2015-04"],
    ]);
    expect(one.counts).toEqual({ new: 2, changed: 0, unchanged: 0, refused: 4, other_kind: 0, left_out: 0 });
  });

  test("corrected, the rows are new; one kind corrects nothing of another", async () => {
    const one = await read(defective);
    expect(await check(one, { mends: ["leadingZeros", "serialDate"] })).toMatchObject({
      counts: { new: 3, refused: 3 },
    });
    const all = await check(one, {
      mends: ["leadingZeros", "serialDate", "exponent", "halfWidthKana", "era", "fullWidth"],
    });
    expect(all).toMatchObject({
      counts: { new: 6, refused: 0 },
      damages: all.damages.map(() => ({ mended: true })),
    });
    const values = (await rows(one.id)).map(({ changes }) =>
      ["email", "employee_id", "enrollment_start_period", "family_name_kana"].map(
        (field) => changes.find((c) => c.field === field)?.to,
      ),
    );
    expect(values).toEqual([
      ["a1@example.jp", "00021", "2015-04", "キ"],
      ["a2@example.jp", "00022", "2015-04", "キ"],
      ["a3@example.jp", "00023", "2015-04", "キ"],
      // Nobody knows any more which digits there were, so the cell stays empty.
      ["a4@example.jp", undefined, "2024-04", "ギ"],
      ["a5@example.jp", "00025", "1989-04", "キ"],
      ["a6@example.jp", "12345", "1985-04", "キ"],
    ]);
  });

  test("numbers of different length without a zero at the beginning are no defect", async () => {
    expect(
      (await dryRun("メール,姓,名,社員番号\na@example.jp,木,一,7\nb@example.jp,木,二,12345")).damages,
    ).toEqual([]);
  });
});

describe("the file of refused rows", () => {
  const download = (id: number) => office.call(downloadRefused, { ...at(id), query: { language: "ja" } });

  test("has their columns, numbers and reasons, in the encoding of the upload, and can be chosen again", async () => {
    const one = await dryRun(
      encodeText(table("﨑＠example.jp,髙,一,,", "ok@example.jp,木,二,,", "'=cmd,木,三,,"), "shift_jis"),
    );
    const bytes = await download(one.id);
    const text = new TextDecoder("shift_jis").decode(bytes);
    const [head, first, second, ...others] = text.trimEnd().split("\r\n");
    expect(head).toBe(`${heading},行番号,エラー`);
    expect(first).toMatch(/^﨑＠example\.jp,髙,一,,,2,メールアドレス: /);
    expect(second).toMatch(/^'=cmd,木,三,,,4,メールアドレス: /);
    expect(others).toEqual([]);
    const again = await read(bytes);
    expect(again).toMatchObject({
      encoding: "shift_jis",
      row_count: 2,
      mapping: ["email", "family_name", "given_name", "employee_id", "department_name", null, null],
    });
  });
});
