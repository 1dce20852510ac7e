import { fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import { toHalfWidthNumber } from "./width.ts";

export type PostalCode = readonly [area: string, town: string];

/** Splits a postal code, pasted into one box, into two parts (〒１５０ー０００１ → 150, 0001); else undefined. */
export function splitPostalCode(value: string): PostalCode | undefined {
  const [, area, town] = /^〒?\s*(\d{3})[-\s]*(\d{4})$/.exec(toHalfWidthNumber(value)) ?? [];
  return area && town ? [area, town] : undefined;
}

type Options = { required?: boolean };

const part = (length: number, { required }: Options) =>
  stringField({
    max: length,
    tooLong: fault("POSTAL_CODE"),
    convert: toHalfWidthNumber,
    required,
    find: (value) => (/^\d+$/.test(value) && value.length === length ? undefined : fault("POSTAL_CODE")),
  });

/** These are the first three digits. */
export const postalCodeArea = (options: Options = {}) => part(3, options);
/** These are the last four digits. */
export const postalCodeTown = (options: Options = {}) => part(4, options);

/** A postal code abroad has at most 12 letters, digits, spaces and hyphens, and is put in capitals. */
export const foreignPostalCode = ({ required }: Options = {}) =>
  stringField({
    max: 12,
    tooLong: fault("POSTAL_CODE"),
    convert: (value) => toHalfWidthNumber(value).toUpperCase(),
    required,
    find: (value) => (/^[A-Z0-9][A-Z0-9 -]{0,11}$/.test(value) ? undefined : fault("POSTAL_CODE")),
  });
