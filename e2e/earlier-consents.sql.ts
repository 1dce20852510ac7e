import { sql } from "kysely";
import { DAY_MS } from "#kit/contract/durations.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { CastPerson } from "#kit/testing/cast.ts";
import { seedPerson } from "#kit/testing/seed-cast.ts";

const TRIES = 2;

/** Each try has a person of Aoba who has agreed to the version before the current one. */
export const latecomer = (retry: number): CastPerson => ({
  kind: "alumnus",
  family: "三浦",
  given: `湊${retry}`,
  familyKana: "ミウラ",
  givenKana: "ミナト",
  email: `latecomer-${retry}@example.jp`,
  community: "aoba",
});

/** Inserts the version before the current one, and people who have not been here since. */
export async function layLatecomers(db: Db, communityId: number): Promise<void> {
  const before = new Date(Date.now() - DAY_MS);
  await sql`
    insert into terms_of_services (community_id, document, version, content, created_at)
    select community_id, document, version - 1, ${"会員の約束です。\n会費は年に千円です。"}, ${before}
    from terms_of_services where community_id = ${communityId} and document = 'alumni'
    order by version desc limit 1`.execute(db);
  for (let retry = 0; retry < TRIES; retry += 1) {
    const person = latecomer(retry);
    await seedPerson(db, `session-of-${person.email}`, person, new Map([["aoba", communityId]]));
    await sql`
        insert into consents (account_id, community_id, document, version, agreed_at)
        select a.id, t.community_id, t.document, case t.document when 'provider' then t.version else t.version - 1 end, now()
        from accounts a, terms_of_services t
        where a.email = ${person.email} and t.created_at > ${before}
          and (t.community_id is null or t.community_id = ${communityId}) and t.document in ('provider', 'alumni')`.execute(
      db,
    );
  }
}
