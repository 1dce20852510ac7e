import type { ActName } from "#kit/contract/act.ts";
import type { LastChange } from "#kit/contract/last-change.ts";
import type { Db } from "../database/database.ts";

type Changed = {
  /** This membership owns the row; it is null for a row of the community itself. */
  readonly membershipId: number | null;
  readonly act: ActName;
  /** The row was changed last at this time, by whomever. */
  readonly since: Date;
};

/** Finds the administrator who made the last change; null where somebody else has changed it since. */
export async function findLastChange(
  db: Db,
  communityId: number,
  { membershipId, act, since }: Changed,
): Promise<LastChange> {
  const event = await db
    .selectFrom("audit_events as e")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.community_id", "=", "e.community_id").onRef("m.id", "=", "e.actor_membership_id"),
    )
    .innerJoin("audit_event_targets as t", (join) =>
      join.onRef("t.community_id", "=", "e.community_id").onRef("t.event_id", "=", "e.id"),
    )
    .select(["m.display_name as by", "e.at"])
    .where("e.community_id", "=", communityId)
    .where("t.membership_id", membershipId === null ? "is" : "=", membershipId)
    .where("e.act", "=", act)
    .orderBy("e.id", "desc")
    .executeTakeFirst();
  return event && event.at >= since ? { by: event.by, at: event.at.toISOString() } : null;
}
