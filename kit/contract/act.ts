import type { Language } from "./language.ts";

declare const named: unique symbol;
/** The audit log knows an act by this name. Only `act` makes one, so that each has words. */
export type ActName = string & { readonly [named]: true };
export type ActWords = Readonly<Record<Language, string>>;

type WordsByName = Record<string, ActWords>;
const known: Readonly<Record<"acts" | "targets" | "fields", WordsByName>> = {
  acts: {},
  targets: {},
  fields: {},
};
const isSame = (one: ActWords, other: ActWords): boolean => one.ja === other.ja && one.en === other.en;

/**
 * Names what administrators do or are shown, in the words that offices and members read in the audit log.
 * @throws for a name that has other words already
 */
export function act(name: string, words: ActWords): ActName {
  know("acts", name, words);
  return name as ActName;
}

/**
 * Names what acts are about, and the fields that they change, in the words that are read in the audit log.
 * @throws for a name that has other words already
 */
export function eventWords(words: Partial<Record<"targets" | "fields", Readonly<WordsByName>>>): void {
  for (const part of ["targets", "fields"] as const)
    for (const [name, said] of Object.entries(words[part] ?? {})) know(part, name, said);
}

function know(part: keyof typeof known, name: string, words: ActWords): void {
  if (!isSame(known[part][name] ?? words, words))
    throw new Error(`${name} has two wordings among the ${part}`);
  known[part][name] = words;
}

/** Holds what all contracts that have been loaded say; on the server that is all of them. */
export const knownWords: Readonly<Record<keyof typeof known, Readonly<WordsByName>>> = known;
