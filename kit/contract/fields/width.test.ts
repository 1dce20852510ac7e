import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptsItsOwnAnswer, anyString, checkField, japaneseString } from "./testing/check-field.ts";
import { digits, toHalfWidth, toHalfWidthNumber } from "./width.ts";

describe("toHalfWidth", () => {
  test("turns letters, digits, signs and spaces, and nothing else", () => {
    expect(toHalfWidth("ＡＢｃ１２３！＠　カナ山ｶﾅ")).toBe("ABc123!@ カナ山ｶﾅ");
  });

  test("turns each printable ASCII character's wide twin into it", () => {
    for (let code = 0x21; code <= 0x7e; code++)
      expect(toHalfWidth(String.fromCharCode(code + 0xfee0))).toBe(String.fromCharCode(code));
  });

  test("twice is once", () => {
    fc.assert(
      fc.property(
        fc.oneof(anyString, japaneseString),
        (text) => toHalfWidth(toHalfWidth(text)) === toHalfWidth(text),
      ),
    );
    fc.assert(
      fc.property(fc.oneof(anyString, japaneseString), (text) => {
        const once = toHalfWidthNumber(text);
        return toHalfWidthNumber(once) === once;
      }),
    );
  });
});

describe("digits (R209, R239)", () => {
  test.each([
    ["０９０", { value: "090" }],
    [" 12 ", { value: "12" }],
    ["1234567890", { value: "1234567890" }],
    ["12345678901", { codes: ["TOO_LONG"] }],
    ["12a", { codes: ["DIGITS"] }],
    ["-1", { codes: ["DIGITS"] }],
    ["٣", { codes: ["DIGITS"] }],
    ["", { codes: ["REQUIRED"] }],
  ])("%j", (input, outcome) => expect(checkField(digits(), input)).toEqual(outcome));

  test("can ask for a length, and be left blank", () => {
    expect(checkField(digits({ min: 3, max: 3 }), "12")).toEqual({ codes: ["TOO_SHORT"] });
    expect(checkField(digits({ required: false }), "")).toEqual({ value: "" });
  });

  test("accepts one to ten ASCII digits only", () => {
    const numeric = fc.string({ unit: fc.constantFrom(...Array.from("019０１９ -")) });
    fc.assert(
      fc.property(fc.oneof(anyString, numeric), (input) => {
        const outcome = checkField(digits(), input);
        return (
          ("codes" in outcome || /^[0-9]{1,10}$/.test(String(outcome.value))) &&
          acceptsItsOwnAnswer(digits(), input)
        );
      }),
    );
  });
});
