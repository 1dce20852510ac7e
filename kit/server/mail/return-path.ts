import { DAY_MS } from "#kit/contract/durations.ts";
import { inBase36, isSameSecret, signatureOf } from "../access/signature.ts";
import { addressKey, KEY_LENGTH } from "./bouncing-addresses.ts";

/** Mail bounces to `address`; who hands a bounce in has to show `secret`. */
export type BounceSettings = { readonly address: string; readonly secret: string };

/** Mail servers give up after five days, and some report it late. */
const TOKEN_VALID_DAYS = 14;

const TIME_LENGTH = 7;
const SIGNATURE_BYTES = 10;
/** The signature has 80 bits in base 36. */
const SIGNATURE_LENGTH = 16;
const TOKEN_LENGTH = KEY_LENGTH + TIME_LENGTH + SIGNATURE_LENGTH;

/** The name before the token may have this many characters, so that the whole has at most 64 (RFC 5321). */
export const RETURN_NAME_MAX = 64 - "+".length - TOKEN_LENGTH;

const sign = (secret: string, about: string): string =>
  inBase36(signatureOf(secret, `return-path:${about}`, SIGNATURE_BYTES), SIGNATURE_LENGTH);

/**
 * Returns the envelope sender of one mail, `bounces+token@…`. The token says whom it went to and when, in characters
 * that survive a mail server that changes their case.
 */
export function createReturnPath(
  settings: BounceSettings,
  secret: string,
  mail: { to: string; at: Date },
): string {
  const [name, domain] = settings.address.split("@");
  const seconds = Math.floor(mail.at.getTime() / 1000);
  const about = addressKey(secret, mail.to) + seconds.toString(36).padStart(TIME_LENGTH, "0");
  return `${name}+${about}${sign(secret, about)}@${domain}`;
}

export type SentMail = { readonly addressKey: string; readonly mailSentAt: Date };

/** Reads the token of a return path; undefined where this product has not made it, or too long ago. */
export function readReturnPath(
  settings: BounceSettings,
  secret: string,
  { to, now }: { to: string; now: Date },
): SentMail | undefined {
  const [name, domain] = settings.address.split("@");
  const address = to.trim().toLowerCase();
  const [before, after] = [`${name}+`, `@${domain}`];
  if (!address.startsWith(before) || !address.endsWith(after)) return undefined;
  const token = address.slice(before.length, -after.length);
  if (token.length !== TOKEN_LENGTH) return undefined;
  const about = token.slice(0, -SIGNATURE_LENGTH);
  const given = Buffer.from(token.slice(-SIGNATURE_LENGTH));
  if (!isSameSecret(given, Buffer.from(sign(secret, about)))) return undefined;
  const mailSentAt = new Date(Number.parseInt(about.slice(KEY_LENGTH), 36) * 1000);
  if (now.getTime() - mailSentAt.getTime() > TOKEN_VALID_DAYS * DAY_MS) return undefined;
  return { addressKey: about.slice(0, KEY_LENGTH), mailSentAt };
}
