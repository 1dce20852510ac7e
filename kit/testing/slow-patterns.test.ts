import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { slowPatterns } from "../../bin/lib/slow-patterns.ts";

let root = "";
afterEach(() => rmSync(root, { recursive: true }));

function faultsOf(path: string, text: string): string[] {
  root = mkdtempSync(join(tmpdir(), "slow-patterns-"));
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return slowPatterns(root);
}

const product = "features/posts/server/read.ts";

test.each([
  ["two repetitions that share characters", String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`],
  ["a repetition in a repetition", "/^(?:a+)+$/"],
  ["a repetition that any place may begin", String.raw`/\s+$/`],
  ["a pattern made at run time", 'new RegExp("a" + name)'],
])("%s is reported with its line", (_, pattern) => {
  expect(faultsOf(product, `const one = 1;\nexport const slow = ${pattern};\n`)).toEqual([
    expect.stringMatching(/^features\/posts\/server\/read\.ts:2 /),
  ]);
});

test.each([
  ["a pattern whose parts exclude each other", String.raw`/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/`],
  ["repetitions with an end", String.raw`/\d{1,4}\d{1,2}$/`],
])("%s is in order", (_, pattern) => {
  expect(faultsOf(product, `export const quick = ${pattern};\n`)).toEqual([]);
});

test("what only a test uses may take its time", () => {
  expect(faultsOf("features/posts/server/read.test.ts", "export const slow = /a+b/;\n")).toEqual([]);
});
