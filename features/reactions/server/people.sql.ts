import type { Author } from "#features/memberships/contract/author.ts";
import { authorSql } from "#features/memberships/server/index.ts";
import { statement } from "#kit/server/database/statement.ts";

type Values = { community: number; post: number; now: Date; size: number; offset: number };

/** Lists the people of likes or interests as `author`s, latest first. */
const people = (table: "likes" | "interests") =>
  statement<Values, { person: Author }>(
    `people_of_${table}`,
    `select ${authorSql("false")} as person
     from ${table} given
     join memberships m on m.community_id = given.community_id and m.id = given.membership_id
     join accounts a on a.id = m.account_id
     join communities c on c.id = :community::bigint
     where given.community_id = :community::bigint and given.post_id = :post::bigint
     order by given.created_at desc, given.membership_id desc
     limit :size::int offset :offset::int`,
  );

export const peopleOfLikes = people("likes");
export const peopleOfInterests = people("interests");
