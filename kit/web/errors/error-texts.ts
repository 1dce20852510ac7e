import { commonErrors, type ErrorCode, type ErrorParams, type FieldFault } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language.ts";
import { unbroken } from "../i18n.ts";

const catalogue = new Map<string, ErrorCode>(Object.values(commonErrors).map((entry) => [entry.code, entry]));

/** Features add their catalogue when their code is loaded: `registerErrors(postErrors)`. */
export const registerErrors = (codes: Readonly<Record<string, ErrorCode>>): void => {
  for (const entry of Object.values(codes)) catalogue.set(entry.code, entry);
};

/** The text for a code; an unknown one shows the default unexpected-error text. R332 */
export function errorText(fault: Pick<FieldFault, "message_code" | "params">, language: Language): string {
  const text = (catalogue.get(fault.message_code) ?? commonErrors.ERROR_UNEXPECTED)[language];
  return unbroken(typeof text === "string" ? text : text((fault.params ?? {}) as ErrorParams));
}
