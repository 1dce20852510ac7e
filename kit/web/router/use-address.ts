import { useCallback } from "react";
import { type Location, type NavigateOptions, useLocation, useSearchParams } from "react-router";

type Change = (now: URLSearchParams) => URLSearchParams;

/** Holds what was asked for last and the location it was asked from; each step makes another one, also a step back. */
let latest: { readonly from: Location; readonly query: URLSearchParams } | undefined;

/**
 * Returns the query of the URL and a function that changes it. Several parts of a screen keep something in the URL, so
 * a change builds on the one before, rendered or not, and neither undoes the other.
 */
export function useAddress() {
  const [query, setQuery] = useSearchParams();
  const place = useLocation();
  const change = useCallback(
    (to: Change, options?: NavigateOptions) => {
      const now = latest?.from === place ? latest.query : query;
      latest = { from: place, query: to(new URLSearchParams(now)) };
      setQuery(latest.query, { preventScrollReset: true, ...options });
    },
    [place, query, setQuery],
  );
  return [query, change] as const;
}
