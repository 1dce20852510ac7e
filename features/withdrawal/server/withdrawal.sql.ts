import { sql } from "kysely";
import { groupStatus } from "#features/groups/contract/views.ts";
import { endedStates } from "#kit/contract/membership-state.ts";
import type { MembershipState, Role } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";

export type OwnMembership = {
  readonly id: number;
  readonly community_id: number;
  readonly state: MembershipState;
  readonly role: Role;
  readonly community_name: string;
  readonly theme_color: string;
};

const memberships = (db: Db, accountId: number, communityId?: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("communities as c", "c.id", "m.community_id")
    .select(["m.id", "m.community_id", "m.state", "m.role", "c.name as community_name", "c.theme_color"])
    .where("m.account_id", "=", accountId)
    .where("m.state", "not in", endedStates)
    .$if(communityId !== undefined, (query) => query.where("m.community_id", "=", communityId ?? 0))
    .orderBy("m.community_id")
    .$narrowType<{ state: MembershipState; role: Role }>();

/** Lists the memberships that have not ended, or the one in that community. */
export const listMemberships = (db: Db, accountId: number, communityId?: number): Promise<OwnMembership[]> =>
  memberships(db, accountId, communityId).execute();

/**
 * Locks the memberships with their communities until the transaction ends: nobody becomes a contractor meanwhile, and
 * two who leave the same communities at once wait for each other.
 */
export async function lockMemberships(
  db: Db,
  accountId: number,
  communityId?: number,
): Promise<OwnMembership[]> {
  await db
    .selectFrom("communities")
    .select("id")
    .where("id", "in", (query) =>
      query.selectFrom("memberships").select("community_id").where("account_id", "=", accountId),
    )
    .$if(communityId !== undefined, (query) => query.where("id", "=", communityId ?? 0))
    .orderBy("id")
    .forUpdate()
    .execute();
  return memberships(db, accountId, communityId).forUpdate("m").execute();
}

export type LeftBehind = { posts: number; comments: number; groups: number; open_chats: number };

/** Counts what the memberships have made and take part in. */
export const countLeftBehind = async (
  db: Db,
  membershipIds: readonly number[],
  now: Date,
): Promise<LeftBehind> => {
  const { rows } = await sql<LeftBehind>`
    with own as (select community_id, id from memberships where id = any(${membershipIds}::bigint[]))
    select
      (select count(*)::int from own join posts p on p.community_id = own.community_id and p.membership_id = own.id where not p.post_by_admin) as posts,
      (select count(*)::int from own join comments k on k.community_id = own.community_id and k.membership_id = own.id
        where not k.create_by_admin) as comments,
      (select count(*)::int from own join group_members g on g.community_id = own.community_id and g.membership_id = own.id and g.status = ${groupStatus.joined}) as groups,
      (select count(*)::int from own
        join chatroom_members s on s.community_id = own.community_id and s.membership_id = own.id and not s.is_office
        join chatrooms r on r.community_id = s.community_id and r.id = s.chatroom_id and r.kind = 'post' and r.end_date > ${now}) as open_chats
  `.execute(db);
  return rows[0] ?? { posts: 0, comments: 0, groups: 0, open_chats: 0 };
};
