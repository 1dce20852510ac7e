import { commonErrors, type ErrorCode, type FieldFault } from "#kit/contract/errors.ts";
import { fieldErrorText } from "#kit/contract/fields/field-error-texts.ts";
import type { Language } from "#kit/contract/language.ts";
import type { ApiError } from "../api/api-error.ts";

const catalogue = new Map<string, ErrorCode>();

/** Calls bring the texts they declare; only codes from elsewhere, such as the URL, are registered by hand. */
export const knowErrors = (codes: readonly ErrorCode[] = []): void => {
  for (const entry of codes) catalogue.set(entry.code, entry);
};
knowErrors(Object.values(commonErrors));

type TranslatableFault = Pick<FieldFault, "message_code" | "params">;
const firstOf = ({ faults, code }: ApiError): TranslatableFault => faults[0] ?? { message_code: code };

/** Returns the text of a failed call or of one fault; an unknown code gets the text of an unexpected error. R332 */
export function errorText(fault: TranslatableFault | ApiError, language: Language): string {
  const { message_code: code, params = {} } = "message_code" in fault ? fault : firstOf(fault);
  const text =
    fieldErrorText(language, { code, params }) ??
    (catalogue.get(code) ?? commonErrors.ERROR_UNEXPECTED)[language];
  return typeof text === "string" ? text : text(params);
}
