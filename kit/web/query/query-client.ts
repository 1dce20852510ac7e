import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { commonErrors } from "#kit/contract/errors.ts";
import { ApiError } from "../api/api-error.ts";
import { reportError } from "../errors/report-error.ts";

const RETRIES = 2;

/** A refusal is final; only a broken connection or an overburdened server is asked again. */
const mayRetry = (failures: number, error: unknown): boolean =>
  failures < RETRIES &&
  error instanceof ApiError &&
  (error.status === 0 || error.status === 503) &&
  error.code !== commonErrors.ERROR_MAINTENANCE.code;

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: { readonly reported?: boolean; readonly beside?: boolean };
  }
}

/**
 * Errors are left to the screen, which shows them where they happened; what concerns the session is seen to all the same.
 * `meta.reported` is for a reading that is the screen itself or that nobody draws; `meta.beside` for one of what stands
 * around a screen that has nothing to do with it, so that only the end of the session matters.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => {
        if (meta?.beside && !(error instanceof ApiError && error.status === 401)) return;
        reportError(error, {
          silent: meta?.reported !== true,
          call: state.data === undefined ? "query" : "refetch",
        });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => reportError(error, { silent: true, call: "mutation" }),
    }),
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 10_000, refetchOnWindowFocus: true },
      // Without a network it fails at once and can be seen to, instead of happening later, when nobody thinks of it any more.
      mutations: { retry: false, networkMode: "always" },
    },
  });
