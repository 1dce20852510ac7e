import { sql } from "kysely";
import type * as z from "zod/mini";
import { insideStates } from "#kit/contract/membership-state.ts";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { invitationFilter } from "../contract/calls.ts";
import { inState } from "./in-state.sql.ts";

type KeysQuery = {
  readonly communityId: number;
  readonly pattern: string | undefined;
  readonly state: z.output<typeof invitationFilter>;
  readonly byOffice: boolean | undefined;
  readonly now: Date;
};

export const issuedKeys = (db: Db, { communityId, pattern, state, byOffice, now }: KeysQuery) =>
  db
    .selectFrom("invitation_keys as k")
    .innerJoin("memberships as m", "m.id", "k.membership_id")
    .where("k.community_id", "=", communityId)
    .where("m.state", "in", insideStates)
    .where(inState("k", state, now))
    .$if(pattern !== undefined, (query) => query.where("m.display_name", "ilike", pattern ?? ""))
    .$if(byOffice !== undefined, (query) =>
      query.where(sql.raw<boolean>(isAdministratorSql("m")), "=", byOffice ?? false),
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
