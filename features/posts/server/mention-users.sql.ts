import { type NameReading, readingsFound, userTypeSql } from "#features/memberships/server/index.ts";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import { statement, unkeptStatement } from "#kit/server/database/statement.ts";
import { imageUrlSql } from "#kit/server/files/image-url.sql.ts";
import { contentTypes } from "../contract/content-type.ts";
import { readsJobOffersSql } from "./policy.sql.ts";

/** This SQL tells who may read a post of a kind by a writer. R009 */
const reads = `(:contentType::smallint is distinct from ${contentTypes.jobOffer} or ${readsJobOffersSql("m.kind", isAdministratorSql("m"))}
  or m.id = :writer::bigint)`;

type MentionRow = {
  user_id: number;
  display_name: string;
  user_type: "alumni" | "employee";
  image_url: string | null;
};

type Values = {
  community: number;
  member: number;
  pattern: string;
  contentType: number | null;
  writer: number;
};

const those = (condition: string) => `(select m.* from memberships m
  where m.community_id = :community::bigint and m.state = 'participating' and m.id <> :member::bigint
    and ${condition} and ${reads} limit 200)`;

/** Finds those of `ids` who are members and may read the post. */
export const findReaders = statement<
  { community: number; contentType: number; writer: number; ids: readonly number[] },
  { id: number; display_name: string }
>(
  "find_readers",
  `select m.id, m.display_name from memberships m
   where m.id = any(:ids::bigint[]) and m.community_id = :community::bigint and m.state = 'participating' and ${reads}`,
);

/** Finds people by name or reading, names that begin so first; of very many only some, as typing on finds all. */
export const searchMentionUsers = unkeptStatement<Values & NameReading, MentionRow>(
  `select m.id as user_id, m.display_name, ${imageUrlSql("a.file_id")} as image_url,
     ${userTypeSql} as user_type
   from (select distinct on (id) * from (
     ${those("m.display_name ilike substr(:pattern::text, 2)")}
     union all ${those("m.display_name ilike :pattern::text")}
     union all ${those(`m.id in (${readingsFound})`)}) found) m
   join accounts a on a.id = m.account_id
   order by m.display_name not ilike substr(:pattern::text, 2), m.display_name collate japanese, m.id
   limit 20`,
);
