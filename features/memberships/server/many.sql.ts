import type { Db } from "#kit/server/database/database.ts";

export const writePostingBlocked = (
  db: Db,
  membershipIds: readonly number[],
  posting_blocked: boolean,
  updated_at: Date,
) =>
  db
    .updateTable("memberships")
    .set({ posting_blocked, updated_at })
    .where("id", "in", [...membershipIds])
    .execute();
