import type * as z from "zod/mini";
import { accountPaths } from "#features/accounts/contract/paths.ts";
import { activateAccount } from "#features/accounts/server/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { changeMembershipState, describeMembership } from "#features/memberships/server/index.ts";
import { openSession } from "#features/sessions/server/index.ts";
import { toEmail } from "#kit/contract/fields/email.ts";
import { Failure, failure, found } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { leadTo, serve } from "#kit/server/http/serve.ts";
import { type Identity, IdentityFailure } from "#kit/server/identity/identity-provider.ts";
import type { serviceAnswer } from "../contract/calls.ts";
import { socialLoginErrors } from "../contract/errors.ts";
import {
  finishPartnerSignIn,
  finishPartnerSignInOf,
  showPartner,
  startPartnerSignIn,
} from "../contract/partner-calls.ts";
import { arrival } from "../contract/paths.ts";
import { finishAuthorization, startAuthorization } from "./authorization.ts";
import { errorOf, link, linkingAccount, signedInAs, signInByService } from "./linking.ts";
import { addLogin } from "./logins.ts";
import { findCommunityNames, lockEnrolled } from "./partner.sql.ts";
import { type Partner, partnerAt, partnerOfCommunity } from "./partners.ts";
import { redirects } from "./redirects.ts";

export const PROVIDER = "partner" as const;
const COOKIE_PATH = "/api/partner";

const backTo = ({ prefix }: Partner, query: Readonly<Record<string, string>>) =>
  leadTo(`/${prefix}/sign_in?${new URLSearchParams(query)}`);
const refused = (partner: Partner, code: string) => backTo(partner, { [arrival.code]: code });

const show = serve(showPartner, async (context, { query: { prefix } }) => {
  const { communityId } = await partnerAt(context, prefix);
  return { data: found(await findCommunityNames(context.db, communityId)) };
});

const start = serve(
  startPartnerSignIn,
  async (context, { query: { mode, prefix, redirect = "", token } }) => {
    const { services } = context;
    const partner = await partnerAt(context, prefix);
    const { service, redirectUri, communityId } = partner;
    const account =
      mode === "connect" ? await linkingAccount(context, "employee", PROVIDER, token, communityId) : null;
    if (mode === "connect" && !account)
      return refused(partner, socialLoginErrors.ERROR_SOCIAL_ACCOUNT_LINKING.code);
    const place = { redirectUri, cookiePath: COOKIE_PATH };
    const asked = { provider: PROVIDER, mode, redirect, account, partnerOf: communityId };
    try {
      return leadTo(await startAuthorization(context, service, place, asked));
    } catch (error) {
      if (!(error instanceof IdentityFailure)) throw error;
      services.log.warn({ err: error }, "the community's own service does not answer");
      return refused(partner, errorOf[error.problem].code);
    }
  },
);

async function arrive(context: Context, partner: Partner, query: z.output<typeof serviceAnswer>) {
  const { service, communityId, redirectUri } = partner;
  const place = { provider: PROVIDER, redirectUri, partnerOf: communityId };
  const returned = await finishAuthorization(context, service, place, query);
  if (!returned) return refused(partner, socialLoginErrors.NO_AUTHORIZATION_CODE.code);
  const { identity, mode, accountId, redirect } = returned;
  if (identity instanceof IdentityFailure) return refused(partner, errorOf[identity.problem].code);
  if (mode === "connect") {
    const account = await signedInAs(context, "employee");
    const isSame = account !== null && account.accountId === accountId;
    const error = isSame
      ? await link(context, account, PROVIDER, identity)
      : socialLoginErrors.ERROR_SOCIAL_ACCOUNT_LINKING;
    return error ? refused(partner, error.code) : backTo(partner, { [arrival.linked]: PROVIDER });
  }
  try {
    const signedIn = await signInByService(context, "employee", PROVIDER, identity);
    if (signedIn === "unknown") await registerByPartner(context, communityId, identity);
    return redirects.signedIn(
      signedIn === "unknown" ? "in" : signedIn,
      accountPaths.employee.login,
      redirect,
    );
  } catch (error) {
    if (error instanceof Failure) return refused(partner, error.message);
    throw error;
  }
}

const finish = serve(finishPartnerSignIn, async (context, { query }) =>
  arrive(context, await partnerAt(context, undefined), query),
);
const finishOf = serve(finishPartnerSignInOf, async (context, { params, query }) =>
  arrive(context, await partnerOfCommunity(context, params.community_id), query),
);

/**
 * Registers the person whom an administrator has entered with the address that the service has verified, as the
 * invitation mail would. It uses only an account that nobody has used yet: one in use is linked by its owner. Terms are
 * asked for on entering.
 */
const registerByPartner = (context: Context, communityId: number, identity: Identity): Promise<void> =>
  context.inTransaction(async (work) => {
    const enrolled = identity.email && (await lockEnrolled(work.db, communityId, toEmail(identity.email)));
    if (!enrolled) throw failure(socialLoginErrors.ERROR_PARTNER_LOGIN);
    const { account_id, membership_id: membershipId, language } = enrolled;
    const { issuer, subject, familyName, givenName, name } = identity;
    const named = { family_name: familyName || name, given_name: givenName };
    await activateAccount(work.db, account_id, named, work.now);
    const display_name = `${named.family_name} ${named.given_name}`.trim();
    await describeMembership(work.db, membershipId, { display_name }, work);
    const change = { from: "not_participating", to: "participating" } as const;
    const { outcome } = await changeMembershipState(work, { communityId, membershipId }, change);
    if (outcome === "communityFull") throw failure(membershipErrors.VALIDATE_NUMBER_OF_USERS);
    await addLogin(work, account_id, { provider: PROVIDER, issuer, subject });
    await openSession(context, work, { id: account_id, kind: "employee", language });
  });

export const partnerRoutes = [show, start, finish, finishOf];
