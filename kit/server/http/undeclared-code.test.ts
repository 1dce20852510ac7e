import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors, errorCodes } from "#kit/contract/errors.ts";
import { failure, fieldFailures } from "../failure.ts";
import { undeclaredCode } from "./undeclared-code.ts";

const errors = errorCodes({ HOUSE_FULL: { status: 400, ja: "満員です。", en: "It is full." } });
const silent = call.post("/house", {
  access: "account",
  summary: "For this test.",
  answer: z.object({}),
});
const outspoken = { ...silent, errors: [errors.HOUSE_FULL, commonErrors.FORBIDDEN_OPERATION] };

describe("a refusal is held to the codes that its call declares", () => {
  test.each([errors.HOUSE_FULL, commonErrors.FORBIDDEN_OPERATION, commonErrors.ERROR_STATUS_HAS_CHANGED])(
    "$code has to be declared",
    (code) => expect(undeclaredCode(silent, failure(code))).toBe(code.code),
  );
  test.each([errors.HOUSE_FULL, commonErrors.FORBIDDEN_OPERATION])("$code is declared", (code) =>
    expect(undeclaredCode(outspoken, failure(code))).toBeUndefined(),
  );
  test("what any call may answer need not be declared, nor may what is said of fields", () => {
    expect(undeclaredCode(silent, failure(commonErrors.RECORD_NOT_FOUND))).toBeUndefined();
    const faults = [{ message_code: "TOO_LONG", field: "name" }];
    expect(undeclaredCode(silent, fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults))).toBeUndefined();
  });
  test("a fault beside the first has to be declared too", () => {
    const faults = [{ message_code: "TOO_LONG" }, { message_code: "HOUSE_FULL" }];
    expect(undeclaredCode(silent, fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults))).toBe(
      "HOUSE_FULL",
    );
  });
});
