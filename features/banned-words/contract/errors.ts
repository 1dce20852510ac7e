import { errorCodes } from "#kit/contract/errors.ts";
import { WORDS_MAX } from "./limits.ts";

export const bannedWordErrors = errorCodes({
  /** Nearly every text would hold a single letter. */
  ERROR_WORD_TOO_SHORT: {
    ja: ({ word = "" }) => `「${word}」は短すぎます。記号を除いて2文字以上の言葉か、漢字を入力してください。`,
    en: ({ word = "" }) => `“${word}” is too short. Besides signs, a word needs two letters, or a kanji.`,
  },
  ERROR_WORDS_FULL: {
    ja: `言葉は${WORDS_MAX.toLocaleString("ja-JP")}件まで登録できます。使わなくなった言葉を削除してください。`,
    en: `There can be ${WORDS_MAX.toLocaleString("en-US")} words. Delete those that are no longer needed.`,
  },
});
