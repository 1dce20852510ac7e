import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPictogram, noPictograms } from "./pictogram.ts";
import { anyString, checkField } from "./testing/check-field.ts";
import { text } from "./text.ts";

describe("findPictogram (R185, R212)", () => {
  test.each([
    ["😀"],
    ["👨‍👩‍👧"],
    ["🇯🇵"],
    ["⌚"],
    ["❤️"],
    ["©️"],
    ["☎️"],
    ["1️⃣"],
    ["#⃣"],
    ["🏽"],
    ["🈁"],
    ["\ue63e"],
    ["\u{f0000}"],
    ["🫠"],
  ])("%s is a picture", (picture) => {
    expect(findPictogram(`株式会社${picture}縁`)).toBeDefined();
  });

  test.each([
    ["漢字とひらがなとカタカナ、ｶﾅ。「！？」〜ー・々〆"],
    ["0123456789０１２#*＃＊"],
    ["©®™ ©2026 ℡№㈱①Ⅳ㍻㎡"],
    ["〒150-0001 ☎03 ★☆○●◎◇◆□■△▲▽▼※→←↑↓♪♂♀"],
    ["café naïve Ærø Ελλάδα"],
    ["𠮷野家 葛\u{e0100}城"],
    ["\ud83d"],
  ])("%s is text", (words) => expect(findPictogram(words)).toBeUndefined());

  test("looks at the first 40,000 characters (R238)", () => {
    expect(findPictogram(`${"あ".repeat(39_998)}😀`)).toBe("😀");
    expect(findPictogram(`${"あ".repeat(40_000)}😀`)).toBeUndefined();
  });

  test("finds a picture wherever it stands among Japanese text", () => {
    const words = fc.string({ unit: fc.constantFrom(...Array.from("あ漢カ1#a。☆")) });
    fc.assert(
      fc.property(
        words,
        words,
        (a, b) => findPictogram(`${a}🎉${b}`) === "🎉" && findPictogram(a + b) === undefined,
      ),
    );
  });

  test("never throws", () => {
    fc.assert(
      fc.property(anyString, (input) => ["string", "undefined"].includes(typeof findPictogram(input))),
    );
  });
});

test("a field without pictograms says so", () => {
  const content = text({ max: 20 }).check(noPictograms());
  expect(checkField(content, "了解です👍")).toEqual({ codes: ["PICTOGRAM"] });
  expect(checkField(content, "了解です！")).toEqual({ value: "了解です！" });
});
