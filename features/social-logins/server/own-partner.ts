import { serve } from "#kit/server/http/serve.ts";
import { listPartnerLogins, unlinkPartner } from "../contract/partner-calls.ts";
import { findCommunityNames } from "./partner.sql.ts";
import { PROVIDER, partnerOf } from "./partner.ts";
import { unlink, waysIn } from "./ways-in.ts";

export const ownPartnerRoutes = [
  serve(listPartnerLogins, async ({ db, account, services: { identity, partner } }) => {
    if (!identity.partner || !partner) return { data: { records: [] } };
    const { linked, mayUnlink } = await waysIn(db, account.accountId, [PROVIDER]);
    const names = linked.length > 0 ? await findCommunityNames(db, partner.communityId) : undefined;
    const own = names && { corporation_name: names.corporation_name, can_unlink: mayUnlink === true };
    return { data: { records: own ? [own] : [] } };
  }),

  serve(unlinkPartner, async (context) => {
    partnerOf(context.services);
    await unlink(context, PROVIDER, [PROVIDER]);
    return {};
  }),
];
