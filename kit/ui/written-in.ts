import type { Language } from "#kit/contract/language.ts";

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const LATIN = /\p{Script=Latin}/u;
const TAGS = /<[^>]*>/g;

/** By its letters; undefined where it has none of either, as a number. */
export function languageOf(text: string): Language | undefined {
  const words = text.replace(TAGS, "");
  if (JAPANESE.test(words)) return "ja";
  return LATIN.test(words) ? "en" : undefined;
}

/**
 * What people wrote is in their language, whatever that of the screen: line breaks, letters' shapes and the voice of a
 * screen reader follow it. To be spread on the element that holds the text, or its HTML.
 */
export const writtenIn = (text: string): { readonly lang?: Language } => {
  const lang = languageOf(text);
  return lang ? { lang } : {};
};
