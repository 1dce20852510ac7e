import type { ReactNode } from "react";
import { toKatakana } from "#kit/contract/fields/kana.ts";
import { readRomaji } from "#kit/contract/fields/romaji.ts";
import { type Language, languages } from "#kit/contract/language.ts";

export type ConsolePlace = {
  readonly code: string;
  readonly to: string;
  readonly title: Readonly<Record<Language, string>>;
  /** The Japanese name is read so, in hiragana. */
  readonly reading: string;
  readonly icon: ReactNode;
};

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Returns the language in which the name matches, first that of the screen; undefined without a match. */
export function foundBy(place: ConsolePlace, typed: string, shown: Language): Language | undefined {
  const term = plain(typed.trim());
  const inOrder = [shown, ...languages.filter((language) => language !== shown)];
  const spelled = inOrder.find((language) => plain(place.title[language]).includes(term));
  if (spelled) return spelled;
  const kana = toKatakana(place.reading);
  const isRead =
    kana.includes(toKatakana(term)) ||
    (readRomaji(term) ?? []).some((romaji) => new RegExp(`^${romaji}`).test(kana));
  return isRead || plain(place.code).startsWith(term) ? shown : undefined;
}
