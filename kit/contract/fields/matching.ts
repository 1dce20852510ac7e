import { fault } from "./field-errors.ts";
import { fieldRule } from "./field-schema.ts";

/** R205, R206: the second field, where there is one, must repeat the first; the fault is on the second. */
export const matching = <T extends Record<string, unknown>>(
  field: keyof T & string,
  confirmation: keyof T & string,
  code: "EMAIL_MISMATCH" | "PASSWORD_MISMATCH",
) =>
  fieldRule<T>(confirmation, (value) =>
    value[confirmation] === undefined || value[field] === value[confirmation] ? undefined : fault(code),
  );

/** The second password must differ from the first, which must not open what it guards; the fault is on it. */
export const differing = <T extends Record<string, unknown>>(
  password: keyof T & string,
  secondary: keyof T & string,
) =>
  fieldRule<T>(secondary, (value) =>
    value[secondary] && value[secondary] === value[password] ? fault("PASSWORDS_ALIKE") : undefined,
  );
