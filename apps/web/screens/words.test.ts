import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../../bin/lib/root.ts";
import { files } from "../../../bin/lib/walk.ts";

const sources = [...files(root, ["{apps,features,kit}/**"])].filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|test-helper/.test(path),
);
const found = (pattern: RegExp): string[] =>
  sources.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(pattern)].map(([text]) => `${path}: ${text}`),
  );

const people = "候補者|メンバー|管理者|アルムナイ|在籍者|参加者|登録者|退会者";

test("people are counted as people: 名, never 件", () => {
  expect(found(new RegExp(`(?:${people})[がはをのも、 ]?(?:全|計|ほか)?\\$\\{[^}]+\\}件`, "g"))).toEqual([]);
  expect(found(new RegExp(`\\}件の(?:${people}|人)`, "g"))).toEqual([]);
});

test("what is typed into is named by more than a placeholder, which goes with the first letter", () => {
  const fields = found(/<(?:input|textarea)\b(?:[^>]|=>)*?placeholder=(?:[^>]|=>)*>/g);
  expect(fields.filter((field) => !/aria-label(?:ledby)?=|\bid=|\{\.\.\.control\}/.test(field))).toEqual([]);
});
