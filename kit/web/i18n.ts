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

/** A non-breaking hyphen keeps “e-mail” on one line and looks the same. What is part of an address stays. */
export const unbroken = (text: string): string =>
  text.replace(/(^|[^\w.@-])(e)-(?=mail(?![\w-]*[.@]\w))/gi, "$1$2\u2011");

const allUnbroken = <T extends Texts>(texts: T): T =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      if (typeof text === "string") return [key, unbroken(text)];
      if (typeof text === "function") return [key, (...values: never[]) => unbroken(text(...values))];
      return [key, allUnbroken(text)];
    }),
  ) as T;

/** Returns the hook `use…Messages`. R021: Japanese comes first. */
export function defineMessages<T extends Texts>(ja: T, en: Translation<T>): () => Translation<T> {
  const byLanguage: Record<Language, Translation<T>> = {
    ja: ja as unknown as Translation<T>,
    en: allUnbroken(en as unknown as T) as unknown as Translation<T>,
  };
  return () => byLanguage[useLanguage().language];
}
