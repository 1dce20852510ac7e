import { createContext, useContext } from "react";
import { defaultLanguage, type Language } from "#kit/contract/language.ts";

export const LanguageContext = createContext<{
  language: Language;
  setLanguage: (language: Language) => void;
}>({
  language: defaultLanguage,
  setLanguage: () => {},
});

export const useLanguage = () => useContext(LanguageContext);

/** Texts are strings and functions of named values; a text missing in one language does not compile. */
type Texts = { readonly [key: string]: string | ((...values: never[]) => string) | Texts };

/** Has the keys and parameters of `T` with widened literals, so that English may differ from Japanese. */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer P) => string
    ? (...values: P) => string
    : { readonly [K in keyof T]: Translation<T[K]> };

/** Returns the hook `use…Messages`. R021: Japanese comes first. */
export function defineMessages<T extends Texts>(ja: T, en: Translation<T>): () => Translation<T> {
  const byLanguage: Record<Language, Translation<T>> = {
    ja: ja as unknown as Translation<T>,
    en,
  };
  return () => byLanguage[useLanguage().language];
}
