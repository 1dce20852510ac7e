import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import { signatureOf } from "#kit/server/access/signature.ts";
import { ALUMNI_INVITATION_PATH } from "../contract/paths.ts";

const CODE_BYTES = 16;

/**
 * The code of a member's invitation. It is derived, so that it can be shown again although only its hash is
 * stored; a new generation makes the earlier code worthless.
 */
export const deriveInvitedCode = (secret: string, membershipId: number, generation: number): string =>
  signatureOf(secret, `invitation:${membershipId}:${generation}`, CODE_BYTES).toString("base64url");

export const hashInvitedCode = (code: string): Buffer => hashSecretToken(code);

/** R085 */
export const invitationUrl = (publicUrl: string, code: string): string =>
  `${publicUrl}${ALUMNI_INVITATION_PATH}/${code}`;
