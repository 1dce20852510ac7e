import { sql } from "kysely";
import { isNamedSql, userTypeSql } from "#features/memberships/server/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { SEARCHED_AT_MOST } from "#kit/contract/paging.ts";
import type { UserType } from "#kit/contract/wire.ts";
import type { Db } from "#kit/server/database/database.ts";
import { imageUrlSql } from "#kit/server/files/image-url.sql.ts";
import { OFFICE_KEY, officeChatSql } from "../direct-chat.sql.ts";

export type ChatSide = {
  readonly membership_id: number;
  readonly is_office: boolean;
  readonly unread_count: number;
  readonly is_held: boolean;
  readonly management_no: number;
  readonly user_type: UserType;
  readonly display_name: string | null;
  readonly image_url: string | null;
  readonly status: number;
};
type Latest = { readonly content: string; readonly create_by_admin: boolean; readonly created_at: string };

/** 0 belongs to the community, 1 has left it, 2 has no account any more; `m` is the membership and `a` its account. */
const statusSql = `case when ${isNamedSql("m")} then 0 when a.deleted_at is null then 1 else 2 end`;
const imageSql = imageUrlSql("a.file_id", "m.community_id");

const sides = sql<ChatSide[]>`(
  select json_agg(json_build_object(
    'membership_id', s.membership_id, 'is_office', s.is_office, 'unread_count', s.unread_count,
    'is_held', s.held_by_account_id is not null,
    'management_no', m.management_no, 'user_type', ${sql.raw(userTypeSql)},
    'display_name', case when ${sql.raw(isNamedSql("m"))} then m.display_name end,
    'image_url', case when ${sql.raw(isNamedSql("m"))} then ${sql.raw(imageSql)} end, 'status', ${sql.raw(statusSql)})
    order by s.is_office desc, s.membership_id = p.membership_id desc, s.membership_id)
  from chatroom_members s join memberships m on m.community_id = s.community_id and m.id = s.membership_id join accounts a on a.id = m.account_id
  where s.chatroom_id = r.id)`;

/** Messages between members are not shown. */
const latest = sql<Latest | null>`(
  select json_build_object('content', l.content, 'create_by_admin', l.create_by_admin, 'created_at', l.created_at)
  from chat_messages l
  where l.chatroom_id = r.id and l.published
    and exists (select from chatroom_members o where o.chatroom_id = r.id and o.is_office)
  order by l.seq desc limit 1)`;

export const columns = [
  "r.id",
  "r.kind",
  "r.post_id",
  "r.content_type",
  "r.title",
  "r.end_date",
  "r.last_seq",
  "r.message_count",
  "r.last_message_at",
  "r.created_at",
  sql<boolean>`coalesce(p.post_by_admin, false)`.as("post_by_admin"),
  sides.as("sides"),
  latest.as("latest"),
] as const;

export type HistoryFilters = {
  readonly communityId: number;
  readonly now: Date;
  /** The chats are about posts of this content type, or direct ones with the office; without either, both. */
  readonly contentType?: number | undefined;
  readonly direct?: boolean | undefined;
  readonly membershipId?: number | undefined;
  readonly pattern?: string | undefined;
  readonly closed?: boolean | undefined;
  readonly unread?: boolean | undefined;
  /** A member has waited for the office in these chats since before this time. */
  readonly waitingSince?: Date | undefined;
};

const about = sql<boolean>`r.kind = 'post'`;
const withOffice = sql<boolean>`(r.kind = 'direct' and r.direct_key like ${sql.lit(`${OFFICE_KEY}%`)} and r.message_count > 0)`;

/** Of very many chats the latest are found; direct chats between members are never among them. */
export function histories(db: Db, asked: HistoryFilters) {
  const { communityId, contentType, direct, membershipId, pattern, closed, unread, waitingSince, now } =
    asked;
  const some = db
    .selectFrom("chatrooms as r")
    .selectAll("r")
    .where("r.community_id", "=", communityId)
    .where((eb) => (direct ? withOffice : contentType === undefined ? eb.or([about, withOffice]) : about))
    .$if(contentType !== undefined, (query) => query.where("r.content_type", "=", contentType ?? 0))
    .$if(membershipId !== undefined, (query) =>
      query.where("r.id", "in", (eb) =>
        eb
          .selectFrom("chatroom_members")
          .select("chatroom_id")
          .where("membership_id", "=", membershipId ?? 0)
          .where("is_office", "=", false),
      ),
    )
    .orderBy("r.last_message_at", "desc")
    .orderBy("r.id", "desc")
    .limit(SEARCHED_AT_MOST);
  return db
    .selectFrom(some.as("r"))
    .leftJoin("posts as p", (join) =>
      join.onRef("p.community_id", "=", "r.community_id").onRef("p.id", "=", "r.post_id"),
    )
    .$if(pattern !== undefined, (query) =>
      query.where(
        sql<boolean>`(r.title ilike ${pattern} or exists (
          select from chatroom_members s join memberships m on m.community_id = s.community_id and m.id = s.membership_id
          where s.chatroom_id = r.id and not s.is_office and ${sql.raw(isNamedSql("m"))}
            and m.display_name ilike ${pattern}))`,
      ),
    )
    .$if(closed !== undefined, (query) =>
      query.where(sql<boolean>`coalesce(r.end_date <= ${now}, false) = ${closed ?? false}`),
    )
    .$if(unread !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from chatroom_members o
          where o.chatroom_id = r.id and o.is_office and o.unread_count > 0) = ${unread ?? false}`,
      ),
    )
    .$if(waitingSince !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from chatroom_members o join chat_messages x on x.chatroom_id = o.chatroom_id
          where o.chatroom_id = r.id and o.is_office and o.unread_count > 0 and x.seq > o.read_seq
            and not x.create_by_admin and x.published and x.created_at < ${waitingSince})`,
      ),
    );
}

export type HistoryRow = NonNullable<Awaited<ReturnType<typeof findHistory>>>;

export const findHistory = (db: Db, communityId: number, chatroomId: number) =>
  db
    .selectFrom("chatrooms as r")
    .leftJoin("posts as p", (join) =>
      join.onRef("p.community_id", "=", "r.community_id").onRef("p.id", "=", "r.post_id"),
    )
    .select(columns)
    .where("r.community_id", "=", communityId)
    .where("r.id", "=", chatroomId)
    .where("r.kind", "=", "post")
    .executeTakeFirst();

export type ChatPartner = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export const findPerson = (db: Db, communityId: number, managementNo: number, kind: MemberKind) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select([
      "m.id",
      "m.management_no",
      "m.display_name",
      "m.state",
      "m.role",
      sql<number | null>`${sql.raw(officeChatSql("m.community_id", "m.id"))}`.as("direct_chatroom_id"),
      sql<UserType>`${sql.raw(userTypeSql)}`.as("user_type"),
      sql<string | null>`${sql.raw(imageSql)}`.as("image_url"),
      sql<number>`${sql.raw(statusSql)}`.as("status"),
    ])
    .where("m.community_id", "=", communityId)
    .where("m.management_no", "=", managementNo)
    .where("m.kind", "=", kind)
    .executeTakeFirst();
