import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { listSocialLogins, listSocialServices, showNewcomer, unlinkSocialLogin } from "../contract/calls.ts";
import { browserHash } from "./browser.ts";
import { findNewcomer } from "./newcomers.sql.ts";
import { may } from "./policy.ts";
import { configured, serviceOf } from "./service-of.ts";
import { deleteSocialLogin, hasPassword, listLinked, lockAccount } from "./social-logins.sql.ts";

export const ownLoginRoutes = [
  serve(listSocialServices, async ({ services }) => ({ data: { providers: [...configured(services)] } })),

  serve(listSocialLogins, async ({ db, account, services }) => {
    const known = configured(services);
    const linked = (await listLinked(db, account.accountId)).filter((one) =>
      known.some((name) => name === one),
    );
    const mayUnlink = may.unlink(await hasPassword(db, account.accountId), linked.length - 1) === true;
    const records = known.map((provider) => {
      const connected = linked.includes(provider);
      return { provider, connected, can_unlink: connected && mayUnlink };
    });
    return { data: { records } };
  }),

  /** Ends nothing but the link: whoever is signed in stays so. What is not linked is as it should be. */
  serve(unlinkSocialLogin, async ({ db, account, services }, { params: { provider } }) => {
    serviceOf(services, provider);
    await lockAccount(db, account.accountId);
    const linked = await listLinked(db, account.accountId);
    if (!linked.includes(provider)) return {};
    const others = configured(services).filter((name) => name !== provider && linked.includes(name));
    const allowed = may.unlink(await hasPassword(db, account.accountId), others.length);
    if (allowed !== true) throw failure(allowed);
    await deleteSocialLogin(db, account.accountId, provider);
    return {};
  }),

  serve(showNewcomer, async (context, { params: { provider } }) => {
    serviceOf(context.services, provider);
    const hash = browserHash(context);
    const newcomer = hash && (await findNewcomer(context.db, hash, provider, context.now));
    if (!newcomer) throw failure(commonErrors.RECORD_NOT_FOUND);
    return { data: newcomer };
  }),
];
