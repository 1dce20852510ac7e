import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import type { Alike } from "../contract/calls.ts";

/** More matches than these point to nobody in particular. */
const SHOWN = 10;

const others = (shared: Alike["shared"][number], condition: string) => sql`
  select m.id, other.family_name, other.given_name, ${sql.lit(shared)} as shared
  from me join accounts other on other.id <> me.id and ${sql.raw(condition)}
    join memberships m on m.account_id = other.id and m.community_id = me.community_id and not has_ended(m.state)`;

/**
 * Lists the people of the community who share the birthday, the address or the name of an account, most matches first.
 * Of those who have left or were rejected, the office knows only what they were called. Each has its own index.
 */
export const listAlike = async (db: Db, communityId: number, accountId: number): Promise<Alike[]> => {
  const { rows } = await sql<Alike>`
    with me as (select *, ${communityId}::bigint as community_id from accounts where id = ${accountId})
    select m.id as user_id, m.management_no, m.kind, m.state, a.family_name || ' ' || a.given_name as name,
      array_agg(a.shared order by a.shared) as shared
    from (
      ${others("birthday", "other.birthday = me.birthday")}
      union all
      ${others("email", "other.email = me.email and other.kind in ('alumnus', 'employee')")}
      union all
      ${others(
        "name",
        "other.family_name = me.family_name and other.given_name = me.given_name and other.family_name <> ''",
      )}
      union all
      select former.id, former.former_family_name, former.former_given_name, 'name'
      from me join memberships former on former.community_id = me.community_id and former.account_id <> me.id
        and former.former_family_name = me.family_name and former.former_given_name = me.given_name
        and former.former_family_name <> ''
    ) a
    join memberships m on m.id = a.id and m.community_id = ${communityId}
    group by m.id, m.management_no, m.kind, m.state, a.family_name, a.given_name
    order by count(*) desc, m.management_no
    limit ${SHOWN}`.execute(db);
  return rows;
};
