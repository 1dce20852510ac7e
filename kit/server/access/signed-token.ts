import { randomBytes } from "node:crypto";
import type { Services } from "../work/services.ts";
import { isSameSecret, signatureOf } from "./signature.ts";

const NONCE_BYTES = 16;

export type Signer = { readonly services: Pick<Services, "secret">; readonly now: Date };

/**
 * A signed token for one subject with an expiry, of which the server stores nothing: `nonce.until.signature`. JSON web
 * tokens are not used, because half of what they offer would have to be forbidden.
 */
export function signedToken<Subject>({
  purpose,
  about,
  validMs,
}: {
  readonly purpose: string;
  readonly about: (subject: Subject) => string | number;
  readonly validMs: number;
}) {
  const sign = ({ services }: Signer, subject: Subject, nonce: string, until: string): Buffer =>
    signatureOf(services.secret, `mark:${purpose}:${about(subject)}:${nonce}:${until}`);
  return {
    create(signer: Signer, subject: Subject): string {
      const nonce = randomBytes(NONCE_BYTES).toString("base64url");
      const until = Math.floor((signer.now.getTime() + validMs) / 1000).toString(36);
      return [nonce, until, sign(signer, subject, nonce, until).toString("base64url")].join(".");
    },

    /** Returns the nonce of a valid token for this subject; undefined for any other text. */
    read(signer: Signer, subject: Subject, token: string | undefined): string | undefined {
      const [nonce, until, signature, ...rest] = (token ?? "").split(".");
      if (!nonce || !until || !signature || rest.length > 0) return undefined;
      const given = Buffer.from(signature, "base64url");
      if (!isSameSecret(given, sign(signer, subject, nonce, until))) return undefined;
      return Number.parseInt(until, 36) * 1000 > signer.now.getTime() ? nonce : undefined;
    },
  };
}
