import { linkTo } from "#kit/contract/link-to.ts";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import { signatureOf } from "#kit/server/access/signature.ts";
import { CODE_LENGTH, CODE_SIGNS, readTypedCode, showCode } from "../contract/typed-code.ts";

const CODE_BYTES = 16;

/**
 * Returns the code of a member's invitation. It is derived, so that it can be shown again although only its hash is
 * stored; a new generation makes the earlier code void.
 */
export function deriveInvitedCode(secret: string, membershipId: number, generation: number): string {
  const signature = signatureOf(secret, `typed invitation:${membershipId}:${generation}`, CODE_BYTES);
  const base = BigInt(CODE_SIGNS.length);
  let rest = BigInt(`0x${signature.toString("hex")}`);
  let signs = "";
  for (; signs.length < CODE_LENGTH; rest /= base) signs += CODE_SIGNS[Number(rest % base)];
  return showCode(signs);
}

/** Codes looked like this before they could be typed. */
export const deriveLongCode = (secret: string, membershipId: number, generation: number): string =>
  signatureOf(secret, `invitation:${membershipId}:${generation}`, CODE_BYTES).toString("base64url");

/** An alumnus invited by mail gets this code; each mail has another. */
export const deriveAlumniCode = (secret: string, invitationId: number, generation: number): string =>
  signatureOf(secret, `alumni invitation:${invitationId}:${generation}`, CODE_BYTES).toString("base64url");

/** Hashes a code. Anybody could try all typed codes, so their hash needs the secret. */
export function hashInvitedCode(secret: string, code: string): Buffer {
  const typed = readTypedCode(code);
  return typed ? signatureOf(secret, `typed code:${typed}`) : hashSecretToken(code);
}

/** A member shares this URL to invite somebody. R085 */
export const invitationUrl = (publicUrl: string, code: string): string =>
  publicUrl + linkTo("/alumni/invited_communities/alumni/:key", { key: code });
