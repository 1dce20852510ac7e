import { describedMembers } from "#features/memberships/server/index.ts";
import type { Db } from "#kit/server/database/database.ts";

export const findCandidate = (db: Db, communityId: number, managementNo: number) =>
  describedMembers(db, communityId)
    .where("m.kind", "=", "alumnus")
    .where("m.state", "=", "under_review")
    .where("m.management_no", "=", managementNo)
    .executeTakeFirst();
