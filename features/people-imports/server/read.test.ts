import { describe, expect, test } from "vitest";
import { encodeText } from "#kit/server/csv/encode-text.ts";
import { jpeg } from "#kit/server/images/test-pictures.test-helper.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { createImport, deleteImport, type ImportView, listImports, showImport } from "../contract/calls.ts";
import { fileOf, importsOf } from "./imports.test-helper.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const { read, readAgain, show, check, start, office, at } = importsOf(server, aoba);
const picture = await jpeg(40, 30);
const csv = "メール,姓,名\r\na@example.jp,﨑山,髙志\r\nb@example.jp,𠮷野,花子";

describe("a file that an administrator has chosen (R452, R453)", () => {
  test("is told by its encoding, its rows and columns, with a sample and what each column seems to hold", async () => {
    const bytes = encodeText(csv.replace("𠮷", "吉"), "shift_jis");
    expect(await read(bytes)).toMatchObject({
      state: "read",
      encoding: "shift_jis",
      has_header: true,
      row_count: 2,
      columns: ["メール", "姓", "名"],
      mapping: ["email", "family_name", "given_name"],
      unsure: [],
      sample: [
        { row: 2, cells: ["a@example.jp", "﨑山", "髙志"] },
        { row: 3, cells: ["b@example.jp", "吉野", "花子"] },
      ],
      counts: null,
    });
    expect(await read(csv)).toMatchObject({
      encoding: "utf-8",
      sample: [{}, { cells: ["b@example.jp", "𠮷野", "花子"] }],
    });
  });

  test("is read again in the encoding that somebody says, whoever it is, and by its content again", async () => {
    const one = await read(encodeText(csv.replace("𠮷", "吉"), "shift_jis"));
    expect(one).toMatchObject({ encoding: "shift_jis", encoding_given: false });
    const again = (encoding: ImportView["encoding"] | null) =>
      importsOf(server, aoba, "makoto").readAgain(one.id, encoding);
    const wrong = await again("utf-8");
    expect(wrong).toMatchObject({ id: one.id, state: "read", encoding: "utf-8", encoding_given: true });
    expect(wrong.sample[0]?.cells.join()).toContain("\uFFFD");
    expect(await again(null)).toEqual({ ...one, version: 2 });
    await check(one);
    expect(await again("shift_jis")).toEqual({ ...one, encoding_given: true, version: 4 });
  });

  test("larger than what is kept in one chunk is read again as it was", async () => {
    const long = `${csv}\r\n${Array.from({ length: 300 }, (_, at) => `many-${at}@example.jp,木村,${"長".repeat(900)}`).join("\r\n")}`;
    const bytes = encodeText(long.replace("𠮷", "吉"), "utf-16le");
    expect(bytes.length).toBeGreaterThan(512 * 1024);
    const one = await read(bytes);
    expect(await readAgain(one.id, "utf-16le")).toEqual({ ...one, encoding_given: true, version: 1 });
  });

  test("is not kept beyond its being carried out, and cannot be read again then", async () => {
    const one = await check(await read(csv));
    const chunks = () =>
      server.database.kysely
        .selectFrom("people_import_pieces")
        .select("place")
        .where("import_id", "=", one.id)
        .execute();
    expect(await chunks()).toHaveLength(1);
    await start(one.id);
    expect(await chunks()).toEqual([]);
    await expect(readAgain(one.id, null)).rejects.toMatchObject({ code: "ERROR_IMPORT_STARTED" });
    await server.drainJobs();
  });

  test.each([
    [
      "headings of either width, with signs and notes",
      "ｅ−ｍａｉｌ,＊姓（必須）,名 (optional),Employee ID",
      ["email", "family_name", "given_name", "employee_id"],
    ],
    [
      "English headings",
      "Last Name,First name,E-Mail Address,Department",
      ["family_name", "given_name", "email", "department_name"],
    ],
    [
      "a name in one column",
      "氏名,フリガナ,メール,所属,入社日",
      ["name", "name_kana", "email", "department_name", "enrollment_start_period"],
    ],
    [
      "columns that nobody needs",
      "メール,姓,名,電話,メール",
      ["email", "family_name", "given_name", null, null],
    ],
  ])("%s are understood", async (_, heading, mapping) => {
    expect(await read(`${heading}\na@example.jp,b,c,d`)).toMatchObject({ has_header: true, mapping });
  });

  test("a heading that is only nearly known is a guess that somebody is asked to look at", async () => {
    expect(await read("社内メールアドレス,姓,名\na@example.jp,b,c")).toMatchObject({
      mapping: ["email", "family_name", "given_name"],
      unsure: [0],
    });
  });

  test("without a heading the addresses are found, and all rows are people", async () => {
    expect(await read("木村,大地,a@example.jp\n山田,花,b@example.jp")).toMatchObject({
      has_header: false,
      row_count: 2,
      mapping: [null, null, "email"],
      columns: ["", "", ""],
    });
  });

  test.each([
    ["0 bytes", "", "社員.csv", "ERROR_CSV_EMPTY"],
    ["blank lines alone", "\r\n\r\n", "社員.csv", "ERROR_CSV_EMPTY"],
    ["a picture named .csv", picture, "社員.csv", "ERROR_CSV_TYPE"],
    ["a workbook named .csv", new Uint8Array([0x50, 0x4b, 3, 4, 1]), "社員.csv", "ERROR_CSV_TYPE"],
    ["another extension", csv, "社員.xlsx", "ERROR_CSV_EXTENSION"],
    ["no encoding", new Uint8Array([0x41, 0xfd, 0xfe, 0xff]), "社員.csv", "ERROR_CSV_ENCODING"],
    ["a quote that never ends", 'a,b\n1,"2\n3', "社員.csv", "ERROR_CSV_QUOTE"],
    ["51 columns", "a,".repeat(51) + "b", "社員.csv", "ERROR_CSV_COLUMNS"],
    ["10,002 rows", "a\n".repeat(10_002), "社員.csv", "ERROR_CSV_ROWS"],
  ])("%s is refused in clear words", async (_, content, name, code) => {
    await expect(read(content, { name })).rejects.toMatchObject({
      status: 400,
      code,
      faults: [{ field: "file" }],
    });
  });

  test("none, and one of 21 MB, are refused", async () => {
    const send = (files: { file?: File }) =>
      office.call(createImport, { params: { id: aoba }, files, body: { kind: "employees" } });
    await expect(send({})).rejects.toMatchObject({ code: "ERROR_CSV_REQUIRED" });
    await expect(send({ file: fileOf(new Uint8Array(21 * 1024 * 1024)) })).rejects.toMatchObject({
      status: 413,
    });
  });
});

describe("what was read", () => {
  test("is found again in the list, and is forgotten when somebody says so", async () => {
    const one = await read(csv, { name: "forget.csv" });
    const list = async () => (await office.call(listImports, { params: { id: aoba } })).data.records;
    expect((await list())[0]).toMatchObject({
      id: one.id,
      file_name: "forget.csv",
      state: "read",
      created_by: "田中 美咲",
    });
    await office.call(deleteImport, at(one.id));
    await expect(show(one.id)).rejects.toMatchObject({ status: 404 });
    expect((await list()).map(({ id }) => id)).not.toContain(one.id);
  });

  test("cannot be checked without an address, or with two columns of one kind", async () => {
    const one = await read(csv);
    await expect(check(one, { mapping: [null, "family_name", "given_name"] })).rejects.toMatchObject({
      code: "ERROR_COLUMN_MISSING",
    });
    await expect(check(one, { mapping: ["email", "name", "given_name"] })).rejects.toMatchObject({
      code: "ERROR_COLUMN_TWICE",
    });
    await expect(check(one, { mapping: ["email", "name", "name"] })).rejects.toMatchObject({
      code: "ERROR_COLUMN_TWICE",
    });
  });

  test.each([
    ["guest", 401],
    ["hanako", 403],
    ["ken", 403],
    ["yui", 404],
  ] as const)("is not for %s", async (who, status) => {
    const one = await read(csv);
    await expect(server.as(who).call(showImport, at(one.id))).rejects.toMatchObject({ status });
    await expect(importsOf(server, aoba, who).read(csv)).rejects.toMatchObject({ status });
  });

  test("is not there for the administrator of another community, by whichever id", async () => {
    const one = await read(csv);
    const elsewhere = importsOf(server, minato, "yui");
    await expect(elsewhere.show(one.id)).rejects.toMatchObject({ status: 404 });
    await expect(elsewhere.check(one)).rejects.toMatchObject({ status: 404 });
    await expect(elsewhere.rows(one.id)).rejects.toMatchObject({ status: 404 });
    await expect(elsewhere.start(one.id)).rejects.toMatchObject({ status: 404 });
    await expect(elsewhere.undo(one.id)).rejects.toMatchObject({ status: 404 });
  });
});
