import type * as z from "zod/mini";
import { type Fault, type FieldErrorCode, fault } from "./field-errors.ts";

type Size = { origin: string; bound: number };

const code = /^[A-Z][A-Z0-9_]+$/;

function tooBig({ origin, bound }: Size): Fault {
  if (origin === "string") return fault("TOO_LONG", { max: bound, length: bound + 1 });
  if (origin === "array" || origin === "set") return fault("TOO_MANY", { max: bound });
  if (origin === "file") return fault("FILE_TOO_LARGE", { max: bound });
  return fault("TOO_LARGE", { max: bound });
}

function tooSmall({ origin, bound }: Size): Fault {
  if (origin === "string")
    return bound === 1 ? fault("REQUIRED") : fault("TOO_SHORT", { min: bound, length: 0 });
  if (origin === "array" || origin === "set")
    return bound === 1 ? fault("REQUIRED") : fault("TOO_FEW", { min: bound });
  return fault("TOO_SMALL", { min: bound });
}

/**
 * Turns any zod issue into a fault for the person filling in the form. Field rules carry their own code; zod's own
 * checks (`z.maximum`, `z.maxLength`, `z.enum`, …) are translated. Parse with `fieldErrorMap`: a finished issue has
 * lost its input, so only the map can tell a missing value from one of another type.
 */
export function faultOf(issue: z.core.$ZodIssue | z.core.$ZodRawIssue): Fault {
  const { message = "" } = issue;
  if (code.test(message)) {
    const params = "params" in issue ? issue.params : undefined;
    return { code: message as FieldErrorCode, params: params ?? {} } as Fault;
  }
  if (issue.code === "invalid_type" && (issue.input === undefined || issue.input === null))
    return fault("REQUIRED");
  if (issue.code === "too_big") return tooBig({ origin: `${issue.origin}`, bound: Number(issue.maximum) });
  if (issue.code === "too_small")
    return tooSmall({ origin: `${issue.origin}`, bound: Number(issue.minimum) });
  if (issue.code === "invalid_value" || issue.code === "invalid_union") return fault("INVALID_CHOICE");
  return fault("INVALID_FORMAT");
}

/** This is the product's error map for `safeParse(value, { error: fieldErrorMap })`: every message is a field code. */
export const fieldErrorMap = (issue: z.core.$ZodRawIssue) => faultOf(issue).code;
