import { admit } from "#features/sessions/server/index.ts";
import type { ErrorCode } from "#kit/contract/errors.ts";
import type { Account, MemberKind } from "#kit/server/access/actor.ts";
import { assertCsrfToken } from "#kit/server/access/csrf-token.ts";
import { Failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { areaOfKind, readSessionToken } from "#kit/server/http/session-cookie.ts";
import type { Identity, IdentityProblem } from "#kit/server/identity/identity-provider.ts";
import { socialLoginErrors } from "../contract/errors.ts";
import { may } from "./policy.ts";
import { findHolder, findLinkedAccount, insertSocialLogin, listLinked } from "./social-logins.sql.ts";

export const errorOf: Readonly<Record<IdentityProblem, ErrorCode>> = {
  denied: socialLoginErrors.ACCESS_DENIED,
  unusable: socialLoginErrors.NO_AUTHORIZATION_CODE,
  away: socialLoginErrors.ERROR_SOCIAL_SERVICE_AWAY,
};

/** A navigation says no area; whose address it is says it, whatever else the browser is signed in to. */
export async function signedInAs(
  { request, services }: Pick<Context, "request" | "services">,
  kind: MemberKind,
): Promise<Account | null> {
  const token = readSessionToken(request.header("cookie"), areaOfKind[kind], services);
  const account = token ? await services.access.resolveAccount(token) : null;
  return account?.kind === kind ? account : null;
}

/** Whoever asks for a link does so from our own page: a foreign one could have its own account linked. */
export async function linkingAccount(
  context: Context,
  kind: MemberKind,
  token: string | undefined,
): Promise<Account | null> {
  const account = await signedInAs(context, kind);
  if (!account) return null;
  try {
    assertCsrfToken({ ...context, account }, token ?? "");
    return account;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

export type SignedIn = "in" | "secondStep" | "unknown";

/** A link made by its owner counts, and nothing else: never an address that happens to be the same. */
export const signIn = (
  context: Context,
  kind: MemberKind,
  provider: string,
  { issuer, subject }: Identity,
): Promise<SignedIn> =>
  context.inTransaction(async (work) => {
    const account = await findLinkedAccount(work.db, { provider, issuer, subject });
    if (!account) return "unknown";
    const { data } = await admit(context, work, { ...account, kind });
    return "second_factor" in data ? "secondStep" : "in";
  });

/** Why it could not be linked, if so. */
export const link = (
  context: Context,
  account_id: number,
  provider: string,
  { issuer, subject }: Identity,
): Promise<ErrorCode | undefined> =>
  context.inTransaction(async ({ db, now }) => {
    const named = { provider, issuer, subject };
    await insertSocialLogin(db, { ...named, account_id, created_at: now });
    const holder = (await findHolder(db, named))?.account_id;
    const allowed = may.link(account_id, holder, (await listLinked(db, account_id)).includes(provider));
    return allowed === true ? undefined : allowed;
  });
