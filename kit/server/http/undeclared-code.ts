import type { AnyCall } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { isFieldError } from "#kit/contract/fields/field-error-texts.ts";
import { Failure } from "../failure.ts";

/** Answered only where a policy or a version refuses, so that a call says for itself that it may. */
const ownRefusals: readonly string[] = [
  commonErrors.FORBIDDEN_OPERATION.code,
  commonErrors.ERROR_STATUS_HAS_CHANGED.code,
];

const isDeclared = (call: AnyCall, code: string): boolean =>
  isFieldError(code) ||
  (code in commonErrors && !ownRefusals.includes(code)) ||
  (call.errors ?? []).some((one) => one.code === code);

/** The first code of a refusal that its call does not declare: its text would be unknown to the browser. */
export const undeclaredCode = (call: AnyCall, error: unknown): string | undefined =>
  error instanceof Failure
    ? [error.message, ...error.faults.map((fault) => fault.message_code)].find(
        (code) => !isDeclared(call, code),
      )
    : undefined;
