import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";

/** Makes everybody in every community agree to all terms, as if on the day of publication. */
export const agreeToAllTerms = (db: Db) =>
  sql`
    insert into consents (account_id, community_id, document, version, agreed_at)
    select m.account_id, t.community_id, t.document, t.version, t.created_at
    from memberships m
    cross join lateral owed_terms(m.account_id, m.community_id, m.kind) owed
    join terms_of_services t on t.id = owed.terms_id
    on conflict do nothing`.execute(db);
