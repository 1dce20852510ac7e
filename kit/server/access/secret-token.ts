import { createHash, randomBytes } from "node:crypto";

/** Returns 256 random bits for a cookie or a link. */
export const createSecretToken = (): string => randomBytes(32).toString("base64url");

/** Only this hash is stored, so that a stolen table signs nobody in. */
export const hashSecretToken = (token: string): Buffer => createHash("sha256").update(token).digest();
