import { sql } from "kysely";
import { expect, test } from "vitest";
import { membershipStates } from "#kit/contract/membership-state.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { findsProfileSql, readsProfileSql } from "./policy.sql.ts";
import { may } from "./policy.ts";

const { kysely } = (await startTestServer()).database;

const cases = (["member", "ordinary"] as const).flatMap((role) =>
  membershipStates.flatMap((state) =>
    [7, 8].flatMap((id) =>
      [true, false].map((is_profile_public) => ({ role, seen: { id, state, is_profile_public } })),
    ),
  ),
);

test("the database lets the same people find a profile, and read it, as the policy", async () => {
  for (const { role, seen } of cases) {
    const member = { role, membershipId: 7 };
    const asSql = (rule: string) =>
      sql<boolean>`(${sql.raw(
        rule
          .replace(":findsPaused", `${may.findPaused(member)}`)
          .replace(":readsHidden", `${may.readHiddenProfiles(member)}`)
          .replace(":member", `${member.membershipId}`),
      )})`;
    const { rows } = await sql`
      select ${asSql(findsProfileSql)} as finds, ${asSql(readsProfileSql)} as reads
      from (select ${seen.id}::bigint as id, ${seen.state}::text as state,
        ${seen.is_profile_public}::boolean as is_profile_public) m`.execute(kysely);
    const expected = { finds: may.findProfile(member, seen), reads: may.readProfile(member, seen) };
    expect({ role, ...seen, ...(rows[0] as object) }).toEqual({ role, ...seen, ...expected });
  }
});
