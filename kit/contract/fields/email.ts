import { fault } from "./field-errors.ts";
import { stringField } from "./field-schema.ts";
import { email as limit } from "./limits.ts";
import { toHalfWidth } from "./width.ts";

/** Returns an address in half width, trimmed and in lower case, so that one person has one spelling. Idempotent. */
export function toEmail(value: string): string {
  return toHalfWidth(value).trim().toLowerCase();
}

/**
 * Only ASCII is allowed, so that no look-alike letter or emoji passes (R191). Dots at the end of the local part, or
 * doubled in it, are allowed: old addresses of Japanese phone carriers have them.
 */
const format =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** R189–R192, R211: an email address has 6 to 256 characters and is converted where it can be. */
export const email = ({ required }: { required?: boolean } = {}) =>
  stringField({
    max: limit.max,
    convert: toEmail,
    required,
    find: (value) => {
      if (value.length > limit.max) return fault("TOO_LONG", { max: limit.max, length: value.length });
      if (value.length < limit.min || !format.test(value)) return fault("EMAIL");
    },
  });
