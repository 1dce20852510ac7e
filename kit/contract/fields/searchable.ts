import { toKatakana } from "./kana.ts";

/** Folds a text for searching as the database's `searchable` does: without spaces, in one width and case, in katakana. */
export const searchable = (text: string): string =>
  toKatakana(text.normalize("NFKC").toLowerCase()).replaceAll(" ", "");
