import { toHalfWidthNumber } from "#kit/contract/fields/width.ts";

/** These are digits and capitals of which no two look alike. */
export const CODE_SIGNS = "23456789ACDEFGHJKMNPQRTVWXY";
export const CODE_LENGTH = 8;

const isCode = (signs: string) =>
  signs.length === CODE_LENGTH && [...signs].every((sign) => CODE_SIGNS.includes(sign));
/** These characters are in no code but look like one that does. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { B: "8", S: "5", U: "V", Z: "2" };

export const showCode = (signs: string): string =>
  `${signs.slice(0, CODE_LENGTH / 2)}-${signs.slice(CODE_LENGTH / 2)}`;

/** Returns a code as it is shown, typed in any case and width, with or without hyphens; else undefined. */
export function readTypedCode(typed: string): string | undefined {
  const signs = toHalfWidthNumber(typed)
    .toUpperCase()
    .replace(/[\s-]/g, "")
    .replace(/[BSUZ]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
  return isCode(signs) ? showCode(signs) : undefined;
}
