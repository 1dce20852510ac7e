import type { FieldFault } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language.ts";
import { errorText } from "../errors/error-texts.ts";

/** Tells whether a fault is of this field or a part of it: `tags.2` is of `tags`. */
export const isOf = (fault: Pick<FieldFault, "field">, field: string): boolean =>
  fault.field === field || (fault.field?.startsWith(`${field}.`) ?? false);

/** Returns the first text of each field, and of each part by its whole path. */
export function errorsByField(faults: readonly FieldFault[], language: Language): FieldErrors {
  const errors: Record<string, string> = {};
  for (const fault of faults) {
    const path = (fault.field ?? "").split(".");
    for (let end = path.length; end > 0; end--)
      errors[path.slice(0, end).join(".")] ??= errorText(fault, language);
  }
  return errors;
}

export type FieldErrors = Readonly<Record<string, string | undefined>>;
