import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hiragana, isHiragana, isKatakana, kana, toHiragana, toKatakana } from "./kana.ts";
import {
  acceptsItsOwnAnswer,
  answersInCodes,
  anyString,
  checkField,
  japaneseString,
} from "./testing/check-field.ts";

describe("toKatakana", () => {
  test.each([
    ["やまだ", "ヤマダ"],
    ["ﾔﾏﾀﾞ ﾊﾟﾅ", "ヤマダ パナ"],
    ["か゛", "ガ"],
    ["カ\u3099", "ガ"],
    ["ｳﾞｨ", "ヴィ"],
    ["ゔ", "ヴ"],
    ["ﾜﾞ", "ヷ"],
    ["ｽﾐｽ･ｱﾝﾅ", "スミス・アンナ"],
    ["ゝゞ", "ヽヾ"],
    ["山田A", "山田A"],
  ])("%j becomes %j", (from, to) => expect(toKatakana(from)).toBe(to));

  test("leaves full-width katakana alone", () => {
    const letters = Array.from({ length: 0x30fa - 0x30a1 + 1 }, (_, index) =>
      String.fromCharCode(0x30a1 + index),
    ).join("");
    expect(toKatakana(letters)).toBe(letters);
  });

  test("gives nothing half-width and no hiragana", () => {
    fc.assert(fc.property(japaneseString, (text) => !/[\u3041-\u3096\uff61-\uff9f]/.test(toKatakana(text))));
  });

  test("twice is once, and so for hiragana", () => {
    fc.assert(
      fc.property(
        fc.oneof(anyString, japaneseString),
        (text) => toKatakana(toKatakana(text)) === toKatakana(text),
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(anyString, japaneseString),
        (text) => toHiragana(toHiragana(text)) === toHiragana(text),
      ),
    );
  });

  test("comes back from hiragana", () => {
    const letters = fc.string({ unit: fc.constantFrom(...Array.from("アイガパヴッャーンヵヽ・")) });
    fc.assert(fc.property(letters, (text) => toKatakana(toHiragana(text)) === text));
  });
});

describe("isKatakana, isHiragana", () => {
  test.each([["ヤマダ"], ["マリア・ルイーザ"], ["ヤマダ　タロウ"]])("%j is katakana", (text) =>
    expect(isKatakana(text)).toBe(true),
  );
  test.each([["ー"], ["・"], [""], ["ヤマダa"], ["やまだ"], ["ﾔﾏﾀﾞ"], ["山田"], ["ヤ マ"]])(
    "%j is not",
    (text) => expect(isKatakana(text)).toBe(false),
  );
  test("hiragana is not katakana", () => {
    expect(isHiragana("やまだ　たろー")).toBe(true);
    expect(isHiragana("ヤマダ")).toBe(false);
  });
});

describe("kana, hiragana (R207, R208)", () => {
  const name = kana({ min: 1, max: 10 });

  test("converts instead of refusing", () => {
    expect(checkField(name, " やまだ ﾀﾛｳ ")).toEqual({ value: "ヤマダ　タロウ" });
    expect(checkField(hiragana({ max: 10 }), "ﾔﾏﾀﾞ")).toEqual({ value: "やまだ" });
  });

  test("refuses what cannot be converted", () => {
    expect(checkField(name, "山田")).toEqual({ codes: ["KATAKANA"] });
    expect(checkField(hiragana({ max: 10 }), "山田")).toEqual({ codes: ["HIRAGANA"] });
    expect(checkField(name, "")).toEqual({ codes: ["REQUIRED"] });
    expect(checkField(name, "アイウエオカキクケコサ")).toEqual({ codes: ["TOO_LONG"] });
    expect(checkField(kana({ min: 0, max: 10 }), "")).toEqual({ value: "" });
  });

  test("accepts only full-width katakana, again and unchanged, and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(japaneseString, anyString), (input) => {
        const outcome = checkField(name, input);
        if ("value" in outcome && !/^[ァ-ヾ\u3000]+$/.test(String(outcome.value))) return false;
        return answersInCodes(name, input) && acceptsItsOwnAnswer(name, input);
      }),
      { numRuns: 1000 },
    );
  });
});
