import * as z from "zod/mini";
import type { AnyCall } from "./call.ts";

const searchTerms = new WeakSet<object>();

/** What somebody looks for, in the query of a call; where it is given, the call counts and is bounded as a search. */
export function searchTerm(max: number) {
  const term = z.optional(z.string().check(z.trim(), z.maxLength(max)));
  searchTerms.add(term);
  return term;
}

const termsIn = (schema: unknown): readonly string[] => {
  const { shape = {} } = (schema ?? {}) as { shape?: Readonly<Record<string, object>> };
  return Object.keys(shape).filter((name) => searchTerms.has(shape[name] ?? {}));
};

/** The names of the search terms in the query of a call; empty for one that never searches there. */
export const searchTermsOf = ({ query }: AnyCall): readonly string[] => termsIn(query);

/** Whether it may be told in its body what to look for, so that it counts as a search before anything of that is read. */
export const searchesByBody = ({ body }: AnyCall): boolean => termsIn(body).length > 0;
