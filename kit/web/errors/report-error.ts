import { commonErrors } from "#kit/contract/errors.ts";
import { ApiError } from "../api/api-error.ts";

/** A call loads what is not shown yet, reloads what is shown, or changes something. */
type CallKind = "query" | "refetch" | "mutation";
/** `silent` means that the screen shows the error itself. */
export type ErrorOccasion = { readonly silent?: boolean | undefined; readonly call: CallKind };
type Reporter = (error: ApiError, occasion: ErrorOccasion) => void;

let reporter: Reporter = () => {};

/** The shell sets this once, because it knows the router and the toaster. */
export const setErrorReporter = (next: Reporter): void => {
  reporter = next;
};

/** Passes a failed call to the one place that decides how it is shown (`apps/web/errors/decide-reaction.ts`). */
export const reportError = (error: unknown, occasion: ErrorOccasion): void =>
  reporter(
    error instanceof ApiError ? error : new ApiError(500, commonErrors.ERROR_UNEXPECTED.code),
    occasion,
  );
