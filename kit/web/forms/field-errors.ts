import type { FieldFault } from "#kit/contract/errors.ts";
import { fieldErrorText } from "#kit/contract/fields/field-error-texts.ts";
import { type Fault, fieldErrors } from "#kit/contract/fields/field-errors.ts";
import type { Language } from "#kit/contract/language.ts";
import { ApiError } from "../api/api-error.ts";
import { errorText } from "../errors/error-texts.ts";
import { unbroken } from "../i18n.ts";

export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The text of a fault, whichever catalogue its code stands in. */
export function faultText({ message_code: code, params }: FieldFault, language: Language): string {
  if (code in fieldErrors)
    return unbroken(fieldErrorText(language, { code, params: params ?? {} } as unknown as Fault));
  return errorText({ message_code: code, ...(params ? { params } : {}) }, language);
}

/** Why sending failed where no single field is to blame. */
export function formFaultOf(error: unknown, language: Language): string | undefined {
  if (!(error instanceof ApiError) || error.faults.some((fault) => fault.field)) return undefined;
  return faultText(error.faults[0] ?? { message_code: error.code }, language);
}

/** What the server said about single fields, by field; `tags.2` counts for `tags`. */
export function fieldErrorsOf(error: unknown, language: Language): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const named = error.faults.filter((fault) => fault.field);
  return Object.fromEntries(
    named.map((fault) => [fault.field?.split(".")[0] ?? "", faultText(fault, language)]),
  );
}
