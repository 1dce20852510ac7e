import { confirmOwner } from "#features/accounts/server/index.ts";
import { found } from "#kit/server/failure.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import {
  confirmLinking,
  listSocialLogins,
  listSocialServices,
  showSignUpClaim,
  unlinkSocialLogin,
} from "../contract/calls.ts";
import { browserHash } from "./browser.ts";
import { createLinkingToken } from "./linking.ts";
import { loginMethods, unlink } from "./login-methods.ts";
import { configured, serviceOf } from "./service-of.ts";
import { findSignUpClaim } from "./sign-up-claims.sql.ts";

export const ownLoginRoutes = [
  serve(listSocialServices, async ({ services }) => ({ data: { providers: [...configured(services)] } })),

  serve(listSocialLogins, async ({ db, account, services }) => {
    const known = configured(services);
    const { linked, mayUnlink } = await loginMethods(db, account.accountId, known);
    const records = known.map((provider) => {
      const connected = linked.includes(provider);
      return { provider, connected, can_unlink: connected && mayUnlink === true };
    });
    return { data: { records } };
  }),

  serveInSteps(confirmLinking, async (context, { params: { provider }, body }) => {
    serviceOf(context.services, provider);
    await confirmOwner(context, body.current_password);
    return { data: { token: createLinkingToken(context, provider) } };
  }),

  serveInSteps(unlinkSocialLogin, async (context, { params: { provider }, body }) => {
    serviceOf(context.services, provider);
    await unlink(context, body, provider, configured(context.services));
  }),

  serve(showSignUpClaim, async (context, { params: { provider } }) => {
    serviceOf(context.services, provider);
    const hash = browserHash(context);
    const claim = found(hash && (await findSignUpClaim(context.db, hash, provider, context.now)));
    return { data: claim };
  }),
];
