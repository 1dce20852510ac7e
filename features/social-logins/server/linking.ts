import type { LoginProvider } from "#features/accounts/contract/services.ts";
import { continueSignIn } from "#features/sessions/server/index.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import type { ErrorCode } from "#kit/contract/errors.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { Account } from "#kit/server/access/actor.ts";
import { signedToken } from "#kit/server/access/signed-token.ts";
import type { Context } from "#kit/server/http/context.ts";
import { areaOfKind, readSessionToken } from "#kit/server/http/session-cookie.ts";
import type { Identity, IdentityProblem } from "#kit/server/identity/identity-provider.ts";
import { socialLoginErrors } from "../contract/errors.ts";
import { LINKING_VALID_MINUTES } from "../contract/limits.ts";
import { addLogin } from "./logins.ts";
import { may } from "./policy.ts";
import { findHolder, findLinkedAccount, hasSession, listLinked, lockAccount } from "./social-logins.sql.ts";

export const errorOf: Readonly<Record<IdentityProblem, ErrorCode>> = {
  denied: socialLoginErrors.ACCESS_DENIED,
  unusable: socialLoginErrors.NO_AUTHORIZATION_CODE,
  away: socialLoginErrors.ERROR_SOCIAL_SERVICE_AWAY,
};

/** A navigation names no area, so its path decides, whatever else the browser is signed in to. */
export async function signedInAs(
  { request, services }: Pick<Context, "request" | "services">,
  kind: MemberKind,
): Promise<Account | null> {
  const token = readSessionToken(request.header("cookie"), areaOfKind[kind], services);
  const account = token ? await services.access.resolveAccount(token) : null;
  return account?.kind === kind ? account : null;
}

type Caller = Pick<Context, "services" | "now"> & { readonly account: Account };

/** The token is valid for the session whose owner was asked, and for that service. */
type Linking = {
  readonly account: Account;
  readonly provider: LoginProvider;
  /** It is the service of this community. */
  readonly partnerOf?: number | undefined;
};
const linking = signedToken<Linking>({
  purpose: "link-login",
  about: ({ account, provider, partnerOf }) => `${provider}${partnerOf ?? ""}:${account.sessionId}`,
  validMs: LINKING_VALID_MINUTES * MINUTE_MS,
});

export const createLinkingToken = (context: Caller, provider: LoginProvider, partnerOf?: number): string =>
  linking.create(context, { account: context.account, provider, partnerOf });

/** Only somebody who gave the password goes on; a foreign page could have its own account linked. */
export async function linkingAccount(
  context: Context,
  kind: MemberKind,
  provider: LoginProvider,
  token: string | undefined,
  partnerOf?: number,
): Promise<Account | null> {
  const account = await signedInAs(context, kind);
  return account && linking.read(context, { account, provider, partnerOf }, token) ? account : null;
}

export type LoginOutcome = "in" | "secondStep" | "unknown";

/** Only a link made by its owner counts, never an address that happens to be equal. */
export const signInByService = (
  context: Context,
  kind: MemberKind,
  provider: LoginProvider,
  { issuer, subject }: Identity,
): Promise<LoginOutcome> =>
  context.inTransaction(async (work) => {
    const account = await findLinkedAccount(work.db, { provider, issuer, subject });
    if (!account) return "unknown";
    const { data } = await continueSignIn(context, work, { ...account, kind });
    return "second_factor" in data ? "secondStep" : "in";
  });

/** Returns why it could not be linked: the session may have ended while the service answered, for instance. */
export const link = (
  context: Context,
  { accountId, sessionId }: Account,
  provider: LoginProvider,
  { issuer, subject }: Identity,
): Promise<ErrorCode | undefined> =>
  context.inTransaction(async (work) => {
    const named = { provider, issuer, subject };
    await lockAccount(work.db, accountId);
    if (!(await hasSession(work.db, sessionId))) return socialLoginErrors.ERROR_SOCIAL_ACCOUNT_LINKING;
    await addLogin(work, accountId, named);
    const holder = (await findHolder(work.db, named))?.account_id;
    const allowed = may.link(accountId, holder, (await listLinked(work.db, accountId)).includes(provider));
    return allowed === true ? undefined : allowed;
  });
