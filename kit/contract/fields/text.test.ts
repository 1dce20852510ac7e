import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { acceptsItsOwnAnswer, answersInCodes, anyString, checkField } from "./testing/check-field.ts";
import { explanation, line, name, text, tidy } from "./text.ts";
import { graphemeLength, inquiryLength } from "./text-length.ts";

describe("text", () => {
  const comment = text({ max: 5 });

  test("keeps what was written, without the space around it", () => {
    expect(checkField(comment, "  こんにちは　\n")).toEqual({ value: "こんにちは" });
  });

  test("keeps line breaks and tabs, and makes every kind of line break one", () => {
    expect(checkField(comment, "a\r\nb\vc")).toEqual({ value: "a\nb\nc" });
    expect(checkField(comment, "a\tb")).toEqual({ value: "a\tb" });
  });

  test("composes characters, so that equal texts are equal", () => {
    expect(checkField(comment, "か\u3099")).toEqual({ value: "が" });
  });

  test.each([
    ["", "REQUIRED"],
    ["  　\n", "REQUIRED"],
    ["\u200b\u200d", "REQUIRED"],
    [undefined, "REQUIRED"],
    [null, "REQUIRED"],
  ])("%j is missing", (input, code) => expect(checkField(comment, input)).toEqual({ codes: [code] }));

  test.each([["a\ud800"], ["\udc00a"]])("%j holds unusable characters", (input) =>
    expect(checkField(comment, input)).toEqual({ codes: ["INVALID_CHARACTERS"] }),
  );

  test.each([
    ["a\0b", "ab"],
    ["総会の\b", "総会の"],
    ["a\u0085b\u009f", "a\nb"],
    ["花\u200b子", "花子"],
    ["\u2800", undefined],
  ])("of %j what shows nothing is dropped", (input, value) =>
    expect(checkField(comment, input)).toEqual(value ? { value } : { codes: ["REQUIRED"] }),
  );

  test.each([["\ufa1b田"], ["\ufa19谷"], ["葛\u{e0100}城"]])(
    "the kanji of %s stay those that were typed",
    (input) => expect(checkField(comment, input)).toEqual({ value: input }),
  );

  test("counts families as one character each", () => {
    expect(checkField(comment, "👨‍👩‍👧‍👦".repeat(5))).toEqual({ value: "👨‍👩‍👧‍👦".repeat(5) });
    expect(checkField(comment, "👨‍👩‍👧‍👦".repeat(6))).toEqual({ codes: ["TOO_LONG"] });
  });

  test("refuses one character hidden under thousands of marks", () => {
    expect(checkField(comment, `a${"\u0301".repeat(5000)}`)).toEqual({ codes: ["TOO_LONG"] });
  });

  test("says how long it was and may be", () => {
    expect(z.safeParse(comment, "123456").error?.issues[0]).toMatchObject({ params: { max: 5, length: 6 } });
  });

  test("measures with the counter it is given", () => {
    expect(checkField(text({ max: 3, counter: inquiryLength }), "a\nb")).toEqual({ codes: ["TOO_LONG"] });
  });

  test("that explains something is more than signs, however wide they are", () => {
    const why = explanation({ letters: 4, max: 10 });
    for (const signs of [".", "・・・・・", "！？！？！", "a b.c-1".slice(0, 5)])
      expect(checkField(why, signs)).toEqual({ codes: ["TOO_FEW_LETTERS"] });
    expect(checkField(why, "")).toEqual({ codes: ["REQUIRED"] });
    expect(checkField(why, "通報のため。")).toEqual({ value: "通報のため。" });
    expect(checkField(why, "㍿①の件")).toEqual({ value: "㍿①の件" });
    expect(checkField(why, "通報があったため確認する")).toEqual({ codes: ["TOO_LONG"] });
  });

  test("can be too short, or left blank where it may", () => {
    expect(checkField(text({ min: 3, max: 5 }), "ab")).toEqual({ codes: ["TOO_SHORT"] });
    expect(checkField(text({ min: 0, max: 5 }), " ")).toEqual({ value: "" });
  });

  test("a number is not a text", () => expect(checkField(comment, 5)).toEqual({ codes: ["INVALID_FORMAT"] }));

  test("what it accepts obeys the rules, and no string makes it throw", () => {
    fc.assert(
      fc.property(anyString, (input) => {
        const result = z.safeParse(comment, input);
        if (!result.success) return answersInCodes(comment, input);
        const kept = result.data;
        return (
          kept.isWellFormed() &&
          !kept.includes("\0") &&
          graphemeLength(kept) <= 5 &&
          kept === kept.trim() &&
          kept !== ""
        );
      }),
    );
    fc.assert(fc.property(anyString, (input) => acceptsItsOwnAnswer(comment, input)));
  });

  test("tidying twice is tidying once", () => {
    fc.assert(fc.property(anyString, (input) => tidy(tidy(input)) === tidy(input)));
  });
});

describe("line", () => {
  test("has no line break inside", () => {
    expect(checkField(line({ max: 9 }), "山田\n太郎")).toEqual({ codes: ["LINE_BREAK"] });
    expect(checkField(line({ max: 9 }), "山田　太郎\n")).toEqual({ value: "山田　太郎" });
  });

  test("leaves the direction of what follows it alone", () => {
    expect(checkField(line({ max: 9 }), "花子\u202e\u2066\u200f")).toEqual({ value: "花子" });
  });
});

describe("name", () => {
  const person = name({ max: 40 });

  test.each([
    ["花子 https://evil.example"],
    ["花子　ｈｔｔｐｓ：／／evil.example"],
    ["www.evil.example"],
    ["花子（WWW.evil.example）"],
    ["花子 http:\u200b//evil.example"],
  ])("is no address of a page, as %s", (input) =>
    expect(checkField(person, input)).toEqual({ codes: ["ADDRESS"] }),
  );

  test.each([["価格.com"], ["A/B：試験部"], ["㈱青葉//総務"], ["awww. 花子"]])("may be %s", (input) =>
    expect(checkField(person, input)).toEqual({ value: input }),
  );

  test("is a line", () => expect(checkField(person, "山田\n太郎")).toEqual({ codes: ["LINE_BREAK"] }));
  test("accepts its own answer", () => {
    fc.assert(fc.property(anyString, (input) => acceptsItsOwnAnswer(person, input)));
  });
});
