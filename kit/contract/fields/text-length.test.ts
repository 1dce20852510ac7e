import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyString } from "./testing/check-field.ts";
import { articleLength, graphemeLength, inquiryLength } from "./text-length.ts";

const simple = fc.string({ unit: fc.constantFrom(...Array.from("aZ9 あカ山。！ーＡ\n")) });

describe("graphemeLength (R231)", () => {
  test.each([
    ["", 0],
    ["縁をつなぐ", 5],
    ["👨‍👩‍👧‍👦", 1],
    ["🇯🇵🇬🇧", 2],
    ["ｶﾞ", 1],
    ["か\u3099", 1],
    ["葛\u{e0100}城", 2],
    ["a\r\nb", 3],
    ["👍🏽!", 2],
  ])("counts %j as %i", (text, length) => expect(graphemeLength(text)).toBe(length));

  test("agrees with the segmenter on any text, however it was counted", () => {
    const segmenter = new Intl.Segmenter("ja", { granularity: "grapheme" });
    fc.assert(fc.property(anyString, (text) => graphemeLength(text) === [...segmenter.segment(text)].length));
    fc.assert(fc.property(simple, (text) => graphemeLength(text) === [...segmenter.segment(text)].length));
  });

  test("every character counted without the segmenter is one character for itself", () => {
    const segmenter = new Intl.Segmenter("ja", { granularity: "grapheme" });
    for (let unit = 0; unit < 0x10000; unit++) {
      const twice = `${String.fromCharCode(unit)}あ${String.fromCharCode(unit)}`;
      expect(graphemeLength(twice), `U+${unit.toString(16)}`).toBe([...segmenter.segment(twice)].length);
    }
  });

  test("two simple texts together are as long as both", () => {
    fc.assert(
      fc.property(simple, simple, (a, b) => graphemeLength(a + b) === graphemeLength(a) + graphemeLength(b)),
    );
  });
});

describe("inquiryLength (R184)", () => {
  test("a line break counts two, however it is written", () => {
    expect(inquiryLength("a\nb")).toBe(4);
    expect(inquiryLength("a\r\nb")).toBe(4);
    expect(inquiryLength("一行")).toBe(2);
  });

  test("a line break between two texts adds two", () => {
    fc.assert(
      fc.property(
        simple,
        simple,
        (a, b) => inquiryLength(`${a}\n${b}`) === inquiryLength(a) + inquiryLength(b) + 2,
      ),
    );
  });
});

describe("articleLength", () => {
  test("is characters plus line breaks minus one", () => {
    expect(articleLength("a\nb\nc")).toBe(5 + 2 - 1);
    expect(articleLength("a\nb")).toBe(3);
  });

  test("takes nothing off a text without line breaks", () => expect(articleLength("一行")).toBe(2));

  test("is never shorter than the characters, nor longer than an inquiry's count", () => {
    fc.assert(
      fc.property(simple, (text) => {
        const length = articleLength(text);
        return length >= graphemeLength(text) && length <= inquiryLength(text);
      }),
    );
  });
});
