import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const NONCE_BYTES = 16;

const sign = (secret: string, about: string, nonce: string, until: string): Buffer =>
  createHmac("sha256", secret).update(`mark:${about}:${nonce}:${until}`).digest();

/** A text that only this product can have made and that nothing has to be stored for: `nonce.until.signature`. */
export function createMark(secret: string, about: string, until: Date): string {
  const nonce = randomBytes(NONCE_BYTES).toString("base64url");
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  return [nonce, seconds, sign(secret, about, nonce, seconds).toString("base64url")].join(".");
}

/** The nonce of a mark about this very thing that still counts; undefined for any other text. */
export function readMark(
  secret: string,
  about: string,
  mark: string | undefined,
  now: Date,
): string | undefined {
  const [nonce, until, signature, ...rest] = (mark ?? "").split(".");
  if (!nonce || !until || !signature || rest.length > 0) return undefined;
  const given = Buffer.from(signature, "base64url");
  const expected = sign(secret, about, nonce, until);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number.parseInt(until, 36) * 1000 > now.getTime() ? nonce : undefined;
}
