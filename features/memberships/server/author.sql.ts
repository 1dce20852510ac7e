import { isInsideSql } from "#kit/server/access/actor.sql.ts";
import { imageUrlSql } from "#kit/server/files/image-url.sql.ts";
import { HIDDEN_DAYS } from "../contract/author.ts";

/** This is SQL for the `user_type` of the membership, like `userTypeOf`. */
export const userTypeSql = `case m.kind when 'alumnus' then 'alumni' else 'employee' end`;

/** This SQL tells whether the membership is shown by name. The rule for people who have left is only here. R017 */
export const isNamedSql = isInsideSql;

/** Returns SQL for one `affiliation` of the membership `m`, from what it states of a company or of a school. */
const affiliationFrom = (place: "corporation" | "school", name: string): string =>
  `json_build_object('name', ${name}, 'is_school', ${place === "school"},
    'since', left(m.registration ->> '${place}_start_period', 4),
    'until', left(m.registration ->> '${place}_end_period', 4))`;

const [company, school] = ["corporation_department_name", "school_department_name"].map(
  (field) => `m.registration ->> '${field}'`,
) as [string, string];
const faculty = `coalesce(${school}, m.registration ->> 'school_faclty_name')`;

/** This is SQL for the `affiliation` of the membership `m`; null where none is stated. docs/decisions/profiles.md */
export const affiliationSql = `case when ${company} <> '' then ${affiliationFrom("corporation", company)}
  when ${faculty} <> '' then ${affiliationFrom("school", faculty)} end`;

/** A name shows no more beside it than the profile shows to every member. docs/decisions/profiles.md */
const shownAffiliation = `case when m.is_profile_public and m.state = 'participating' then ${affiliationSql} end`;

/** Returns SQL for the name of an actor: the office's, their own, or null once they have left. */
export const actorNameSql = (membership: string, isOffice: string): string =>
  `case when ${isOffice} then c.operating_name when ${isNamedSql(membership)} then ${membership}.display_name end`;

/**
 * Returns SQL for an `author`: the membership `m` with its account `a`, or the office of the community `c` where the
 * condition holds. Somebody who has left is hidden. R017
 */
export const authorSql = (isOffice: string): string => `case
  when ${isOffice} then json_build_object(
    'user_id', 0, 'user_type', 'community_admin', 'display_name', c.operating_name,
    'avatar_url', ${imageUrlSql("c.operating_file_id", "c.id")},
    'available', true, 'is_deleted_in_30_days', 0, 'is_profile_public', false, 'affiliation', null)
  when ${isNamedSql("m")} then json_build_object(
    'user_id', m.id, 'user_type', ${userTypeSql}, 'display_name', m.display_name,
    'avatar_url', ${imageUrlSql("a.file_id", "c.id")},
    'available', m.state = 'participating', 'is_deleted_in_30_days', 0, 'is_profile_public', m.is_profile_public,
    'affiliation', ${shownAffiliation})
  else json_build_object(
    'user_id', null, 'user_type', ${userTypeSql}, 'display_name', '', 'avatar_url', null, 'available', false,
    'is_deleted_in_30_days', case when m.withdrawn_at > :now::timestamptz - interval '${HIDDEN_DAYS} days' then 1 else 2 end,
    'is_profile_public', false, 'affiliation', null)
end`;

/** Returns SQL for the names of the `@{id}` tokens of a text; most texts have none and are not searched. R109 */
export const mentionsSql = (
  text: string,
): string => `case when position('@{' in ${text}) = 0 then '{}'::json else coalesce(
  (select json_object_agg(named.id, named.display_name) from memberships named
    where named.community_id = :community::bigint and ${isNamedSql("named")}
      and named.id in (select token[1]::bigint from regexp_matches(${text}, '@\\{(\\d{1,15})\\}', 'g') token)),
  '{}'::json) end`;
