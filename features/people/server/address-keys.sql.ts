import { sql } from "kysely";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { Db } from "#kit/server/database/database.ts";

/** Lists people whose address has no key yet. */
export const listWithoutAddressKey = (
  db: Db,
  { communityId, kind }: { readonly communityId: number; readonly kind: MemberKind },
  limit: number,
) =>
  db
    .selectFrom("people")
    .select(["community_id", "membership_id as id", "email"])
    .where("community_id", "=", communityId)
    .where("kind", "=", kind)
    .where("address_key", "is", null)
    .where("email", "!=", "")
    .orderBy("membership_id")
    .limit(limit)
    .execute();

/** Lists people of any community whose address has no key yet. */
export const listAnyWithoutAddressKey = (db: Db, limit: number) =>
  db
    .selectFrom("people")
    .select(["community_id", "membership_id as id", "email"])
    .where("address_key", "is", null)
    .where("email", "!=", "")
    .limit(limit)
    .execute();

type Keyed = {
  readonly community_id: number;
  readonly id: number;
  readonly email: string;
  readonly key: string;
};

/** An address that has changed meanwhile keeps no key. */
export const updateAddressKeys = (db: Db, keyed: readonly Keyed[]) =>
  sql`update people p set address_key = k.key
    from unnest(${keyed.map(({ community_id }) => community_id)}::bigint[], ${keyed.map(({ id }) => id)}::bigint[],
      ${keyed.map(({ email }) => email)}::text[],
      ${keyed.map(({ key }) => key)}::text[]) as k (community_id, id, email, key)
    where p.community_id = k.community_id and p.membership_id = k.id and p.email = k.email`.execute(db);
