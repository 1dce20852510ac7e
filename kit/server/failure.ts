import { commonErrors, type ErrorCode, type ErrorParams, type FieldFault } from "#kit/contract/errors.ts";

/** A refusal has a code of the catalogue; any other error is answered as ERROR_UNEXPECTED. */
export class Failure extends Error {
  readonly status: number;
  readonly faults: readonly FieldFault[];

  constructor(error: ErrorCode, faults: readonly FieldFault[]) {
    super(error.code);
    this.status = error.status;
    this.faults = faults;
  }
}

/** Use it as in `throw failure(postsErrors.VALIDATE_DUPLICATE, { field: "email" })`. */
export const failure = (error: ErrorCode, at: { field?: string; params?: ErrorParams } = {}): Failure =>
  new Failure(error, [{ message_code: error.code, ...at }]);

/** Refuses several fields at once; the status is that of `error`. */
export const fieldFailures = (error: ErrorCode, faults: readonly FieldFault[]): Failure =>
  new Failure(error, faults);

/**
 * Returns the row where there is one.
 * @throws RECORD_NOT_FOUND
 */
export function found<T extends object | string | number>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw failure(commonErrors.RECORD_NOT_FOUND);
  // Whether something was done is no row: `false` would pass for one that is there.
  if (typeof row === "boolean") throw new TypeError("found takes a row, not whether there is one");
  return row;
}
