import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foreignPostalCode, postalCodeArea, postalCodeTown, splitPostalCode } from "./postal-code.ts";
import {
  acceptsItsOwnAnswer,
  answersInCodes,
  anyString,
  checkField,
  japaneseString,
} from "./testing/check-field.ts";

describe("splitPostalCode", () => {
  test.each([
    ["150-0001"],
    ["1500001"],
    ["〒150-0001"],
    ["〒１５０ー０００１"],
    [" 150 0001 "],
    ["〒 150−0001"],
  ])("%j is pasted into both boxes", (input) => expect(splitPostalCode(input)).toEqual(["150", "0001"]));
  test.each([["150"], ["15-00001"], ["15000011"], ["SW1A 1AA"], [""]])("%j is no whole code", (input) =>
    expect(splitPostalCode(input)).toBeUndefined(),
  );
  test("finds every code, however it is written", () => {
    const separator = fc.constantFrom("", "-", "ー", "−", " ", "　");
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{3}$/),
        fc.stringMatching(/^\d{4}$/),
        separator,
        (area, town, between) => {
          const parts = splitPostalCode(`〒${area}${between}${town}`);
          return parts?.[0] === area && parts[1] === town;
        },
      ),
    );
  });
});

describe("the boxes", () => {
  test("take three and four digits, converted", () => {
    expect(checkField(postalCodeArea(), "１５０")).toEqual({ value: "150" });
    expect(checkField(postalCodeTown(), "0001")).toEqual({ value: "0001" });
    expect(checkField(postalCodeArea(), "15")).toEqual({ codes: ["POSTAL_CODE"] });
    expect(checkField(postalCodeTown(), "00011")).toEqual({ codes: ["POSTAL_CODE"] });
    expect(checkField(postalCodeTown(), "")).toEqual({ codes: ["REQUIRED"] });
    expect(checkField(postalCodeTown({ required: false }), "")).toEqual({ value: "" });
  });
  test("abroad: letters too", () => {
    expect(checkField(foreignPostalCode(), "sw1a　1aa")).toEqual({ value: "SW1A 1AA" });
    expect(checkField(foreignPostalCode(), "住所")).toEqual({ codes: ["POSTAL_CODE"] });
    expect(checkField(foreignPostalCode(), "1234567890123")).toEqual({ codes: ["POSTAL_CODE"] });
  });
  test("never throw, and accept their own answers", () => {
    fc.assert(
      fc.property(fc.oneof(anyString, japaneseString), (input) =>
        [postalCodeArea(), postalCodeTown(), foreignPostalCode()].every(
          (field) => answersInCodes(field, input) && acceptsItsOwnAnswer(field, input),
        ),
      ),
    );
  });
});
