import { employeeErrors } from "#features/employees/contract/errors.ts";
import { registrationErrors } from "#features/registration/contract/errors.ts";
import { commonErrors, type ErrorCode, type ErrorParams } from "#kit/contract/errors.ts";
import { fieldErrorText } from "#kit/contract/fields/field-error-texts.ts";
import { type Fault, fieldErrors } from "#kit/contract/fields/field-errors.ts";
import type { Language } from "#kit/contract/language.ts";
import { rowErrors } from "./errors.ts";

const { ERROR_EMPLOYEE_ID_TAKEN } = employeeErrors;
const { VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE } = registrationErrors;
const catalogue: Readonly<Record<string, ErrorCode>> = {
  ...rowErrors,
  ERROR_EMPLOYEE_ID_TAKEN,
  VALIDATE_COMUNITY_AND_ALUMUNAI_DUPLICATE,
};

/** Why a row is refused and how to mend it, on the screen and in the file of the refused rows. */
export function faultText(
  { code, params }: { readonly code: string; readonly params: ErrorParams },
  language: Language,
): string {
  if (code in fieldErrors) return fieldErrorText(language, { code, params } as unknown as Fault);
  const text = (catalogue[code] ?? commonErrors.ERROR_INVALID_PARAMS)[language];
  return typeof text === "string" ? text : text(params);
}
