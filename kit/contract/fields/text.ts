import { type Fault, fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import { dropDirections, dropInvisible } from "./invisible.ts";
import { unitsPerCharacter } from "./limits.ts";
import { type Counter, graphemeLength } from "./text-length.ts";

/** No text may hold half of a surrogate pair; control characters but line break and tab are dropped before. */
const unusable = /[[\p{Cs}\p{Cc}]--[\n\t]]/v;

/** Tells whether a text holds characters that no text field accepts. */
export const hasUnusableCharacters = (text: string) => unusable.test(text);

const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Unicode would compose a kanji of a name that it also has elsewhere (﨩) into the other one. */
const exceptKanjiOfNames = /[^\uf900-\ufaff\u{2f800}-\u{2fa1f}]+/gu;
const compose = (text: string): string => text.replace(exceptKanjiOfNames, (part) => part.normalize("NFC"));

/**
 * Normalises line breaks (office programs paste vertical tabs and separators), drops what shows nothing, composes
 * characters and trims; a text that shows nothing is blank. Idempotent.
 */
export function tidy(text: string): string {
  if (blank.test(text)) return "";
  const lines = text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n");
  return compose(dropInvisible(lines)).trim();
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

const lineFault = (value: string, limit: LengthLimit): Fault | undefined =>
  value.includes("\n") ? fault("LINE_BREAK") : textFault(value, limit);

/** A line stands in sentences of ours, whose direction it leaves alone. */
const tidyLine = (value: string): string => tidy(dropDirections(value));

const letter = /[\p{L}\p{N}]/gu;

/** Somebody has to say something: the text has at least so many letters or digits once its signs are folded. */
export const explanation = ({ letters, ...limit }: LengthLimit & { letters: number }) =>
  stringField({
    max: limit.max,
    convert: tidy,
    required: true,
    find: (value) => {
      const said = value.normalize("NFKC").match(letter)?.length ?? 0;
      return (
        textFault(value, limit) ?? (said < letters ? fault("TOO_FEW_LETTERS", { min: letters }) : undefined)
      );
    },
  });

/** This is for a text of one line, such as a title. */
export const line = (limit: LengthLimit) =>
  stringField({
    max: limit.max,
    convert: tidyLine,
    required: limit.min !== 0,
    find: (value) => lineFault(value, limit),
  });

/** Mail programs make links of these, in half width and in full. */
const address = /[:：][/／]{2}|(?<![\p{L}\p{N}])[wｗ]{3}[.．]/iu;

/** This is for what people, communities, offices, departments and groups are called: a line without an address. */
export const name = (limit: LengthLimit) =>
  stringField({
    max: limit.max,
    convert: tidyLine,
    required: limit.min !== 0,
    find: (value) => (address.test(value) ? fault("ADDRESS") : lineFault(value, limit)),
  });
