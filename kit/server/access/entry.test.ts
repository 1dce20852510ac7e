import { sql } from "kysely";
import { expect, test } from "vitest";
import { membershipStates } from "#kit/contract/membership-state.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { opensSql } from "./entry.sql.ts";
import { refuseEntry } from "./entry.ts";

const { kysely } = (await startTestServer()).database;

const flags = [true, false];
const cases = membershipStates.flatMap((state) =>
  (["member", "ordinary", "contractor"] as const).flatMap((role) =>
    flags.flatMap((is_private) =>
      flags.flatMap((is_daiko) =>
        [null, new Date(0)].map((suspended_at) => ({ state, role, is_private, is_daiko, suspended_at })),
      ),
    ),
  ),
);

test.each(cases)(
  "the database opens a community to the same people: $state $role, private $is_private, run by the provider $is_daiko, suspended $suspended_at (R393)",
  async (standing) => {
    const { state, role, is_private, is_daiko, suspended_at } = standing;
    const { rows } = await sql<{ opens: boolean }>`
      select ${sql.raw(opensSql)} as opens
      from (select ${state}::text as state, ${role}::text as role) m,
        (select ${is_private}::boolean as is_private, ${is_daiko}::boolean as is_daiko,
          ${suspended_at}::timestamptz as suspended_at) c`.execute(kysely);
    expect(rows[0]?.opens).toBe(refuseEntry(standing) === undefined);
  },
);
