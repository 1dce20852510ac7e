import { employeeErrors } from "#features/employees/contract/errors.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { commonErrors, type ErrorCode, type ErrorParams } from "#kit/contract/errors.ts";
import { fieldErrorText } from "#kit/contract/fields/field-error-texts.ts";
import type { Language } from "#kit/contract/language.ts";
import { rowErrors } from "./errors.ts";

const { ERROR_EMPLOYEE_ID_TAKEN } = employeeErrors;
const { VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE } = membershipErrors;
const catalogue: Readonly<Record<string, ErrorCode>> = {
  ...rowErrors,
  ERROR_EMPLOYEE_ID_TAKEN,
  VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
  FORBIDDEN_OPERATION: commonErrors.FORBIDDEN_OPERATION,
};

/** Says why a row is refused and how to correct it, on the screen and in the file of refused rows. */
export function faultText(
  fault: { readonly code: string; readonly params: ErrorParams },
  language: Language,
): string {
  const text =
    fieldErrorText(language, fault) ?? (catalogue[fault.code] ?? commonErrors.ERROR_INVALID_PARAMS)[language];
  return typeof text === "string" ? text : text(fault.params);
}
