import type { AuthenticatorTransport } from "@simplewebauthn/server";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { signatureOf } from "#kit/server/access/signature.ts";
import type { Context } from "#kit/server/http/context.ts";
import type { Services } from "#kit/server/work/services.ts";
import type { PasskeyAssertion, PasskeyAttestation } from "../contract/schemas.ts";
import { lockPasskey, markPasskeyUsed, type PasskeyRow } from "./passkeys.sql.ts";
import { type RelyingParty, relyingPartyOf } from "./relying-party.ts";

/** Browsers may name transports that the library does not know yet. */
const transportsOf = (names: readonly string[]) => [...names] as AuthenticatorTransport[];
const known = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id,
  transports: transportsOf(transports),
});

/** It is the same for all passkeys of an account, and reveals nothing about it. */
const userHandle = (secret: string, accountId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(signatureOf(secret, `passkey:${accountId}`));

type Owner = {
  readonly id: number;
  readonly email: string | null;
  readonly family_name: string;
  readonly given_name: string;
};

/** Returns what the browser needs to make a passkey, on an authenticator that has none of the account yet. */
export const newPasskeyOptions = async (
  { secret }: Services,
  party: RelyingParty,
  owner: Owner,
  existing: readonly PasskeyRow[],
  challenge: string,
) => ({
  ...(await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: userHandle(secret, owner.id),
    userName: owner.email ?? "",
    userDisplayName: `${owner.family_name} ${owner.given_name}`,
    challenge: new TextEncoder().encode(challenge),
    attestationType: "none",
    excludeCredentials: existing.map(known),
    // A discoverable passkey also signs in without a password.
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  })),
});

/** Returns the passkey the browser has made; undefined where it made none, or not for our challenge. */
export async function readNewPasskey(
  party: RelyingParty,
  response: PasskeyAttestation,
  isOwnChallenge: (challenge: string) => boolean,
) {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...response,
      response: { ...response.response, transports: transportsOf(response.response.transports ?? []) },
    },
    expectedChallenge: (challenge) => isOwnChallenge(decoded(challenge)),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(notVerified);
  if (!verified || !registrationInfo) return undefined;
  const { id: credential_id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { credential_id, public_key: Buffer.from(publicKey), counter, transports: [...transports] };
}

/** Returns what the browser needs to ask for one of these passkeys, or for any it finds where none is named. */
export const passkeyRequestOptions = async (
  party: RelyingParty,
  passkeys: readonly PasskeyRow[],
  challenge: string,
) => ({
  ...(await generateAuthenticationOptions({
    rpID: party.id,
    challenge: new TextEncoder().encode(challenge),
    allowCredentials: passkeys.map(known),
    userVerification: passkeys.length > 0 ? "preferred" : "required",
  })),
});

/**
 * Returns the account whose passkey has signed our challenge; undefined for any other answer. With `alone` the passkey
 * also replaces the password, so it must have asked for a fingerprint, a face or a PIN.
 */
export async function accountOfAssertion(
  { db, services, now }: Pick<Context, "db" | "services" | "now">,
  response: PasskeyAssertion,
  isOwnChallenge: (challenge: string) => boolean,
  { alone }: { readonly alone: boolean },
): Promise<number | undefined> {
  const party = relyingPartyOf(services);
  const passkey = party && (await lockPasskey(db, response.id));
  if (!passkey) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => isOwnChallenge(decoded(challenge)),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: alone,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: transportsOf(passkey.transports),
    },
  }).catch(notVerified);
  if (!verified || !authenticationInfo) return undefined;
  await markPasskeyUsed(db, passkey.id, authenticationInfo.newCounter, now);
  return passkey.account_id;
}

const decoded = (challenge: string): string => Buffer.from(challenge, "base64url").toString();

/** The library throws for whatever does not fit; the person is always told the same. */
const notVerified = () =>
  ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const;
