import { confirmOwner } from "#features/accounts/server/index.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { confirmPartnerLinking, listPartnerLogins, unlinkPartner } from "../contract/partner-calls.ts";
import { createLinkingToken } from "./linking.ts";
import { loginMethods, unlink } from "./login-methods.ts";
import { findCommunityNames } from "./partner.sql.ts";
import { PROVIDER, partnerOf } from "./partner.ts";

export const ownPartnerRoutes = [
  serve(listPartnerLogins, async ({ db, account, services: { identity, partner } }) => {
    if (!identity.partner || !partner) return { data: { records: [] } };
    const { linked, mayUnlink } = await loginMethods(db, account.accountId, [PROVIDER]);
    const names = linked.length > 0 ? await findCommunityNames(db, partner.communityId) : undefined;
    const own = names && { corporation_name: names.corporation_name, can_unlink: mayUnlink === true };
    return { data: { records: own ? [own] : [] } };
  }),

  serveInSteps(confirmPartnerLinking, async (context, { body }) => {
    partnerOf(context.services);
    await confirmOwner(context, body.current_password);
    return { data: { token: createLinkingToken(context, PROVIDER) } };
  }),

  serveInSteps(unlinkPartner, async (context, { body }) => {
    partnerOf(context.services);
    await unlink(context, body, PROVIDER, [PROVIDER]);
  }),
];
