import { sql } from "kysely";
import type { Db } from "#kit/server/database/database.ts";
import { statement } from "#kit/server/database/statement.ts";

/** Somebody has waited in the room since then, and the office was not told of it by mail, or has read since. */
const waitsSql = (before: string) => `s.is_office and s.unread_count > 0
  and (s.office_mailed_seq is null or s.read_seq >= s.office_mailed_seq)
  and exists (select from chat_messages x where x.chatroom_id = s.chatroom_id and x.seq > s.read_seq
    and not x.create_by_admin and x.published and x.created_at < ${before})`;

type WaitingOffice = {
  readonly community_id: number;
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
};

/** Lists the communities whose office wants to be told of chats in which somebody has waited since `before`. */
export const listWaitingOffices = statement<{ before: Date }, WaitingOffice>(
  "list_waiting_offices",
  `select distinct c.id as community_id, c.quiet_from, c.quiet_until
   from chatroom_members s join communities c on c.id = s.community_id
   where c.mails_waiting_chats and c.suspended_at is null and ${waitsSql(":before")} order by 1`,
);

/** Marks them as told, so that nobody is told of one twice before the office has read it. Returns how many they are. */
export async function claimWaitingChats(db: Db, communityId: number, before: Date): Promise<number> {
  const { rows } = await sql<{ chatroom_id: number }>`
    with asked as (select ${before}::timestamptz as before)
    update chatroom_members s set office_mailed_seq = r.last_seq
    from chatrooms r, asked
    where s.community_id = ${communityId} and r.community_id = s.community_id and r.id = s.chatroom_id
      and ${sql.raw(waitsSql("asked.before"))}
    returning s.chatroom_id`.execute(db);
  return rows.length;
}
