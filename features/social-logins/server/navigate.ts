import type { Service } from "#features/accounts/contract/services.ts";
import { sessionErrors } from "#features/sessions/contract/errors.ts";
import type { Context } from "#kit/server/http/context.ts";
import { leadTo, serve } from "#kit/server/http/serve.ts";
import { type Identity, IdentityFailure } from "#kit/server/identity/identity-provider.ts";
import { finishSocialLogin, startSocialLogin } from "../contract/calls.ts";
import { socialLoginErrors } from "../contract/errors.ts";
import type { Mode } from "../contract/modes.ts";
import { placeOf } from "../contract/paths.ts";
import { type FinishedAuthorization, finishAuthorization, startAuthorization } from "./authorization.ts";
import { browserHash, SIGN_UP_CLAIM_VALID_MS } from "./browser.ts";
import { errorOf, link, linkingAccount, signedInAs, signInByService } from "./linking.ts";
import { redirects } from "./redirects.ts";
import { redirectUriOf, serviceOf } from "./service-of.ts";
import { replaceSignUpClaim } from "./sign-up-claims.sql.ts";

const COOKIE_PATH = "/api/alumnus";

const start = serve(startSocialLogin, async (context, { params, query }) => {
  const { provider } = params;
  const { mode, redirect = "", token } = query;
  const service = serviceOf(context.services, provider);
  const account = mode === "connect" ? await linkingAccount(context, "alumnus", provider, token) : null;
  if (mode === "connect" && !account)
    return redirects.refused(mode, provider, socialLoginErrors.ERROR_SOCIAL_ACCOUNT_LINKING, redirect);
  const place = { redirectUri: redirectUriOf(context.services, provider), cookiePath: COOKIE_PATH };
  const asked = { provider, mode, redirect, account };
  try {
    return leadTo(await startAuthorization(context, service, place, asked));
  } catch (error) {
    if (!(error instanceof IdentityFailure)) throw error;
    context.services.log.warn({ provider, err: error }, "a service to sign in with does not answer");
    return redirects.refused(mode, provider, errorOf[error.problem], redirect);
  }
});

const finish = serve(finishSocialLogin, async (context, { params: { provider }, query }) => {
  const service = serviceOf(context.services, provider);
  const place = { provider, redirectUri: redirectUriOf(context.services, provider) };
  const returned = await finishAuthorization(context, service, place, query);
  if (!returned) return redirects.refused("login", provider, socialLoginErrors.NO_AUTHORIZATION_CODE, "");
  const { identity, mode, redirect } = returned;
  if (identity instanceof IdentityFailure)
    return redirects.refused(mode, provider, errorOf[identity.problem], redirect);
  return arrive[mode](context, provider, { ...returned, identity });
});

type Arrived = FinishedAuthorization & { readonly identity: Identity };

const arrive: Readonly<
  Record<Mode, (context: Context, provider: Service, arrived: Arrived) => Promise<ReturnType<typeof leadTo>>>
> = {
  login: async (context, provider, { identity, redirect }) => {
    const signedIn = await signInByService(context, "alumnus", provider, identity);
    return signedIn === "unknown"
      ? redirects.refused("login", provider, sessionErrors.ERROR_LOGIN, redirect)
      : redirects.signedIn(signedIn, placeOf.login, redirect);
  },

  connect: async (context, provider, { identity, accountId }) => {
    const account = await signedInAs(context, "alumnus");
    const error =
      account && account.accountId === accountId
        ? await link(context, account, provider, identity)
        : socialLoginErrors.ERROR_SOCIAL_ACCOUNT_LINKING;
    return error ? redirects.refused("connect", provider, error, "") : redirects.linked(provider);
  },

  // Somebody who has an account by it already joins with that one.
  invite: async (context, provider, { identity, redirect }) => {
    const signedIn = await signInByService(context, "alumnus", provider, identity);
    if (signedIn !== "unknown") return redirects.signedIn(signedIn, placeOf.login, redirect);
    const browser_hash = browserHash(context);
    if (!browser_hash) throw new Error("somebody has come back without the cookie of their browser");
    await context.inTransaction(({ db, now }) =>
      replaceSignUpClaim(
        db,
        {
          provider,
          issuer: identity.issuer,
          subject: identity.subject,
          email: identity.email,
          family_name: identity.familyName,
          given_name: identity.givenName,
          display_name: identity.name,
          browser_hash,
          expires_at: new Date(now.getTime() + SIGN_UP_CLAIM_VALID_MS),
        },
        now,
      ),
    );
    return redirects.signUpClaim(provider);
  },
};

export const navigationRoutes = [start, finish];
