import type { FieldFault } from "#kit/contract/errors.ts";

/** A call has failed: it was refused by the server (with its status), timed out or was not sent (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly faults: readonly FieldFault[];
  readonly requestId: string | undefined;

  constructor(status: number, code: string, faults: readonly FieldFault[] = [], requestId?: string) {
    super(code);
    this.status = status;
    this.code = code;
    this.faults = faults;
    this.requestId = requestId;
  }
}

export const isApiError = (error: unknown, code?: string): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);
