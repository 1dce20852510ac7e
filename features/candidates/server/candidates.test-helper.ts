import { sql } from "kysely";
import { activateAlumnus, registerAlumnus } from "#features/registration/contract/calls.ts";
import {
  invitedCodeOf,
  registrationOf,
  tokenMailedTo,
  typedPassword,
} from "#features/registration/server/register.test-helper.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

/** Registers somebody in Aoba through the product's own calls, who then waits for approval. */
export async function makeCandidate(
  server: TestServer,
  name: string,
  changes: Parameters<typeof registrationOf>[2] = {},
): Promise<{ id: number; managementNo: number; email: string }> {
  const email = `${name}@example.jp`;
  const code = await invitedCodeOf(server, "hanako", server.ids.aoba);
  await server.as("guest").call(registerAlumnus, { body: registrationOf(code, email, changes) });
  const token = await tokenMailedTo(server, email);
  await server.as("guest").call(activateAlumnus, { body: { token, password: typedPassword } });
  const row = await server.database.kysely
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["m.id", "m.management_no"])
    .where("a.email", "=", email)
    .executeTakeFirstOrThrow();
  return { id: row.id, managementNo: row.management_no, email };
}

type SeededCandidate = { readonly id: number; readonly number: number; readonly name: string };

/** Inserts this many candidates directly, in the order of their numbers. */
export async function seedCandidates(
  { database, clock }: Pick<TestServer, "database" | "clock">,
  communityId: number,
  count: number,
  prefix = "waiting",
): Promise<SeededCandidate[]> {
  const now = clock.now();
  const { rows } = await sql<SeededCandidate>`
    with added as (
      update communities set last_management_no = last_management_no + ${count}, candidate_count = candidate_count + ${count}
      where id = ${communityId} returning last_management_no - ${count}::integer as base
    ), people as (
      insert into accounts (kind, email, family_name, given_name, activated_at, created_at, updated_at)
      select 'alumnus', ${prefix} || n || '@example.jp', '候補' || n, ${prefix}, ${now}, ${now}, ${now}
      from generate_series(1, ${count}::integer) n
      returning id, email, family_name || ' ' || given_name as name
    ), waiting as (
      insert into memberships (community_id, account_id, kind, state, management_no, display_name, created_at, updated_at)
      select ${communityId}, p.id, 'alumnus', 'under_review',
        a.base + substring(p.email from ${`^${prefix}([0-9]+)@`})::integer, p.name, ${now}, ${now}
      from people p, added a
      returning id, management_no as number, display_name as name
    )
    select * from waiting order by number`.execute(database.kysely);
  return rows;
}
