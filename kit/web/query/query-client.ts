import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { commonErrors } from "#kit/contract/errors.ts";
import { ApiError } from "../api/api-error.ts";
import { reportError } from "../errors/report-error.ts";

const RETRIES = 2;

/** A refusal is final; only a broken connection or an overloaded server is retried. */
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
 * Screens show their errors where they happen; errors of the session are handled in any case. `meta.reported` is for a
 * query that is the screen itself or is not rendered; `meta.beside` is for one of the frame around a screen, where only
 * the end of the session matters.
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
      // Without a network a change fails at once, instead of happening later when nobody expects it.
      mutations: { retry: false, networkMode: "always" },
    },
  });
