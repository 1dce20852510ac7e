import { Secret, TOTP } from "otpauth";
import { seal, unseal } from "#kit/server/access/sealed-text.ts";
import { APP_CODE_DIGITS, APP_CODE_STEP_SECONDS, APP_CODE_WINDOW } from "../contract/limits.ts";

const SECRET_BYTES = 20;

/** SHA-1 is what every authenticator app supports, and secure in an HMAC. RFC 6238 */
const totpOf = (secret: Secret, label = "") =>
  new TOTP({
    issuer: "Enishi",
    label,
    secret,
    algorithm: "SHA1",
    digits: APP_CODE_DIGITS,
    period: APP_CODE_STEP_SECONDS,
  });

/** Returns a new secret in Base32, and the URI by which an app imports it; `label` names the account in the app. */
export function drawAppSecret(label: string): { readonly secret: string; readonly uri: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  return { secret: secret.base32, uri: totpOf(secret, label).toString() };
}

/** Returns the half minute of the code, one before or after the current included; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(Secret.fromBase32(secret));
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: APP_CODE_WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

const about = (accountId: number): string => `authenticator-app:${accountId}`;

export const sealAppSecret = (key: string, accountId: number, secret: string): Buffer =>
  seal(key, about(accountId), secret);
export const unsealAppSecret = (key: string, accountId: number, sealed: Uint8Array): string | undefined =>
  unseal(key, about(accountId), sealed);
