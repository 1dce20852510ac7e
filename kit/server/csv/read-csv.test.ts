import { describe, expect, test } from "vitest";
import { type TextEncoding, textEncodings } from "#kit/contract/csv.ts";
import { beginningOf, encodeText } from "./encode-text.ts";
import { CsvFault, readCsv } from "./read-csv.ts";
import { findEncoding } from "./text-encoding.ts";

const limits = { rows: 10_000, columns: 50, cell: 1_000 };
const utf8 = (text: string) => new TextEncoder().encode(text);

async function rowsOf(bytes: Uint8Array, encoding?: TextEncoding) {
  const rows = [];
  for await (const row of readCsv(bytes, encoding ?? (await findEncoding(bytes)) ?? "utf-8", limits))
    rows.push(row);
  return rows;
}
const cellsOf = async (bytes: Uint8Array) => (await rowsOf(bytes)).map(({ cells }) => cells);
const faultOf = (bytes: Uint8Array) => rowsOf(bytes).catch((error: unknown) => error);

const names = "姓,名\r\n﨑山,髙志\r\nｻﾄｳ,花子";
const nameCells = [
  ["姓", "名"],
  ["﨑山", "髙志"],
  ["ｻﾄｳ", "花子"],
];

describe("the encoding of a file is found by its content", () => {
  test.each(textEncodings)("%s, with names that older tables do not have", async (encoding) => {
    const bytes = Buffer.concat([beginningOf(encoding), names].map((text) => encodeText(text, encoding)));
    expect(await findEncoding(bytes)).toBe(encoding);
    expect(await cellsOf(bytes)).toEqual(nameCells);
  });

  test.each([
    ["no mark at the beginning", names],
    ["a mark", `\uFEFF${names}`],
    ["the mark twice", `\uFEFF\uFEFF${names}`],
  ])("UTF-8 with %s", async (_, text) => {
    expect(await findEncoding(utf8(text))).toBe("utf-8");
    expect(await cellsOf(utf8(text))).toEqual(nameCells);
  });

  test.each(["utf-16le", "utf-16be"] as const)("%s without a mark", async (encoding) => {
    const bytes = encodeText("mail,姓\na@example.jp,﨑山", encoding);
    expect(await findEncoding(bytes)).toBe(encoding);
    expect(await cellsOf(bytes)).toEqual([
      ["mail", "姓"],
      ["a@example.jp", "﨑山"],
    ]);
  });

  test.each([
    ["half-width kana alone", "ﾔﾏﾀﾞ ﾀﾛｳ", [["ﾔﾏﾀﾞ ﾀﾛｳ"]]],
    ["a second byte that is a backslash, before a quote", '"社員,表","機構"', [["社員,表", "機構"]]],
    ["one kanji in an address", "東@example.jp,1", [["東@example.jp", "1"]]],
  ])("Shift_JIS with %s", async (_, text, cells) => {
    const bytes = encodeText(text, "shift_jis");
    expect(await findEncoding(bytes)).toBe("shift_jis");
    expect(await cellsOf(bytes)).toEqual(cells);
  });

  test("a character beyond the first plane stays whole where two pieces meet", async () => {
    const cells = await cellsOf(utf8(`${"あ,𠮷\n".repeat(9_999)}終,野`));
    expect(new Set(cells.map((row) => row.join("")))).toEqual(new Set(["あ𠮷", "終野"]));
  });

  test.each([
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d, 0x49, 0x48])],
    ["bytes of no encoding", new Uint8Array([0x41, 0xfd, 0xfe, 0xff, 0x42])],
  ])("%s has none", async (_, bytes) => {
    expect(await findEncoding(bytes)).toBeUndefined();
  });
});

describe("a table is read as spreadsheets write it", () => {
  test.each([
    [
      "quotes within quotes",
      'a,b\n"He said ""hi""",2',
      [
        ["a", "b"],
        ['He said "hi"', "2"],
      ],
    ],
    [
      "line breaks in a cell",
      'a,b\n"one\r\ntwo",2\n3,4',
      [
        ["a", "b"],
        ["one\r\ntwo", "2"],
        ["3", "4"],
      ],
    ],
    [
      "commas behind the last cell",
      "a,b,,,\n1,2,,,\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "lines that end each in another way",
      "a,b\r\n1,2\n3,4\r5,6",
      [
        ["a", "b"],
        ["1", "2"],
        ["3", "4"],
        ["5", "6"],
      ],
    ],
    [
      "tabs",
      "a\tb\n1\t2,5",
      [
        ["a", "b"],
        ["1", "2,5"],
      ],
    ],
    [
      "semicolons",
      'a;"x,y";b\n1;2;3',
      [
        ["a", "x,y", "b"],
        ["1", "2", "3"],
      ],
    ],
    [
      "a quote inside a cell that has none around it",
      'a,b\n5" pipe,2',
      [
        ["a", "b"],
        ['5" pipe', "2"],
      ],
    ],
    [
      "formulas, which stay text",
      'a\n"=HYPERLINK(""http://x"",""y"")"',
      [["a"], ['=HYPERLINK("http://x","y")']],
    ],
    [
      "the apostrophe of our own files, which goes",
      "a\n'=1+1\n'＋81\n'quoted",
      [["a"], ["=1+1"], ["＋81"], ["'quoted"]],
    ],
  ])("%s", async (_, text, cells) => {
    expect(await cellsOf(utf8(text))).toEqual(cells);
  });

  test("blank rows are left out, and the others keep the numbers that a spreadsheet shows", async () => {
    const numbers = (await rowsOf(utf8('a,b\n\n,,\n"x\ny",2\n3,4\n\n'))).map(({ number }) => number);
    expect(numbers).toEqual([1, 4, 5]);
  });

  test("nothing is nothing", async () => {
    expect(await rowsOf(utf8(""))).toEqual([]);
    expect(await rowsOf(utf8("\uFEFF\n\n"))).toEqual([]);
  });
});

describe("what cannot be a table is refused with its place", () => {
  test.each([
    ["a quote that never ends", `a,b\n1,"${"2\n".repeat(10)}`, { reason: "quote", row: 2 }],
    ["a quote that swallows a large file", `a\n1\n"${"x,y\n".repeat(60_000)}`, { reason: "quote", row: 3 }],
    ["51 columns", `a\n${"1,".repeat(51)}2`, { reason: "columns", row: 2 }],
    ["10,001 rows", "a\n".repeat(10_001), { reason: "rows", row: 10_001 }],
  ])("%s", async (_, text, fault) => {
    const refused = await faultOf(utf8(text));
    expect(refused).toBeInstanceOf(CsvFault);
    expect(refused).toMatchObject(fault);
  });

  test("a cell that is too long is cut to one character more than it may have", async () => {
    const [row] = await rowsOf(utf8("x".repeat(5_000)));
    expect(row?.cells[0]).toHaveLength(1_001);
  });
});

test("20 MB are read without holding anybody else up for long", async () => {
  const line = `${"山田,太郎,yamada@example.jp,".padEnd(1_000, "あ")}\n`;
  const bytes = utf8(line.repeat(6_000));
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  expect(await rowsOf(bytes)).toHaveLength(6_000);
  clearInterval(timer);
  expect(longest).toBeLessThan(1_000);
});
