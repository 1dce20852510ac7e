import { withoutEra } from "./eras.ts";
import { withoutKanjiNumbers } from "./kanji-numbers.ts";
import { toHalfWidthNumber } from "./width.ts";

const inDigits = (typed: string) => withoutKanjiNumbers(toHalfWidthNumber(typed));

/** What was typed as a day or a month, in the digits and the calendar of the West; what cannot be read stays. Idempotent. */
export const plainDate = (typed: string) => withoutEra(inDigits(typed));

/** Whether its year is one of an era. */
export const isOfEra = (typed: string) => plainDate(typed) !== inDigits(typed);
