import { LRUCache } from "lru-cache";
import { commonErrors } from "#kit/contract/errors.ts";
import { seal, unseal } from "#kit/server/access/sealed-text.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { guardedFetch } from "#kit/server/identity/guarded-fetch.ts";
import { createIdentityProvider, type IdentityProvider } from "#kit/server/identity/identity-provider.ts";
import type { Services } from "#kit/server/work/services.ts";
import { findPartnerByPrefix, findPartnerSettings, type PartnerRow } from "./partners.sql.ts";

/** The service with which the employees of one community sign in. */
export type Partner = {
  readonly communityId: number;
  readonly prefix: string;
  readonly service: IdentityProvider;
  /** Each community has its own, so that no answer of one service counts as that of another. */
  readonly redirectUri: string;
};

type Place = { readonly db: Db; readonly services: Services };

const about = (communityId: number): string => `partner:${communityId}`;
export const sealSecret = ({ secret }: Services, communityId: number, clientSecret: string): Buffer =>
  seal(secret, about(communityId), clientSecret);

const SERVICES_KEPT = 1_000;
/** What a service says of itself is remembered, so each is made once as long as its settings stay. */
const made = new WeakMap<Services, LRUCache<string, IdentityProvider>>();

function providerOf(services: Services, row: PartnerRow): IdentityProvider | undefined {
  const cache = made.get(services) ?? new LRUCache<string, IdentityProvider>({ max: SERVICES_KEPT });
  made.set(services, cache);
  const key = `${row.community_id} ${row.updated_at.getTime()}`;
  const known = cache.get(key);
  if (known) return known;
  const clientSecret = unseal(services.secret, about(row.community_id), row.client_secret);
  if (clientSecret === undefined) {
    services.log.warn(
      { community: row.community_id },
      "the secret of a partner was sealed with another SECRET",
    );
    return undefined;
  }
  const { issuer, client_id: clientId } = row;
  const provider = createIdentityProvider(
    { protocol: "openid", issuer, clientId, clientSecret, scope: "openid profile email" },
    guardedFetch(!services.isProduction),
  );
  cache.set(key, provider);
  return provider;
}

export const redirectUriOf = ({ publicUrl }: Services, communityId: number): string =>
  `${publicUrl}/api/partner/${communityId}/callback`;

function fromRow(services: Services, row: PartnerRow | undefined): Partner | undefined {
  const service = row?.enabled ? providerOf(services, row) : undefined;
  if (!row || !service) return undefined;
  const { community_id: communityId, prefix } = row;
  return { communityId, prefix, service, redirectUri: redirectUriOf(services, communityId) };
}

/** The service of the settings serves its community until an operator enters one for it. */
export async function partnerOfSettings({ db, services }: Place): Promise<Partner | undefined> {
  const { identity, partner, publicUrl } = services;
  if (!identity.partner || !partner || (await findPartnerSettings(db, partner.communityId))) return undefined;
  return { ...partner, service: identity.partner, redirectUri: `${publicUrl}/api/partner/callback` };
}

const orNone = (partner: Partner | undefined): Partner => {
  if (!partner) throw failure(commonErrors.RECORD_NOT_FOUND);
  return partner;
};

/**
 * Returns the service that stands at a prefix; without one that of the settings.
 * @throws RECORD_NOT_FOUND
 */
export async function partnerAt(place: Place, prefix: string | undefined): Promise<Partner> {
  if (prefix === undefined) return orNone(await partnerOfSettings(place));
  const row = await findPartnerByPrefix(place.db, prefix);
  if (row) return orNone(fromRow(place.services, row));
  const partner = await partnerOfSettings(place);
  return orNone(partner?.prefix === prefix ? partner : undefined);
}

/** @throws RECORD_NOT_FOUND */
export const partnerOfCommunity = async ({ db, services }: Place, communityId: number): Promise<Partner> =>
  orNone(fromRow(services, await findPartnerSettings(db, communityId)));
