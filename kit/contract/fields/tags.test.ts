import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { editTag, tags, toTag } from "./tags.ts";
import {
  acceptsItsOwnAnswer,
  answersInCodes,
  anyString,
  checkField,
  japaneseString,
} from "./testing/check-field.ts";
import { graphemeLength } from "./text-length.ts";

const anyText = fc.oneof(anyString, japaneseString);

describe("toTag (R110)", () => {
  test.each([
    ["東京 同窓会", "東京"],
    ["　#東京　同窓会", "東京"],
    ["＃ 東京", "東京"],
    ["  ", ""],
    ["C#", "C#"],
  ])("%j is %j", (typed, tag) => expect(toTag(typed)).toBe(tag));
  test("is one word, and twice is once", () => {
    fc.assert(
      fc.property(anyText, (typed) => !/\s|^#/.test(toTag(typed)) && toTag(toTag(typed)) === toTag(typed)),
    );
  });
});

describe("tags (R222, R223)", () => {
  test.each([
    [["東京 同窓会", "#大阪"], { value: ["東京", "大阪"] }],
    [["東京", " ", "大阪"], { value: ["東京", "大阪"] }],
    [[], { value: [] }],
    [["a", "b", "c", "d", "e", " "], { value: ["a", "b", "c", "d", "e"] }],
    [["a", "b", "c", "d", "e", "f"], { codes: ["TOO_MANY"] }],
    [["東京", "大阪", "東京"], { codes: ["2.DUPLICATE_TAG"] }],
    [["React", "ｒｅａｃｔ"], { codes: ["1.DUPLICATE_TAG"] }],
    [["東京", "あ".repeat(21)], { codes: ["1.TOO_LONG"] }],
    [["👨‍👩‍👧‍👦".repeat(20)], { value: ["👨‍👩‍👧‍👦".repeat(20)] }],
    [undefined, { codes: ["REQUIRED"] }],
  ])("%j", (input, outcome) => expect(checkField(tags(), input)).toEqual(outcome));

  test("accepts at most five different words of at most 20 characters, and never throws", () => {
    const lists = fc.array(fc.oneof(anyText, fc.constantFrom("a", "A", "b")), { maxLength: 8 });
    fc.assert(
      fc.property(lists, (input) => {
        const result = z.safeParse(tags(), input);
        const kept = result.data ?? [];
        return (
          kept.length <= 5 &&
          new Set(kept.map((tag) => tag.toLowerCase())).size === kept.length &&
          kept.every((tag) => tag !== "" && graphemeLength(tag) <= 20 && !/\s/.test(tag)) &&
          answersInCodes(tags(), input) &&
          acceptsItsOwnAnswer(tags(), input)
        );
      }),
    );
  });
});

describe("editTag (R224)", () => {
  test("changes, adds, and removes by a blank", () => {
    expect(editTag(["東京", "大阪"], 1, "京都 観光")).toEqual(["東京", "京都"]);
    expect(editTag(["東京"], 1, "大阪")).toEqual(["東京", "大阪"]);
    expect(editTag(["東京", "大阪"], 0, "　")).toEqual(["大阪"]);
  });
});
