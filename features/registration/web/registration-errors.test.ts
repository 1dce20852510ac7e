import { describe, expect, test } from "vitest";
import { ApiError } from "#kit/web/api/api-error.ts";
import { checkCode, endsRegistration, registrationCode, shownCode } from "./registration-errors.ts";

const catalogue = [
  "VALIDATE_DUPLICATE",
  "VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE",
  "ERROR_PARTICIPATED",
  "VALIDATE_NUMBER_OF_USERS",
  "INVALID_URL_ERROR",
  "ERROR_INVALID_PARAMS",
  "ERROR_ADDITIONAL_INFORMATIONS",
];

describe("a refused registration", () => {
  test.each(catalogue)("is named by the catalogue: %s", (code) => {
    expect(registrationCode(new ApiError(400, code))).toBe(code);
    expect(shownCode(code)).toBe(code);
  });

  test("by any other code has simply failed, in an address that somebody made up as well", () => {
    expect(registrationCode(new ApiError(400, "SOMETHING_ELSE"))).toBe("REGISTER_FAILED");
    expect(shownCode("<b>SOMETHING_ELSE</b>")).toBe("REGISTER_FAILED");
  });

  test("keeps what is no answer to the form, such as a session that has ended", () => {
    expect(registrationCode(new ApiError(503, "ERROR_UNAVAILABLE"))).toBe("ERROR_UNAVAILABLE");
  });

  test("leaves the form where no change of it can help", () => {
    expect(catalogue.filter(endsRegistration)).toEqual([
      "ERROR_PARTICIPATED",
      "VALIDATE_NUMBER_OF_USERS",
      "INVALID_URL_ERROR",
    ]);
  });
});

test.each([
  ["VALIDATE_DUPLICATE", "VALIDATE_DUPLICATE"],
  ["VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE", "ERROR_PARTICIPATED"],
])("the check of an address answers %s as %s", (code, shown) => {
  expect(checkCode(new ApiError(400, code))).toBe(shown);
});
