import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hexColour } from "./hex-colour.ts";
import { acceptsItsOwnAnswer, answersInCodes, anyString, checkField } from "./testing/check-field.ts";

describe("hexColour (R447)", () => {
  test.each([
    ["#1a73e8", { value: "#1a73e8" }],
    ["1A73E8", { value: "#1a73e8" }],
    [" ＃１Ａ７３Ｅ８ ", { value: "#1a73e8" }],
    ["#1a7", { codes: ["HEX_COLOUR"] }],
    ["#1a73e8ff", { codes: ["HEX_COLOUR"] }],
    ["#1a73eg", { codes: ["HEX_COLOUR"] }],
    ["red", { codes: ["HEX_COLOUR"] }],
    ["", { codes: ["REQUIRED"] }],
  ])("%j", (input, outcome) => expect(checkField(hexColour(), input)).toEqual(outcome));

  test("every colour passes with and without #; nothing else does, and nothing throws", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const digits = number.toString(16).padStart(6, "0");
        return [digits, `#${digits}`].every((input) => "value" in checkField(hexColour(), input));
      }),
    );
    fc.assert(
      fc.property(fc.oneof(anyString, fc.string({ unit: fc.constantFrom(..."#0aFgＡ ") })), (input) => {
        const outcome = checkField(hexColour(), input);
        const fine =
          "codes" in outcome
            ? answersInCodes(hexColour(), input)
            : /^#[0-9a-f]{6}$/.test(String(outcome.value));
        return fine && acceptsItsOwnAnswer(hexColour(), input);
      }),
    );
  });
});
