import type { ErrorCode, ErrorParams, FieldFault } from "#kit/contract/errors.ts";

/** A refusal with a code of the catalogue; everything thrown otherwise is masked as ERROR_UNEXPECTED. */
export class Failure extends Error {
  readonly status: number;
  readonly faults: readonly FieldFault[];

  constructor(error: ErrorCode, faults: readonly FieldFault[]) {
    super(error.code);
    this.status = error.status;
    this.faults = faults;
  }
}

/** `throw failure(postsErrors.VALIDATE_DUPLICATE, { field: "email" })` */
export const failure = (error: ErrorCode, at: { field?: string; params?: ErrorParams } = {}): Failure =>
  new Failure(error, [{ message_code: error.code, ...at }]);

/** Several fields at once; the status is that of `error`. */
export const fieldFailures = (error: ErrorCode, faults: readonly FieldFault[]): Failure =>
  new Failure(error, faults);
