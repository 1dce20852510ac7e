import { DAY_MS } from "#kit/contract/durations.ts";
import { type Signer, signedToken } from "#kit/server/access/signed-token.ts";
import { TEST_MAIL_VALID_DAYS } from "../contract/limits.ts";

/** A stop is one period in which an address is stopped; it may be stopped again later. */
export type Stop = { readonly addressKey: string; readonly since: Date };

const aboutOf = ({ addressKey, since }: Stop): string => `${addressKey}.${since.getTime().toString(36)}`;
const proof = signedToken({ purpose: "test-mail", about: aboutOf, validMs: TEST_MAIL_VALID_DAYS * DAY_MS });

export const createTestMailToken = (signer: Signer, stop: Stop): string =>
  `${aboutOf(stop)}.${proof.create(signer, stop)}`;

/** Returns undefined for a token that the product has not signed, or that has expired. */
export function readTestMailToken(signer: Signer, token: string): Stop | undefined {
  const [addressKey = "", since = "", ...signed] = token.split(".");
  const stop = { addressKey, since: new Date(Number.parseInt(since, 36)) };
  return proof.read(signer, stop, signed.join(".")) === undefined ? undefined : stop;
}
