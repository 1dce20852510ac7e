import { isInsideSql } from "#kit/server/access/actor.sql.ts";

/** This is `may.findProfile` of the membership `m` as SQL. */
export const findsProfileSql = `${isInsideSql("m")} and (m.state = 'participating' or :findsPaused::boolean)`;
/** This is `may.readProfile` of the membership `m` as SQL. */
export const readsProfileSql = "(m.is_profile_public or :readsHidden::boolean or m.id = :member::bigint)";
