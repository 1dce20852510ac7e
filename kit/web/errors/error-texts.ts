import { commonErrors, type ErrorCode, type FieldFault } from "#kit/contract/errors.ts";
import { fieldErrorText } from "#kit/contract/fields/field-error-texts.ts";
import type { Language } from "#kit/contract/language.ts";
import type { ApiError } from "../api/api-error.ts";
import { unbroken } from "../i18n.ts";

const catalogue = new Map<string, ErrorCode>();

/** Texts come with the refusal of a call that declares them; only codes from elsewhere, such as an address, are made known by hand. */
export const knowErrors = (codes: readonly ErrorCode[] = []): void => {
  for (const entry of codes) catalogue.set(entry.code, entry);
};
knowErrors(Object.values(commonErrors));

type TranslatableFault = Pick<FieldFault, "message_code" | "params">;
const firstOf = ({ faults, code }: ApiError): TranslatableFault => faults[0] ?? { message_code: code };

/** The text of a failed call or of one fault, of a field or not; an unknown code shows the default unexpected-error text. R332 */
export function errorText(fault: TranslatableFault | ApiError, language: Language): string {
  const { message_code: code, params = {} } = "message_code" in fault ? fault : firstOf(fault);
  const text =
    fieldErrorText(language, { code, params }) ??
    (catalogue.get(code) ?? commonErrors.ERROR_UNEXPECTED)[language];
  return unbroken(typeof text === "string" ? text : text(params));
}
