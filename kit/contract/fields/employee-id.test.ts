import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { employeeId, splitEmployeeIds } from "./employee-id.ts";
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

describe("splitEmployeeIds (R359)", () => {
  test("parts what is pasted from a sheet", () => {
    expect(splitEmployeeIds("001\r\n002,003、００１\t004　005\n")).toEqual([
      "001",
      "002",
      "003",
      "004",
      "005",
    ]);
    expect(splitEmployeeIds(" \n")).toEqual([]);
  });

  test("gives every id once, in order, whatever parts them", () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{1,11}$/));
    fc.assert(
      fc.property(
        ids,
        fc.constantFrom("\n", ", ", "\t", "　", "、"),
        (list, separator) => splitEmployeeIds(list.join(separator)).join() === list.join(),
      ),
    );
  });
});
