import type { Language } from "./language.ts";

declare const named: unique symbol;
/** The audit log knows an act by this name. Only `act` makes one, so that each has words. */
export type ActName = string & { readonly [named]: true };
export type ActWords = Readonly<Record<Language, string>>;

const known = new Map<string, ActWords>();
const isSame = (one: ActWords, other: ActWords): boolean => one.ja === other.ja && one.en === other.en;

/**
 * Names what administrators do or are shown, in the words that offices and members read in the audit log.
 * @throws for a name that has other words already
 */
export function act(name: string, words: ActWords): ActName {
  if (!isSame(known.get(name) ?? words, words)) throw new Error(`the act ${name} has two wordings`);
  known.set(name, words);
  return name as ActName;
}

/** Holds the acts of all contracts that have been loaded; on the server that is all of them. */
export const knownActs: ReadonlyMap<string, ActWords> = known;
