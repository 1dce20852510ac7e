import type { FieldFault } from "#kit/contract/errors.ts";
import { fieldErrorText } from "#kit/contract/fields/field-error-texts.ts";
import { type Fault, fieldErrors } from "#kit/contract/fields/field-errors.ts";
import type { Language } from "#kit/contract/language.ts";
import { errorText } from "../errors/error-texts.ts";
import { unbroken } from "../i18n.ts";

export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The text of a fault, whichever catalogue its code stands in. */
export function faultText({ message_code: code, params }: FieldFault, language: Language): string {
  if (code in fieldErrors)
    return unbroken(fieldErrorText(language, { code, params: params ?? {} } as unknown as Fault));
  return errorText({ message_code: code, ...(params ? { params } : {}) }, language);
}
