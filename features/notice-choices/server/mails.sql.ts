import { sql } from "kysely";
import { dutyBit } from "#features/memberships/contract/duties.ts";
import { actorNameSql, ownChatSql } from "#features/memberships/server/index.ts";
import { readsJobOffersSql, readsPublishedSql } from "#features/posts/server/index.ts";
import type { Language } from "#kit/contract/language.ts";
import { isAdministratorSql } from "#kit/server/access/actor.sql.ts";
import { opensSql } from "#kit/server/access/entry.sql.ts";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";
import { recipientColumns } from "#kit/server/mail/recipient-columns.sql.ts";
import { kindOfNotice, mailKinds, proposedChoices } from "../contract/kinds.ts";

/** A mail goes to this person in the name of this community. */
export type Receiver = {
  readonly account_id: number;
  readonly kind: "alumnus" | "employee";
  readonly email: string;
  readonly language: Language;
  readonly family_name: string;
  readonly given_name: string;
  readonly membership_id: number;
  readonly community_id: number;
  readonly community_name: string;
  readonly theme_color: string;
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
};

export type NoticeToMail = Receiver & {
  readonly id: number;
  readonly notice_type: keyof typeof kindOfNotice;
  readonly post_id: number | null;
  readonly post_title: string | null;
  readonly chatroom_id: number | null;
  /** The latest message of that chat has this number. */
  readonly last_seq: number | null;
  readonly actor_as_office: boolean;
  readonly actor_name: string | null;
  readonly others: number;
  readonly office_title: string | null;
};

export type ChatToMail = Receiver & {
  readonly chatroom_id: number;
  readonly room_kind: "post" | "direct";
  readonly post_id: number | null;
  readonly last_seq: number;
  /** It is null for the management office. */
  readonly sender_name: string | null;
  readonly operating_name: string;
};

const receiver = `m.account_id, a.kind, a.email, a.language, a.family_name, a.given_name, m.id as membership_id,
  c.id as community_id, c.name as community_name, c.theme_color, c.operating_name, c.quiet_from, c.quiet_until`;

/** The person has an open account with an address, and may enter the community now. */
const mayReceive = `${opensSql} and a.deleted_at is null and a.activated_at is not null and a.email is not null
  and not exists (select from owed_terms(m.account_id, m.community_id, m.kind))`;

const proposed = (kind: string) =>
  `case ${kind} ${mailKinds.map((one) => `when '${one}' then '${proposedChoices[one]}'`).join(" ")} end`;
const deliveryOf = (kind: string) => `coalesce((select ch.delivery from notice_choices ch
  where ch.account_id = m.account_id and ch.kind = ${kind}), ${proposed(kind)})`;

const kindOfNoticeSql = `case n.notice_type ${Object.entries(kindOfNotice)
  .map(([type, kind]) => `when '${type}' then '${kind}'`)
  .join(" ")} end`;

const noticeSources = `notices n
  join memberships m on m.community_id = n.community_id and m.id = n.membership_id
  join accounts a on a.id = m.account_id
  join communities c on c.id = n.community_id
  left join posts p on p.community_id = n.community_id and p.id = n.post_id
  left join office_notices o on o.community_id = n.community_id and o.id = n.office_notice_id
  left join comments comment on comment.community_id = n.community_id and comment.id = n.comment_id
  left join memberships actor on actor.community_id = n.community_id and actor.id = n.actor_membership_id
  left join interests i on n.notice_type = 'interest' and i.community_id = n.community_id and i.post_id = n.post_id
    and i.membership_id = n.actor_membership_id
  left join chatrooms room on room.community_id = n.community_id
    and room.id = ${ownChatSql({ community: "n.community_id", chatroom: "coalesce(n.chatroom_id, i.chatroom_id)", membership: "n.membership_id" })}`;

/** The notice is unread, was never mailed, is none that the office gives up by mail, and is about something its recipient may still read. */
const isNews = `not n.is_read and (n.notice_type <> 'application' or c.mails_applications) and not exists (select from notice_mails told where told.notice_id = n.id)
  and (p.id is null or (p.published and ${readsPublishedSql({
    member: "m.id",
    jobOffers: readsJobOffersSql("m.kind", isAdministratorSql("m")),
  })}))
  and (comment.id is null or comment.published)
  and (n.office_notice_id is null or o.state = 'running')`;

const noticeColumns = `n.id, n.notice_type, n.post_id, p.title as post_title,
  room.id as chatroom_id, room.last_seq, n.actor_as_office, n.others, o.title as office_title,
  ${actorNameSql("actor", "n.actor_as_office")} as actor_name, ${receiver}`;

export const findNoticeToMail = statement<{ notice: number }, NoticeToMail>(
  "find_notice_to_mail",
  `select ${noticeColumns} from ${noticeSources}
   where n.id = :notice and ${mayReceive} and ${isNews} and ${deliveryOf(kindOfNoticeSql)} = 'at_once'`,
);

/** Finds which of the notices are mailed at once. */
export const findAtOnce = statement<{ notices: readonly number[] }, { id: number }>(
  "find_notices_at_once",
  `select n.id from notices n join memberships m on m.community_id = n.community_id and m.id = n.membership_id
   where n.id = any(:notices::bigint[]) and ${deliveryOf(kindOfNoticeSql)} = 'at_once'`,
);

const chatSources = `chatroom_members seat
  join chatrooms r on r.community_id = seat.community_id and r.id = seat.chatroom_id
  join memberships m on m.community_id = seat.community_id and m.id = seat.membership_id
  join accounts a on a.id = m.account_id
  join communities c on c.id = r.community_id
  left join chat_mails told on told.community_id = m.community_id and told.membership_id = m.id and told.chatroom_id = r.id
  cross join lateral (
    select one.create_by_admin, sender.display_name, one.created_at
    from chat_messages one join memberships sender on sender.community_id = one.community_id and sender.id = one.membership_id
    where one.chatroom_id = r.id and one.membership_id <> m.id and one.published and one.seq > seat.read_seq
    order by one.seq desc limit 1) last`;

/** The office shares its chats and reads on its own screens; somebody who was mailed already has to read first. */
const isUnreadChat = `seat.unread_count > 0 and not seat.is_office and seat.held_by_account_id is null
  and (told.seq is null or seat.read_seq >= told.seq)`;

const chatColumns = `r.id as chatroom_id, r.kind as room_kind, r.post_id, r.last_seq,
  case when last.create_by_admin then null else last.display_name end as sender_name, ${receiver}`;

export const findChatToMail = statement<{ room: number; recipient: number }, ChatToMail>(
  "find_chat_to_mail",
  `select ${chatColumns} from ${chatSources}
   where r.id = :room and m.id = :recipient and ${mayReceive} and ${isUnreadChat} and ${deliveryOf("'chat'")} = 'at_once'`,
);

/** `since` is the earliest time that still counts. */
type DigestValues = { since: Date; account: number };

export const findDigestAccounts = statement<Pick<DigestValues, "since">, { account_id: number }>(
  "find_digest_accounts",
  `select m.account_id from ${noticeSources}
   where n.created_at >= :since and ${mayReceive} and ${isNews} and ${deliveryOf(kindOfNoticeSql)} = 'daily'
   union
   select m.account_id from ${chatSources}
   where seat.last_message_at >= :since and last.created_at >= :since and ${mayReceive} and ${isUnreadChat}
     and ${deliveryOf("'chat'")} = 'daily'
   order by 1`,
);

export const findDigestNotices = statement<DigestValues, NoticeToMail>(
  "find_digest_notices",
  `select ${noticeColumns} from ${noticeSources}
   where n.created_at >= :since and m.account_id = :account and ${mayReceive} and ${isNews}
     and ${deliveryOf(kindOfNoticeSql)} = 'daily'
   order by c.id, n.created_at desc, n.id desc`,
);

export const findDigestChats = statement<DigestValues, ChatToMail>(
  "find_digest_chats",
  `select ${chatColumns} from ${chatSources}
   where last.created_at >= :since and m.account_id = :account and ${mayReceive} and ${isUnreadChat}
     and ${deliveryOf("'chat'")} = 'daily'
   order by c.id, last.created_at desc`,
);

/** Lists the administrators who look after the chats of the office. */
export const listChatAdministrators = (db: Db, communityId: number) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .innerJoin("communities as c", "c.id", "m.community_id")
    .select(recipientColumns)
    .where("m.community_id", "=", communityId)
    .where("m.state", "=", "participating")
    .where(sql.raw<boolean>(isAdministratorSql("m")))
    .where(sql<boolean>`m.duties & ${dutyBit("chats")}::smallint <> 0`)
    .where("a.deleted_at", "is", null)
    .execute();

/** Returns those of the notices that no other run has claimed to mail. */
export const claimNotices = async (
  db: Db,
  notices: readonly Pick<NoticeToMail, "id" | "community_id">[],
  now: Date,
): Promise<ReadonlySet<number>> => {
  if (notices.length === 0) return new Set();
  const rows = await db
    .insertInto("notice_mails")
    .values(notices.map(({ id: notice_id, community_id }) => ({ community_id, notice_id, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("notice_id")
    .execute();
  return new Set(rows.map(({ notice_id }) => notice_id));
};

/** Returns nothing where the same message was mailed before. */
export const claimChat = (
  db: Db,
  {
    community_id,
    membership_id,
    chatroom_id,
    last_seq,
  }: Pick<ChatToMail, "community_id" | "membership_id" | "chatroom_id" | "last_seq">,
) =>
  db
    .insertInto("chat_mails")
    .values({ community_id, membership_id, chatroom_id, seq: last_seq })
    .onConflict((conflict) =>
      conflict
        .columns(["community_id", "membership_id", "chatroom_id"])
        .doUpdateSet((eb) => ({ seq: eb.ref("excluded.seq") }))
        .where("chat_mails.seq", "<", last_seq),
    )
    .returning("seq")
    .executeTakeFirst();

/** Returns nothing where the digest of the day (YYYY-MM-DD in Japan) was made before. */
export const claimDigest = (db: Db, account_id: number, day: string, now: Date) =>
  db
    .insertInto("notice_digests")
    .values({ account_id, day, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("account_id")
    .executeTakeFirst();
