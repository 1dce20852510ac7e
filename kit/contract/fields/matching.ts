import * as z from "zod/mini";
import { fault } from "./field-errors.ts";
import { fieldRule } from "./field-schema.ts";

/** R205, R206: the second field repeats the first; the fault lands on the second. */
export const matching = <T extends Record<string, unknown>>(
  field: keyof T & string,
  confirmation: keyof T & string,
  code: "EMAIL_MISMATCH" | "PASSWORD_MISMATCH",
) => fieldRule<T>(confirmation, (value) => (value[field] === value[confirmation] ? undefined : fault(code)));

/** R220: a consent that has to be given. */
export const agreement = () => z.literal(true, { error: "AGREEMENT" });
