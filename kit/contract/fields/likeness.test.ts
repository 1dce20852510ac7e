import { expect, test } from "vitest";
import { looksLike } from "./likeness.ts";

const office = "青葉製作所 人事部";

test.each([
  "青葉製作所 人事部",
  "青葉製作所　人事部",
  "青葉製作所\u200b人事部",
  "【公式】青葉製作所・人事部",
  "青葉製作所人事部 山田",
])("%j could be taken for the office", (name) => expect(looksLike(name, office)).toBe(true));

test.each(["青葉 製作", "人事部の佐藤", "佐藤 花子"])("%j could not", (name) =>
  expect(looksLike(name, office)).toBe(false),
);

test("width and case make no other name", () => expect(looksLike("ＥＮＩＳＨＩ", "Enishi")).toBe(true));

test("a short name is taken only by the whole of it", () => {
  expect(looksLike("田中 花子", "田中")).toBe(false);
  expect(looksLike("田 中", "田中")).toBe(true);
});

test("a name of marks alone reserves nothing", () => expect(looksLike("佐藤 花子", "☆")).toBe(false));
