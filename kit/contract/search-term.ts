import * as z from "zod/mini";
import type { AnyCall } from "./call.ts";

const searchTerms = new WeakSet<object>();

/** A call with a search term in its query counts and is limited as a search. */
export function searchTerm(max: number) {
  const term = z.optional(z.string().check(z.trim(), z.maxLength(max)));
  searchTerms.add(term);
  return term;
}

const termsIn = (schema: unknown): readonly string[] => {
  const { shape = {} } = (schema ?? {}) as { shape?: Readonly<Record<string, object>> };
  return Object.keys(shape).filter((name) => searchTerms.has(shape[name] ?? {}));
};

/** Returns the names of the search terms in the query of a call; empty without any. */
export const searchTermsOf = ({ query }: AnyCall): readonly string[] => termsIn(query);

/** Tells whether the body may hold a search term, so that the call counts as a search before its body is read. */
export const searchesByBody = ({ body }: AnyCall): boolean => termsIn(body).length > 0;
