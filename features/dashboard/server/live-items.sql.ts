import { statement } from "#kit/server/database/statement.ts";
import { COUNTED_LIVE, type LiveItems } from "../contract/live-items.ts";

type Values = {
  community: number;
  now: Date;
  /** The beginning of the day. */
  today: Date;
};

export type LiveRow = Omit<LiveItems, "today" | "open_interest_chats"> & {
  readonly open_recruitment_chats: number;
  readonly open_joboffer_chats: number;
};

const limited = (rows: string, what = "count(*)") =>
  `(select ${what}::int from (${rows} limit ${COUNTED_LIVE}) counted)`;
const paused = (kind: string) =>
  limited(
    `select 1 from memberships m where m.community_id = c.id and m.kind = '${kind}' and m.state = 'paused'`,
  );
const open = (contentType: number) =>
  limited(
    `select 1 from chatrooms r where r.community_id = c.id and r.kind = 'post' and r.content_type = ${contentType}
       and r.end_date > :now`,
  );

/** Every number is a stored counter or an index's count of a bounded number of entries. */
export const findLiveItems = statement<Values, LiveRow>(
  "dashboard_live_items",
  `select c.alumni_count - ${paused("alumnus")} as alumni, c.employee_count - ${paused("employee")} as employees,
     c.candidate_count as candidates,
     ${limited(
       `select 1 from chatroom_members s join chatrooms r on r.community_id = s.community_id and r.id = s.chatroom_id
          and r.kind = 'direct'
        where s.community_id = c.id and s.is_office and s.unread_count > 0`,
     )} as unread_direct_chats,
     ${open(2)} as open_recruitment_chats, ${open(3)} as open_joboffer_chats,
     ${limited(
       `select 1 from posts p where p.community_id = c.id and not p.post_by_admin and p.published
          and p.created_at >= :today`,
     )} as posts_today,
     ${limited(
       `select 1 from comments k where k.community_id = c.id and k.published and not k.removed and not k.create_by_admin
          and k.created_at >= :today`,
     )} as comments_today
   from communities c where c.id = :community`,
);
