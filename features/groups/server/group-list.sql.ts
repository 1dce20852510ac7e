import type { Author } from "#features/memberships/contract/author.ts";
import { authorSql } from "#features/memberships/server/index.ts";
import { statement, unkeptStatement } from "#kit/server/database/statement.ts";
import { groupStatus } from "../contract/views.ts";
import { seesGroupSql } from "./policy.sql.ts";

export type GroupRow = {
  readonly id: number;
  readonly community_id: number;
  readonly creator_membership_id: number;
  readonly name: string;
  readonly information: string;
  readonly published: boolean;
  readonly is_invitation_only: boolean;
  readonly members_count: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly status: number | null;
  readonly creator: Author;
};

const ownStatus =
  "left join group_members own on own.community_id = g.community_id and own.group_id = g.id and own.membership_id = :member::bigint";
const withCreator = `join memberships m on m.community_id = g.community_id and m.id = g.creator_membership_id
  join accounts a on a.id = m.account_id
  join communities c on c.id = g.community_id`;
const columns = `g.id, g.community_id, g.creator_membership_id, g.name, g.information, g.published,
  g.is_invitation_only, g.members_count, g.created_at, g.updated_at`;

type Viewer = { community: number; member: number; now: Date };
type Page = { size: number; offset: number };

/** Reads a page and the total; without groups the page is one row without an id. */
export const groupsPage = unkeptStatement<
  Viewer & Page & { seesAll: boolean; joined: boolean; pattern: string | null },
  { readonly total: number } & (GroupRow | { readonly id: null })
>(`
  with visible as (
    select ${columns}, own.status from groups g ${ownStatus}
    where g.community_id = :community::bigint and ${seesGroupSql}
      and (not :joined::boolean or own.status = ${groupStatus.joined})
      and (:pattern::text is null or g.name ilike :pattern::text or g.information ilike :pattern::text))
  select counted.total, page.*
  from (select count(*) as total from visible) counted
  left join (
    select g.*, ${authorSql("false")} as creator
    from (select * from visible order by created_at desc, id desc limit :size::int offset :offset::int) g
    ${withCreator}) page on true
  order by page.created_at desc, page.id desc`);

export const findGroupRow = statement<Viewer & { group: number }, GroupRow>(
  "find_group_row",
  `select ${columns}, own.status, ${authorSql("false")} as creator
   from groups g ${ownStatus} ${withCreator} where g.id = :group::bigint`,
);

export const groupUsersPage = statement<
  Omit<Viewer, "member"> & Page & { group: number },
  { person: Author; is_creator: boolean }
>(
  "group_users_page",
  `select ${authorSql("false")} as person, gm.membership_id = g.creator_membership_id as is_creator
   from group_members gm
   join groups g on g.community_id = gm.community_id and g.id = gm.group_id
   join memberships m on m.community_id = gm.community_id and m.id = gm.membership_id
   join accounts a on a.id = m.account_id
   join communities c on c.id = g.community_id
   where gm.group_id = :group::bigint and gm.status = ${groupStatus.joined}
   order by gm.updated_at, gm.membership_id limit :size::int offset :offset::int`,
);
