import { commonErrors, type ErrorCode, type ErrorParams } from "#kit/contract/errors.ts";
import { failure } from "./failure.ts";

/**
 * A policy's answer about an action: true, or the code of the refusal. What somebody may not even see must look absent,
 * so policies about seeing answer a boolean and the operation answers RECORD_NOT_FOUND.
 */
export type Verdict = true | ErrorCode;

export const when = (allowed: boolean): Verdict => allowed || commonErrors.FORBIDDEN_OPERATION;

/** @throws Failure with the verdict's code, about the field and with the values for its text where given */
export function assertMay(verdict: Verdict, at: { field?: string; params?: ErrorParams } = {}): void {
  if (verdict !== true) throw failure(verdict, at);
}
