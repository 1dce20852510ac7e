import { commonErrors } from "#kit/contract/errors.ts";
import { ApiError } from "../api/api-error.ts";

/** A reading of what is not shown yet, one of what is shown already, or a change. */
type CallKind = "query" | "refetch" | "mutation";
/** `silent` where a screen shows the error itself. */
export type ErrorOccasion = { readonly silent?: boolean | undefined; readonly call: CallKind };
type Reporter = (error: ApiError, occasion: ErrorOccasion) => void;

let reporter: Reporter = () => {};

/** Set once by the shell, which knows the router and the toaster. */
export const setErrorReporter = (next: Reporter): void => {
  reporter = next;
};

/** Hands a failed call to the one place that decides how it looks (`apps/web/errors/decide-reaction.ts`). */
export const reportError = (error: unknown, occasion: ErrorOccasion): void =>
  reporter(
    error instanceof ApiError ? error : new ApiError(500, commonErrors.ERROR_UNEXPECTED.code),
    occasion,
  );
