import { expect, test } from "vitest";
import { tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { INVITATIONS_COUNTED_FROM } from "../contract/calls.ts";
import { addDays } from "../contract/days.ts";
import { insertFigures } from "./figures.sql.ts";

const server = await startTestServer();
const { aoba, membership } = server.ids;
const db = server.database.kysely;

await db
  .updateTable("communities")
  .set({ created_at: tokyoInstant("2023-01-01") })
  .where("id", "=", aoba)
  .execute();

test.each([
  ["2023-12-04", { members_by_member_invitation: 0, members_by_other_route: 1 }],
  ["2023-12-05", { members_by_member_invitation: 1, members_by_other_route: 0 }],
])("who joins by a member's invitation on %s is counted as %o (R487)", async (day, counted) => {
  const from = tokyoInstant(day);
  await db
    .updateTable("memberships")
    .set({ joined_at: from, invited_by_membership_id: membership.hanako ?? 0 })
    .where("id", "=", membership.ichiro ?? 0)
    .execute();
  const invitationsFrom = tokyoInstant(INVITATIONS_COUNTED_FROM);
  await insertFigures(db, { day, from, to: tokyoInstant(addDays(day, 1)), invitationsFrom });
  const row = await db
    .selectFrom("daily_figures")
    .selectAll()
    .where("community_id", "=", aoba)
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject(counted);
});
