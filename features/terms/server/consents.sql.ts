import { sql } from "kysely";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { TermsDocument } from "../contract/views.ts";

/** A member is bound by the provider's terms and by the community's for their kind. */
export type BoundMember = {
  readonly accountId: number;
  readonly communityId: number;
  readonly kind: MemberKind;
};

export type OwedRow = {
  readonly id: number;
  readonly document: TermsDocument;
  readonly version: number;
  readonly created_at: Date;
  readonly content: string;
  readonly agreed: { readonly version: number; readonly agreed_at: string; readonly content: string } | null;
};

const owedOf = ({ accountId, communityId, kind }: BoundMember) =>
  sql`owed_terms(${accountId}::bigint, ${communityId}::bigint, ${kind}::text)`;

/** Lists the provider's first, with the newest version agreed to before. */
export const listOwed = async (db: Db, member: BoundMember): Promise<OwedRow[]> => {
  const { rows } = await sql<OwedRow>`
    select t.id, t.document, t.version, t.created_at, t.content, to_json(before) as agreed
    from ${owedOf(member)} owed
    join terms_of_services t on t.id = owed.terms_id
    left join lateral (
      select old.version, s.agreed_at, old.content
      from consents s
      join terms_of_services old on old.document = s.document and old.version = s.version
        and coalesce(old.community_id, 0) = coalesce(s.community_id, 0)
      where s.account_id = ${member.accountId} and s.document = t.document and s.version < t.version
        and coalesce(s.community_id, 0) = coalesce(t.community_id, 0) and s.agreed_at >= old.created_at
      order by s.version desc limit 1) before on true
    order by t.community_id nulls first`.execute(db);
  return rows;
};

/** Records the consents. Their time is never before publication, even where a clock is behind, so that they count. */
export const insertConsents = (db: Db, accountId: number, termsIds: readonly number[], now: Date) =>
  sql`
    insert into consents (account_id, community_id, document, version, agreed_at)
    select ${accountId}::bigint, community_id, document, version, greatest(${now}::timestamptz, created_at)
    from terms_of_services where id = any(${termsIds}::bigint[])
    on conflict (account_id, document, version, coalesce(community_id, 0::bigint))
      do update set agreed_at = excluded.agreed_at`.execute(db);

type Consent = {
  account_id: number;
  community_id: number | null;
  document: TermsDocument;
  version: number;
  agreed_at: Date;
};

/** Records the versions read while registering, if there were any; earlier consents stay as they were. */
export async function recordConsents(db: Db, consents: readonly Consent[]): Promise<void> {
  const given = consents.filter(({ version }) => version > 0);
  if (given.length === 0) return;
  await db
    .insertInto("consents")
    .values(given)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findBelonging = (db: Db, communityId: number, accountId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("communities as c", "c.id", "m.community_id")
    .select(["m.kind", "m.state", "c.name as community_name", "c.theme_color"])
    .where("m.community_id", "=", communityId)
    .where("m.account_id", "=", accountId)
    .executeTakeFirst();
