import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { isPhoneNumber, phoneNumberPart, phoneNumberParts, splitPhoneNumber } from "./phone.ts";
import { anyString, checkField } from "./testing/check-field.ts";

describe("splitPhoneNumber", () => {
  test.each([
    ["03-1234-5678", ["03", "1234", "5678"]],
    ["０９０ー１２３４ー５６７８", ["090", "1234", "5678"]],
    ["09012345678", ["090", "1234", "5678"]],
    ["0312345678", ["03", "1234", "5678"]],
    ["0451234567", ["045", "123", "4567"]],
    ["0120123456", ["0120", "123", "456"]],
    ["08001234567", ["0800", "123", "4567"]],
    ["(03) 1234-5678", ["03", "1234", "5678"]],
    ["+81 90-1234-5678", ["090", "1234", "5678"]],
    ["+81 (0)3 1234 5678", ["03", "1234", "5678"]],
    ["\u202d090\u20111234\u20115678\u202c", ["090", "1234", "5678"]],
    ["\u206803-1234-5678\u2069", ["03", "1234", "5678"]],
    ["0123-45-6789", ["0123", "45", "6789"]],
  ])("%j is %j", (input, parts) => expect(splitPhoneNumber(input)).toEqual(parts));

  test.each([["12"], [""], ["電話"], ["03-1234"], ["03-1234-5678-9"], ["090123456789"]])(
    "%j is none",
    (input) => expect(splitPhoneNumber(input)).toBeUndefined(),
  );

  test("never throws, loses no digit, and what it gives is a phone number", () => {
    const numeric = fc.string({ unit: fc.constantFrom(..."0123456789-() "), maxLength: 16 });
    fc.assert(
      fc.property(fc.oneof(anyString, numeric, fc.stringMatching(/^0[1-9]\d{8,9}$/)), (input) => {
        const parts = splitPhoneNumber(input);
        return (
          !parts || (isPhoneNumber(parts) && parts.join("") === input.normalize("NFKC").replace(/\D/g, ""))
        );
      }),
    );
  });
});

describe("the three parts (R087, R210)", () => {
  const form = z
    .object({
      a: phoneNumberPart({ required: false }),
      b: phoneNumberPart({ required: false }),
      c: phoneNumberPart({ required: false }),
    })
    .check(phoneNumberParts("a", "b", "c"));

  test("make a number together, converted to half-width", () => {
    expect(checkField(form, { a: "０３", b: "1234", c: "5678" })).toEqual({
      value: { a: "03", b: "1234", c: "5678" },
    });
    expect(checkField(form, { a: "1", b: "212", c: "5551234" })).toHaveProperty("value");
  });

  test("are blank together or not at all", () => {
    expect(checkField(form, { a: "", b: "", c: "" })).toHaveProperty("value");
    expect(checkField(form, { a: "03", b: "", c: "5678" })).toEqual({ codes: ["a.PHONE_NUMBER"] });
    expect(checkField(form, { a: "03", b: "12", c: "5678" })).toEqual({ codes: ["a.PHONE_NUMBER"] });
  });

  test("say what is wrong with each part as well", () => {
    expect(checkField(form, { a: "03", b: "x", c: "5678" })).toEqual({
      codes: ["b.DIGITS", "a.PHONE_NUMBER"],
    });
  });
});
