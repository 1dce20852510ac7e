import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { employeeId } from "./employee-id.ts";
import { acceptsItsOwnAnswer, answersInCodes, anyString, checkField } from "./testing/check-field.ts";

describe("employeeId (R358)", () => {
  test.each([
    ["00012345678", { value: "00012345678" }],
    ["Ａ－００１", { value: "A-001" }],
    ["000123456789", { codes: ["TOO_LONG"] }],
    ["社員1", { codes: ["INVALID_FORMAT"] }],
    ["=1+1", { codes: ["INVALID_FORMAT"] }],
    ["", { codes: ["REQUIRED"] }],
  ])("%j", (input, outcome) => expect(checkField(employeeId(), input)).toEqual(outcome));

  test("never throws, and accepts its own answer", () => {
    fc.assert(
      fc.property(
        anyString,
        (input) => answersInCodes(employeeId(), input) && acceptsItsOwnAnswer(employeeId(), input),
      ),
    );
  });
});
