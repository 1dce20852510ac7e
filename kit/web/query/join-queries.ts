import type { LoadedQuery } from "./loaded.tsx";

/** Combines two queries: loaded when both are, failed when one has, reloaded together. */
export const joinQueries = <A, B>(a: LoadedQuery<A>, b: LoadedQuery<B>): LoadedQuery<readonly [A, B]> => ({
  data: a.data !== undefined && b.data !== undefined ? [a.data, b.data] : undefined,
  error: a.error ?? b.error,
  isFetching: a.isFetching || b.isFetching,
  refetch: () => Promise.all([a.refetch(), b.refetch()]),
});
