import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

const NEWCOMER_DAYS = 30;

/** This SQL says what the membership `m` of the account `a` has done; `p` is its row of `people`. */
const done = {
  profile: "(a.file_id is not null or m.introduction <> '')",
  post: "p.last_posted_on > '-infinity'",
  contact: "greatest(p.last_liked_on, p.last_commented_on, p.last_joined_group_on) > '-infinity'",
};
const ownActs = "people p where p.community_id = m.community_id and p.membership_id = m.id";

/** This SQL gives the steps taken by a new membership `m`; null where none is left or they were dismissed. */
export const offeredFirstStepsSql = `(select json_build_object(${Object.entries(done).map(([step, isDone]) => `'${step}', ${isDone}`)})
  from ${ownActs} and not (${Object.values(done).join(" and ")})
    and not ${isAdministratorSql("m")} and m.state = 'participating'
    and m.joined_at > :now::timestamptz - interval '${NEWCOMER_DAYS} days'
    and not exists (select from dismissed_first_steps d where d.community_id = m.community_id and d.membership_id = m.id))`;

export type FirstStepsRow = Record<keyof typeof done, boolean>;

export const findFirstSteps = statement<{ community: number; member: number }, FirstStepsRow>(
  "find_first_steps",
  `select p.* from memberships m
     join accounts a on a.id = m.account_id
     cross join lateral (select ${Object.entries(done).map(([step, isDone]) => `${isDone} as ${step}`)} from ${ownActs}) p
   where m.community_id = :community and m.id = :member`,
);

export const insertDismissal = (db: Db, { communityId, membershipId }: Member, created_at: Date) =>
  db
    .insertInto("dismissed_first_steps")
    .values({ community_id: communityId, membership_id: membershipId, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
