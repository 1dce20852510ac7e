import * as z from "zod/mini";
import type { AnyCall } from "./call.ts";

const searchTerms = new WeakSet<object>();

/** What somebody looks for, in the query of a call; where it is given, the call counts and is bounded as a search. */
export function searchTerm(max: number) {
  const term = z.optional(z.string().check(z.trim(), z.maxLength(max)));
  searchTerms.add(term);
  return term;
}

/** The names of the call's search terms; empty for a call that never searches. */
export function searchTermsOf({ query }: AnyCall): readonly string[] {
  const { shape = {} } = (query ?? {}) as { shape?: Readonly<Record<string, object>> };
  return Object.keys(shape).filter((name) => searchTerms.has(shape[name] ?? {}));
}
