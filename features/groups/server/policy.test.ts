import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Member } from "#kit/server/access/actor.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { groupStatus } from "../contract/views.ts";
import { factsOf } from "./load-group.ts";
import { seesGroupSql } from "./policy.sql.ts";
import { may, seesEveryGroup } from "./policy.ts";

const { kysely } = (await startTestServer()).database;

const cases = (["member", "ordinary"] as const).flatMap((role) =>
  [7, 8].flatMap((creator_membership_id) =>
    [null, ...Object.values(groupStatus)].flatMap((status) =>
      [true, false].flatMap((published) =>
        [true, false].map((is_invitation_only) => ({
          member: { membershipId: 7, role } as Member,
          row: { creator_membership_id, published, is_invitation_only },
          status,
        })),
      ),
    ),
  ),
);

test("the database lets the same people see a group as the policy (R013)", async () => {
  for (const { member, row, status } of cases) {
    const { membershipId } = member;
    const sees = seesGroupSql
      .replace(":seesAll", `${seesEveryGroup(member)}`)
      .replace(":member", `${membershipId}`);
    const { rows } = await sql<{ seen: boolean }>`
      select coalesce(${sql.raw(sees)}, false) as seen
      from (select ${row.creator_membership_id}::bigint as creator_membership_id, ${row.published}::boolean as published,
        ${row.is_invitation_only}::boolean as is_invitation_only) g
      cross join (select ${status}::smallint as status) own`.execute(kysely);
    expect({ ...row, ...member, status, ...rows[0] }).toEqual({
      ...row,
      ...member,
      status,
      seen: may.see(member, factsOf(member, row, status)),
    });
  }
});
