import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isKatakana, kana, toKatakana } from "./kana.ts";
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

  test("twice is once", () => {
    fc.assert(
      fc.property(
        fc.oneof(anyString, japaneseString),
        (text) => toKatakana(toKatakana(text)) === toKatakana(text),
      ),
    );
  });
});

describe("isKatakana", () => {
  test.each([["ヤマダ"], ["マリア・ルイーザ"], ["ヤマダ　タロウ"]])("%j is katakana", (text) =>
    expect(isKatakana(text)).toBe(true),
  );
  test.each([["ー"], ["・"], [""], ["ヤマダa"], ["やまだ"], ["ﾔﾏﾀﾞ"], ["山田"], ["ヤ マ"]])(
    "%j is not",
    (text) => expect(isKatakana(text)).toBe(false),
  );
});

describe("kana (R207)", () => {
  const name = kana({ min: 1, max: 10 });

  test("converts instead of refusing", () => {
    expect(checkField(name, " やまだ ﾀﾛｳ ")).toEqual({ value: "ヤマダ　タロウ" });
  });

  test("refuses what cannot be converted", () => {
    expect(checkField(name, "山田")).toEqual({ codes: ["KATAKANA"] });
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
