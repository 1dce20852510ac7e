import { expect, test } from "vitest";
import { languageOf } from "./written-in.ts";

test.each([
  ["光学の輪読会、いっしょに始めませんか", "ja"],
  ["DXの勉強会", "ja"],
  ["<p lang='x'>Reading club</p>", "en"],
  ["2026/11/22", undefined],
])("%s is in %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});
