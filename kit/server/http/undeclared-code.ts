import type { AnyCall } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { isFieldError } from "#kit/contract/fields/field-error-texts.ts";
import { Failure } from "../failure.ts";

/** These codes are answered only where a policy or a version refuses, so each call declares them itself. */
const ownRefusals: readonly string[] = [
  commonErrors.FORBIDDEN_OPERATION.code,
  commonErrors.ERROR_STATUS_HAS_CHANGED.code,
];

const isDeclared = (call: AnyCall, code: string): boolean =>
  isFieldError(code) ||
  (code in commonErrors && !ownRefusals.includes(code)) ||
  (call.errors ?? []).some((one) => one.code === code);

/** Returns the first code of a refusal that its call does not declare; the browser would not know its text. */
export const undeclaredCode = (call: AnyCall, error: unknown): string | undefined =>
  error instanceof Failure
    ? [error.message, ...error.faults.map((fault) => fault.message_code)].find(
        (code) => !isDeclared(call, code),
      )
    : undefined;
