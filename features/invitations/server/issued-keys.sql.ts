import { sql } from "kysely";
import { insideStates } from "#kit/contract/membership-state.ts";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import type { InvitationFilter } from "../contract/calls.ts";
import { inState } from "./in-state.sql.ts";

type KeysQuery = {
  readonly communityId: number;
  readonly info?: string | undefined;
  readonly state?: InvitationFilter;
  readonly issued_by?: "office" | "members" | undefined;
  readonly now: Date;
};

export const issuedKeys = (db: Db, { communityId, info, state, issued_by, now }: KeysQuery) =>
  db
    .selectFrom("invitation_keys as k")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "k.community_id").onRef("m.id", "=", "k.membership_id"),
    )
    .where("k.community_id", "=", communityId)
    .where("m.state", "in", insideStates)
    .where(inState("k", state, now))
    .$if(info !== undefined, (query) => query.where("m.display_name", "ilike", likePattern(info ?? "")))
    .$if(issued_by !== undefined, (query) =>
      query.where(sql.raw<boolean>(isAdministratorSql("m")), "=", issued_by === "office"),
    );

export const issuedKeyColumns = [
  "m.id as user_id",
  "m.display_name",
  "m.kind",
  "m.role",
  "k.created_at",
  "k.expires_at",
  "k.revoked_at",
  sql<number>`(select count(*)::int from memberships r where r.invited_by_membership_id = m.id)`.as(
    "registered_count",
  ),
] as const;
