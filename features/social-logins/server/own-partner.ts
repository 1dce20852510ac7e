import { confirmOwner, lockUnchanged } from "#features/accounts/server/index.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { confirmPartnerLinking, listPartnerLogins, unlinkPartner } from "../contract/partner-calls.ts";
import { createLinkingToken } from "./linking.ts";
import { removeLogin } from "./logins.ts";
import { findCommunityNames } from "./partner.sql.ts";
import { PROVIDER } from "./partner.ts";
import { listPartnerLinks, withoutSlash } from "./partners.sql.ts";
import { partnerAt, partnerOfSettings } from "./partners.ts";
import { may } from "./policy.ts";
import { hasPassword } from "./social-logins.sql.ts";

type Link = { readonly issuer: string; readonly prefix: string; readonly corporation_name: string };
type Place = Pick<Context<"account">, "db" | "services">;

/** Returns with which services that let somebody in an account is linked; one that is switched off lets nobody in. */
async function listLinks({ db, services }: Place, accountId: number): Promise<readonly Link[]> {
  const links = new Map<string, Link>();
  const ofSettings = await partnerOfSettings({ db, services });
  for (const { issuer, prefix, corporation_name } of await listPartnerLinks(db, accountId)) {
    if (links.has(issuer)) continue;
    if (prefix !== null && corporation_name !== null) links.set(issuer, { issuer, prefix, corporation_name });
    else if (ofSettings && withoutSlash(ofSettings.service.issuer) === withoutSlash(issuer)) {
      const names = await findCommunityNames(db, ofSettings.communityId);
      const name = names?.corporation_name ?? "";
      links.set(issuer, { issuer, prefix: ofSettings.prefix, corporation_name: name });
    }
  }
  return [...links.values()];
}

export const ownPartnerRoutes = [
  serve(listPartnerLogins, async (context) => {
    const { accountId } = context.account;
    const links = await listLinks(context, accountId);
    const can_unlink = may.unlink(await hasPassword(context.db, accountId), links.length - 1) === true;
    return { data: { records: links.map(({ issuer: _, ...link }) => ({ ...link, can_unlink })) } };
  }),

  serveInSteps(confirmPartnerLinking, async (context, { body: { prefix, current_password } }) => {
    const { communityId } = await partnerAt(context, prefix);
    await confirmOwner(context, current_password);
    return { data: { token: createLinkingToken(context, PROVIDER, communityId) } };
  }),

  serveInSteps(unlinkPartner, async (context, { body: { prefix, current_password } }) => {
    const { service } = await partnerAt(context, prefix);
    const seen = await confirmOwner(context, current_password);
    await context.inTransaction(async (work) => {
      const { id } = await lockUnchanged(work.db, seen);
      const links = await listLinks(work, id);
      const link = links.find(({ issuer }) => withoutSlash(issuer) === withoutSlash(service.issuer));
      if (!link) return;
      assertMay(may.unlink(await hasPassword(work.db, id), links.length - 1));
      await removeLogin(work, id, PROVIDER, link.issuer);
    });
  }),
];
