import { sql } from "kysely";
import type { Clock } from "#kit/server/clock.ts";
import type { Database } from "#kit/server/database/database.ts";

type SeededCandidate = { readonly id: number; readonly number: number; readonly name: string };

/** Inserts this many candidates directly, in the order of their numbers. */
export async function seedCandidates(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
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
