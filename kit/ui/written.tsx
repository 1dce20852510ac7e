import type { ReactNode } from "react";
import type { Language } from "#kit/contract/language.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { EmailAddress } from "./email-address/email-address.tsx";

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const LATIN = /\p{Script=Latin}/u;
const TAGS = /<[^<>]*>/g;

/** Each of these words has a Japanese letter; the quotation marks and stops around them are left out. */
const JAPANESE_WORD =
  /((?<![^\s“”"()])[^\s“”"()\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]*[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}][^\s“”"()]*(?<![.,:;!?]))/u;
const ADDRESS = /((?<![\w.+-])[\w.+-]+@[\w.-]+\w)/;

/** Splits a sentence into other text and Japanese by turns; words with a single space between them stay together. */
function splitAtJapanese(sentence: string): string[] {
  const [first = "", ...rest] = sentence.split(JAPANESE_WORD);
  const parts = [first];
  for (const [at, part] of rest.entries()) {
    const isJoined = at > 0 && at % 2 === 0 && /^\s$/.test(rest[at - 1] ?? "");
    if (!isJoined) parts.push(part);
    else parts.splice(-2, 2, `${parts.at(-2)}${parts.at(-1)}${part}`);
  }
  return parts;
}

/** Finds the language by the letters; undefined where there are none of either, as in a number. */
export function languageOf(text: string): Language | undefined {
  const words = text.replace(TAGS, "");
  if (JAPANESE.test(words)) return "ja";
  return LATIN.test(words) ? "en" : undefined;
}

/**
 * Marks what people wrote with their language, whatever that of the screen, for line breaks, the shapes of letters and
 * the voice of a screen reader. Spread it on the element that holds the text or its HTML.
 */
export const writtenIn = (text: string | null | undefined): { readonly lang?: Language } => {
  const lang = languageOf(text ?? "");
  return lang ? { lang } : {};
};

/** Renders what people wrote within a line of other text. */
export const Written = ({ children: text }: { children: string }) => <bdi {...writtenIn(text)}>{text}</bdi>;

/**
 * Marks a sentence of the screen that may quote people; what is no string stays as it is. Japanese within an English
 * sentence is marked as Japanese; Latin letters need no mark in a Japanese one. An email address breaks at its signs.
 */
export function Quoting({ children: sentence }: { children: ReactNode }) {
  const { language } = useLanguage();
  if (typeof sentence !== "string") return sentence;
  const isMixed = language === "en" && JAPANESE.test(sentence);
  return (isMixed ? splitAtJapanese(sentence) : sentence.split(ADDRESS)).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : !isMixed ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
      <EmailAddress key={i} address={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
      <bdi key={i} lang="ja" className="whole-phrases">
        {part}
      </bdi>
    ),
  );
}
