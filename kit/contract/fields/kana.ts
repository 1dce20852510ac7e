import { fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import { type LengthLimit, textFault, tidy } from "./text.ts";

/** Widens half-width katakana; voicing marks standing alone join their kana (ｶﾞ → ガ, か゛ → が). */
function widen(value: string): string {
  return value
    .replace(/[\u309b\uff9e]/g, "\u3099")
    .replace(/[\u309c\uff9f]/g, "\u309a")
    .replace(/[\uff61-\uff9d]/g, (char) => char.normalize("NFKC"))
    .normalize("NFC");
}

/** Words of a name are separated by one ideographic space. */
const wideSpaces = (value: string) => tidy(value).replace(/\s+/g, "\u3000");

/** Turns half-width katakana and hiragana into full-width katakana; any other text stays. Idempotent. */
export function toKatakana(value: string): string {
  const hiragana = /[\u3041-\u3096\u309d\u309e]/g;
  return widen(widen(value).replace(hiragana, (char) => String.fromCharCode(char.charCodeAt(0) + 0x60)));
}

/** Tells whether a text is full-width katakana, with ー ・ and spaces between but not alone. */
export const isKatakana = (value: string) =>
  /^[\u30a1-\u30fe\u31f0-\u31ff\u3000]*$/.test(value) && /[\u30a1-\u30fa]/.test(value);

/** R207: a name in full-width katakana; half-width and hiragana are converted. `min: 0` allows blank. */
export const kana = (limit: LengthLimit) =>
  stringField({
    max: limit.max,
    convert: (value) => toKatakana(wideSpaces(value)),
    required: limit.min !== 0,
    find: (value) => (isKatakana(value) ? textFault(value, limit) : fault("KATAKANA")),
  });
