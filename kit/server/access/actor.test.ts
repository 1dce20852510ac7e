import { sql } from "kysely";
import { expect, test } from "vitest";
import { isInside, isInsideOrCandidate, membershipStates } from "#kit/contract/membership-state.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { isAdministratorSql, isInsideOrCandidateSql, isInsideSql } from "./actor.sql.ts";
import { isAdministrator } from "./actor.ts";

const { kysely } = (await startTestServer()).database;

test.each(membershipStates)(
  "the database counts somebody who is %s among the same people (R178)",
  async (state) => {
    const { rows } = await sql`
      select ${sql.raw(isInsideSql("m"))} as inside, ${sql.raw(isInsideOrCandidateSql("m"))} as or_candidate
      from (select ${state}::text as state) m`.execute(kysely);
    expect(rows).toEqual([{ inside: isInside(state), or_candidate: isInsideOrCandidate(state) }]);
  },
);

test.each(["member", "ordinary", "contractor"] as const)(
  "the database takes the same people for administrators: %s",
  async (role) => {
    const { rows } = await sql`
      select ${sql.raw(isAdministratorSql("m"))} as administrates from (select ${role}::text as role) m`.execute(
      kysely,
    );
    expect(rows).toEqual([{ administrates: isAdministrator({ role }) }]);
  },
);
