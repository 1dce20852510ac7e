import { type Fault, fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import { unitsPerCharacter } from "./limits.ts";
import { type Counter, graphemeLength } from "./text-length.ts";

/** No text may hold half of a surrogate pair or a control character but line break and tab. */
const unusable = /[[\p{Cs}\p{Cc}]--[\n\t]]/v;

/** Tells whether a text holds characters that no text field accepts. */
export const hasUnusableCharacters = (text: string) => unusable.test(text);

const invisible = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * Normalises line breaks (office programs paste vertical tabs and separators), composes characters and trims; a text
 * that shows nothing, such as a zero-width space, is blank. Idempotent.
 */
export function tidy(text: string): string {
  if (invisible.test(text)) return "";
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .normalize("NFC")
    .trim();
}

export type LengthLimit = { min?: number; max: number; counter?: Counter };

/** Returns what is wrong with a tidy text: its characters, else its length. */
export function textFault(
  value: string,
  { min = 1, max, counter = graphemeLength }: LengthLimit,
): Fault | undefined {
  if (hasUnusableCharacters(value)) return fault("INVALID_CHARACTERS");
  if (value.length > max * unitsPerCharacter) return fault("TOO_LONG", { max, length: value.length });
  const length = counter(value);
  if (length > max) return fault("TOO_LONG", { max, length });
  if (length < min) return fault("TOO_SHORT", { min, length });
}

/** The text may have several lines. `min: 0` allows blank. */
export const text = (limit: LengthLimit) =>
  stringField({
    max: limit.max,
    convert: tidy,
    required: limit.min !== 0,
    find: (value) => textFault(value, limit),
  });

/** These turn the direction of the text behind them, even outside the name or title that contains them. */
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/;

function lineFault(value: string, limit: LengthLimit): Fault | undefined {
  if (value.includes("\n")) return fault("LINE_BREAK");
  return turnsDirection.test(value) ? fault("INVALID_CHARACTERS") : textFault(value, limit);
}

/** This is for a text of one line, such as a name or a title. */
export const line = (limit: LengthLimit) =>
  stringField({
    max: limit.max,
    convert: tidy,
    required: limit.min !== 0,
    find: (value) => lineFault(value, limit),
  });
