import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { runIn } from "#kit/server/database/run-in.ts";
import { found } from "#kit/server/failure.ts";
import type { Group } from "../contract/views.ts";
import { findGroupRow, type GroupRow } from "./group-list.sql.ts";
import { factsOf } from "./load-group.ts";
import { abilitiesFor } from "./policy.ts";

export function groupView(member: Member, row: GroupRow): Group {
  const { creator_membership_id: _, created_at, updated_at, ...shown } = row;
  return {
    ...shown,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    abilities: abilitiesFor(member, factsOf(member, row, row.status)),
  };
}

/** The caller has checked already that the member may see the group. */
export async function readGroup(db: Db, member: Member, id: number, now: Date): Promise<Group> {
  const { communityId: community, membershipId } = member;
  const row = found((await runIn(db, findGroupRow, { community, member: membershipId, group: id, now }))[0]);
  return groupView(member, row);
}
