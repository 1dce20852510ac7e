import type { Leaf } from "./leaves.test-helper.ts";

const token = (text: string): string => Buffer.from(text).toString("base64url");

/** No field has any of these types. */
const otherTypes: readonly unknown[] = [null, true, [], {}, [[1]], { a: 1 }, ["a", "b"]];

/** These numbers are at and beyond the edges of a column's and the language's range. */
export const numbers = [
  -1,
  0,
  1.5,
  32_768,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  2 ** 63,
  -(2 ** 31) - 1,
  1e308,
  "9999999999999999999",
  "0x10",
  "1e5",
  " 7 ",
  "٣",
];

/** Databases, languages, parsers and patterns stumble over these texts. */
export const texts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "a\udfffb",
  "\u001b[0m\u0085\u2028",
  "\u202eabc\u2066",
  "👩‍👩‍👧‍👦".repeat(8),
  "%",
  "%00",
  "%c0%af",
  "\\",
  "' or 1=1 --",
  "$1::int",
  "{{}}%s",
  "a".repeat(5_000),
  "あ".repeat(3_000),
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "NaN",
  "Infinity",
  "null",
  "undefined",
  "[object Object]",
  "0000-00-00",
  "2026-02-30",
  "9999-12-31T23:59:59.999Z",
  "0001-01-01T00:00:00+23:59",
  "275760-09-13",
  "+275760-09-13T00:00:00.000Z",
  "-000001-01-01T00:00:00.000Z",
  "00000000-0000-0000-0000-000000000000",
  "http://[::1",
  "a@b.c",
  "@{9007199254740993} @{999999999999999}",
  "<p>\0</p>",
  `<p>${"<b>".repeat(500)}`,
  // These look like the cursors of lists.
  token("0.0"),
  token("999999999999999.999999999999999"),
  token("hfdkxs00.2gosa7pa2gv"),
  token("-hfdkxs00.-1"),
  token("\0.\0"),
];

/** These have made servers fail most, so every place is tried with them. */
const worst = ["\0", "\ud800", 2_147_483_648, 2 ** 53, token("999999999999999.999999999999999"), []];

/** Returns the values that this JSON schema type does not expect; paths and queries carry only texts. */
function valuesFor({ part, type }: Leaf): readonly unknown[] {
  const isNumber = type === "number" || type === "integer";
  if (part === "body") return isNumber ? [...otherTypes, ...numbers, ""] : [...otherTypes, ...texts];
  return isNumber ? [...numbers, "NaN", "a"] : [...texts, ...numbers];
}

/** In a path, an empty text or dots make another path. */
const canStandIn = ({ part }: Leaf, value: unknown): boolean =>
  part === "body" || (String(value).isWellFormed() && (part === "query" || !/^\.*$/.test(String(value))));

/** Returns the worst values and one in so many of the others, which differ from place to place. */
export const evilValues = (leaf: Leaf, oneIn: number, turn: number): unknown[] =>
  [...worst, ...valuesFor(leaf).filter((_, index) => index % oneIn === turn % oneIn)]
    .map((value) => (leaf.part === "body" ? value : String(value)))
    .filter((value) => canStandIn(leaf, value));
