import { withoutEra } from "./eras.ts";
import { withoutKanjiNumbers } from "./kanji-numbers.ts";
import { toHalfWidthNumber } from "./width.ts";

const inDigits = (typed: string) => withoutKanjiNumbers(toHalfWidthNumber(typed));

/** Writes a typed day or month in ASCII digits and the Western calendar; any other text stays. Idempotent. */
export const plainDate = (typed: string) => withoutEra(inDigits(typed));

/** Tells whether the year is one of an era. */
export const isOfEra = (typed: string) => plainDate(typed) !== inDigits(typed);
