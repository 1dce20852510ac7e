import { lockCommunity } from "#features/communities/server/index.ts";
import {
  countLinkedWith,
  findPartnerSettings,
  lockPartners,
  partnerRedirectUri,
  sealSecret,
  upsertPartner,
} from "#features/social-logins/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { AddressRefused, guardedFetch } from "#kit/server/identity/guarded-fetch.ts";
import { IdentityFailure, tryIssuer } from "#kit/server/identity/identity-provider.ts";
import { changesBetween, recordOperatorAct } from "#kit/server/work/record-act.ts";
import type { Services } from "#kit/server/work/services.ts";
import { operatorCommunityErrors } from "../contract/errors.ts";
import * as calls from "../contract/partner-calls.ts";
import { loadCommunity, versionOf } from "./show-community.ts";

type Place = { readonly db: Db; readonly services: Services };
type Row = Awaited<ReturnType<typeof findPartnerSettings>>;

const target = (id: number) => ({ kind: "community", id }) as const;
const valuesOf = (row: Row) => ({
  partner_enabled: row?.enabled ?? null,
  partner_prefix: row?.prefix ?? null,
  partner_issuer: row?.issuer ?? null,
  partner_client_id: row?.client_id ?? null,
});
/** Somebody else's save has another version, also one of the secret alone; nothing entered has one too. */
const versionOfRow = (row: Row): string =>
  row ? versionOf({ ...valuesOf(row), updated_at: row.updated_at }) : "-";

async function showPartner({ db, services }: Place, id: number): Promise<{ data: calls.CommunityPartner }> {
  const row = await findPartnerSettings(db, id);
  const ofSettings = !row && services.partner?.communityId === id ? services.partner : undefined;
  const issuer = row?.issuer ?? (ofSettings && services.identity.partner?.issuer) ?? "";
  return {
    data: {
      enabled: row?.enabled ?? ofSettings !== undefined,
      prefix: row?.prefix ?? ofSettings?.prefix ?? "",
      issuer,
      client_id: row?.client_id ?? "",
      has_secret: row !== undefined,
      redirect_uri: partnerRedirectUri(services, id),
      linked: issuer === "" ? 0 : await countLinkedWith(db, issuer),
      is_from_settings: ofSettings !== undefined,
      updated_at: row?.updated_at.toISOString() ?? null,
      version: versionOfRow(row),
    },
  };
}

/** Returns why a service cannot be used, where that is known. */
function problemOf(error: unknown) {
  if (!(error instanceof IdentityFailure)) throw error;
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause)
    if (cause instanceof AddressRefused) return "notPublic" as const;
  return error.problem === "away" ? ("away" as const) : ("unusable" as const);
}

export const partnerRoutes = [
  serve(calls.showCommunityPartner, async (context, { params: { community_id: id } }) => {
    await loadCommunity(context.db, id);
    return showPartner(context, id);
  }),

  serve(calls.updateCommunityPartner, async (work, { params: { community_id: id }, body }) => {
    const { db, now, services } = work;
    const { version, client_secret, ...entered } = body;
    await loadCommunity(db, id);
    await lockPartners(db);
    await lockCommunity(db, id);
    const before = await findPartnerSettings(db, id);
    if (versionOfRow(before) !== version) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    if (client_secret === "" && !before)
      throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, [
        { message_code: "REQUIRED", field: "client_secret" },
      ]);
    const isOfSettings = services.partner?.prefix === entered.prefix && services.partner.communityId !== id;
    const sealed = client_secret === "" ? before?.client_secret : sealSecret(services, id, client_secret);
    const row = { ...entered, client_secret: sealed ?? Buffer.alloc(0), updated_at: now };
    if (isOfSettings || !(await upsertPartner(db, id, row)))
      throw failure(operatorCommunityErrors.ERROR_PARTNER_PREFIX_TAKEN, { field: "prefix" });
    const after = valuesOf({ community_id: id, ...row });
    const changes = changesBetween(valuesOf(before), {
      ...after,
      // That it was changed is told, and nothing of it.
      ...(client_secret !== "" && { partner_secret: before ? "…" : "•" }),
    });
    await recordOperatorAct(work, { target: target(id), changes });
    return showPartner(work, id);
  }),

  serveInSteps(
    calls.tryCommunityPartner,
    async (context, { params: { community_id: id }, body: { issuer } }) => {
      await loadCommunity(context.db, id);
      await context.inTransaction((work) => recordOperatorAct(work, { target: target(id) }));
      try {
        const address = await tryIssuer(issuer, guardedFetch(!context.services.isProduction));
        return { data: { login_host: new URL(address).host, problem: null } };
      } catch (error) {
        return { data: { login_host: null, problem: problemOf(error) } };
      }
    },
  ),
];
