import { fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import { toHalfWidth } from "./width.ts";

/** Half-width, in lower case, with its #. Idempotent; what is no colour stays recognisable. */
export function toHexColour(value: string): string {
  const colour = toHalfWidth(value).trim().toLowerCase();
  return /^[0-9a-f]{6}$/.test(colour) ? `#${colour}` : colour;
}

/** R447: # and six hexadecimal digits. */
export const hexColour = ({ required }: { required?: boolean } = {}) =>
  stringField({
    max: 7,
    tooLong: fault("HEX_COLOUR"),
    convert: toHexColour,
    required,
    find: (value) => (/^#[0-9a-f]{6}$/.test(value) ? undefined : fault("HEX_COLOUR")),
  });
