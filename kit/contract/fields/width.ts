import { fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import { dropUnseen } from "./invisible.ts";
import * as limits from "./limits.ts";

/** Turns full-width digits, letters, signs and the ideographic space into half width and drops what shows nothing. Idempotent. */
export function toHalfWidth(value: string): string {
  return dropUnseen(value)
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, " ");
}

/** Also turns what Japanese keyboards enter for a hyphen (ー, ‐, −, ―, ｰ) into "-". This is for numbers only. */
export function toHalfWidthNumber(value: string): string {
  return toHalfWidth(value)
    .replace(/[\u2010-\u2015\u2212\u30fc\uff70]/g, "-")
    .trim();
}

type Options = { min?: number; max?: number; required?: boolean };

/** R209, R239: only digits are allowed, kept as a string for leading zeros; full-width ones are converted. */
export const digits = ({ min = 1, max = limits.digits, required }: Options = {}) =>
  stringField({
    max,
    convert: (value) => toHalfWidth(value).trim(),
    required,
    find: (value) => {
      if (!/^\d+$/.test(value)) return fault("DIGITS");
      if (value.length > max) return fault("TOO_LONG", { max, length: value.length });
      if (value.length < min) return fault("TOO_SHORT", { min, length: value.length });
    },
  });
