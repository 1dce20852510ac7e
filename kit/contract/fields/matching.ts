import * as z from "zod/mini";
import { fault } from "./field-errors.ts";
import { fieldRule } from "./field-schema.ts";

/** R205, R206: the second field, where there is one, repeats the first; the fault lands on the second. */
export const matching = <T extends Record<string, unknown>>(
  field: keyof T & string,
  confirmation: keyof T & string,
  code: "EMAIL_MISMATCH" | "PASSWORD_MISMATCH",
) =>
  fieldRule<T>(confirmation, (value) =>
    value[confirmation] === undefined || value[field] === value[confirmation] ? undefined : fault(code),
  );

/** The second password guards what the first one alone shall not open; the fault lands on the second. */
export const differing = <T extends Record<string, unknown>>(
  password: keyof T & string,
  secondary: keyof T & string,
) =>
  fieldRule<T>(secondary, (value) =>
    value[secondary] && value[secondary] === value[password] ? fault("PASSWORDS_ALIKE") : undefined,
  );

/** R220: a consent that has to be given. */
export const agreement = () => z.literal(true, { error: "AGREEMENT" });
