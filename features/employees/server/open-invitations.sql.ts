import { sql } from "kysely";
import type { InvitationFilter } from "#features/invitations/contract/calls.ts";
import { inState } from "#features/invitations/server/index.ts";
import { nameOf } from "#features/memberships/server/index.ts";
import { endedStates } from "#kit/contract/membership-state.ts";
import type { Db } from "#kit/server/database/database.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";

type InvitationsQuery = {
  readonly communityId: number;
  readonly info?: string | undefined;
  readonly state?: InvitationFilter;
  readonly now: Date;
};

/** Before the account has a name, the one that an administrator has entered is shown. */
export const invitedName = sql<string>`coalesce(m.registration ->> 'family_name', ${nameOf("family_name")}) || ' ' ||
  coalesce(m.registration ->> 'given_name', ${nameOf("given_name")})`;

/** Lists each person's latest invitation who has not come yet, for the first time or after having left. */
export const openInvitations = (db: Db, { communityId, info, state, now }: InvitationsQuery) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("employee_invitations as latest")
          .select(["id", "created_at", "expires_at", "revoked_at", "used_at", "invited_by_membership_id"])
          .whereRef("latest.membership_id", "=", "m.id")
          .orderBy("latest.created_at", "desc")
          .orderBy("latest.id", "desc")
          .limit(1)
          .as("i"),
      (join) => join.onTrue(),
    )
    .leftJoin("memberships as inviter", (join) =>
      join.onRef("inviter.id", "=", "i.invited_by_membership_id").on("inviter.state", "not in", endedStates),
    )
    .where("m.community_id", "=", communityId)
    .where("m.kind", "=", "employee")
    .where("a.deleted_at", "is", null)
    .where("i.used_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("m.state", "=", "not_participating"),
        eb.and([eb("m.state", "=", "withdrawn"), eb("i.revoked_at", "is", null)]),
      ]),
    )
    .where(inState("i", state, now))
    .$if(info !== undefined, (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', ${invitedName}, m.display_name, a.email, m.employee_id) ilike ${likePattern(info ?? "")}`,
      ),
    );

export const openInvitationColumns = [
  "m.id as user_id",
  "m.management_no",
  "m.employee_id",
  "a.email",
  invitedName.as("name"),
  "m.state as member_state",
  "i.created_at",
  "i.expires_at",
  "i.revoked_at",
  "inviter.display_name as invited_by",
] as const;
