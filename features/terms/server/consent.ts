import { themeOf } from "#features/communities/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import type { Work } from "#kit/server/work/work.ts";
import { giveConsents, listOwedTerms } from "../contract/consent-calls.ts";
import { type BoundMember, findBelonging, insertConsents, listOwed } from "./consents.sql.ts";
import { may } from "./policy.ts";

/** Nobody has entered yet, so the membership is looked up by itself. */
async function findBound({ db, account }: Context<"account">, communityId: number) {
  const row = await findBelonging(db, communityId, account.accountId);
  if (!row || !may.agree(row.state)) throw failure(commonErrors.RECORD_NOT_FOUND);
  const member: BoundMember = { accountId: account.accountId, communityId, kind: row.kind };
  const community = { id: communityId, name: row.community_name, theme: themeOf(row.theme_color) };
  return { member, community };
}

export const consentRoutes = [
  serve(listOwedTerms, async (context, { params }) => {
    const { member, community } = await findBound(context, params.id);
    const rows = await listOwed(context.db, member);
    const records = rows.map(({ id: _, created_at, agreed, ...terms }) => ({
      ...terms,
      created_at: created_at.toISOString(),
      agreed: agreed && { ...agreed, agreed_at: new Date(agreed.agreed_at).toISOString() },
    }));
    return { data: { community, records } };
  }),

  serve(giveConsents, async (context, { params, body }) => {
    const { member } = await findBound(context, params.id);
    const owed = await listOwed(context.db, member);
    const given = owed.filter(({ document }) => body.consents.some((one) => one.document === document));
    const stale = given.some(
      ({ document, version }) =>
        !body.consents.some((one) => one.document === document && one.version === version),
    );
    // The version that was read has been replaced meanwhile, so the newer one has to be read first.
    if (stale) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    await consentTo(context, member, given);
  }),
];

async function consentTo(
  work: Work,
  { accountId }: BoundMember,
  owed: readonly { id: number }[],
): Promise<void> {
  if (owed.length === 0) return;
  const ids = owed.map(({ id }) => id);
  await insertConsents(work.db, accountId, ids, work.now);
  work.afterCommit(() => work.services.access.forgetAccount(accountId));
}

export const consentToAll = async (work: Work, member: BoundMember): Promise<void> =>
  consentTo(work, member, await listOwed(work.db, member));

/** Records it for somebody with an account who joins; their consent to the provider stays as it is. */
export const consentToCommunity = async (work: Work, member: BoundMember): Promise<void> =>
  consentTo(
    work,
    member,
    (await listOwed(work.db, member)).filter(({ document }) => document !== "provider"),
  );
