import { fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import { type LengthLimit, textFault, tidy } from "./text.ts";

/** Half-width katakana to full-width; voicing marks standing alone join their kana (ｶﾞ → ガ, か゛ → が). */
function widen(value: string): string {
  return value
    .replace(/[\u309b\uff9e]/g, "\u3099")
    .replace(/[\u309c\uff9f]/g, "\u309a")
    .replace(/[\uff61-\uff9d]/g, (char) => char.normalize("NFKC"))
    .normalize("NFC");
}

/** One ideographic space between the words of a name. */
const wideSpaces = (value: string) => tidy(value).replace(/\s+/g, "\u3000");

/** Half-width katakana and hiragana to full-width katakana; anything else stays. Idempotent. */
export function toKatakana(value: string): string {
  const hiragana = /[\u3041-\u3096\u309d\u309e]/g;
  return widen(widen(value).replace(hiragana, (char) => String.fromCharCode(char.charCodeAt(0) + 0x60)));
}

/** Full-width katakana, with ー ・ and spaces between, but not of those alone. */
export const isKatakana = (value: string) =>
  /^[\u30a1-\u30fe\u31f0-\u31ff\u3000]*$/.test(value) && /[\u30a1-\u30fa]/.test(value);

/** R207: a name in full-width katakana; half-width and hiragana are converted. `min: 0` lets it be left blank. */
export const kana = (limit: LengthLimit) =>
  stringField({
    max: limit.max,
    convert: (value) => toKatakana(wideSpaces(value)),
    required: limit.min !== 0,
    find: (value) => (isKatakana(value) ? textFault(value, limit) : fault("KATAKANA")),
  });
