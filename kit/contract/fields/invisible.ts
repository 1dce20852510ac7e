/** Control characters, and signs that are nothing but a place, a filler or a remark for programs. */
const nothing =
  /[[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\n\t\u061c\u180b-\u180f\u200c-\u200f\u202a-\u202e\u2066-\u2069\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}]]/gv;

/** A variant of a sign follows the sign, and what joins two stands between them. */
const withoutSign = /(?<=^|\s)[\u180b-\u180f\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gv;

/** Parts of an emoji are joined, and letters of scripts whose shape depends on the next one. */
const joiningNothing =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f[[\p{L}\p{M}]--[\p{sc=Zyyy}\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]]])[\u200c\u200d]+/gv;

/** A flag of a region is a black flag and tags. */
const tagsOfNothing = /(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0020}-\u{e007f}]+/gu;

/**
 * Drops what shows nothing, as phones, input methods and office programs paste it. What makes a sign another one stays:
 * variants of kanji, joined emoji. Idempotent.
 */
export const dropInvisible = (text: string): string =>
  text.replace(nothing, "").replace(withoutSign, "").replace(joiningNothing, "").replace(tagsOfNothing, "");

const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/g;
const directionMark = /[\u061c\u200e\u200f]/g;
/** These are written from right to left. */
const rightToLeft =
  /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Tells whether a text has letters written from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * Drops what turns the direction of the text behind it, even outside the name or title that contains it, and marks of
 * direction where every letter has the same. Idempotent.
 */
export function dropDirections(text: string): string {
  const plain = text.replace(turnsDirection, "");
  return hasRightToLeft(plain) ? plain : plain.replace(directionMark, "");
}

/** Drops all that shows nothing from what is written in ASCII: addresses, numbers, codes. */
export const dropUnseen = (text: string): string =>
  text.replace(
    /[[\p{Cc}\p{Default_Ignorable_Code_Point}\u200e\u200f\u202a-\u202e]--[\n\r\t\v\f\u0085]]/gv,
    "",
  );
