import { statement } from "#kit/server/database/statement.ts";
import type { LiveItems } from "../contract/calls.ts";

type Values = {
  community: number;
  now: Date;
  /** Its beginning. */
  today: Date;
};

/**
 * Counters, and counts that an index answers from its few matching
 * entries: paused people, rooms with unread messages, chats not yet closed, what was written today.
 */
export const findLiveItems = statement<Values, LiveItems>(
  "dashboard_live_items",
  `select
     c.alumni_count - (select count(*) from memberships m
       where m.community_id = c.id and m.kind = 'alumnus' and m.state = 'paused')::int as alumni,
     c.employee_count - (select count(*) from memberships m
       where m.community_id = c.id and m.kind = 'employee' and m.state = 'paused')::int as employees,
     c.candidate_count as candidates,
     (select count(*) from chatroom_members s join chatrooms r on r.id = s.chatroom_id
       where s.community_id = c.id and s.is_office and s.unread_count > 0
         and r.kind = 'direct')::int as unread_direct_chats,
     (select count(*) from chatrooms r
       where r.community_id = c.id and r.kind = 'post' and r.end_date > :now)::int as open_interest_chats,
     c.scheduled_message_count as scheduled_messages,
     (select count(*) from posts p
       where p.community_id = c.id and p.published and p.created_at >= :today)::int as posts_today,
     (select count(*) from comments k
       where k.community_id = c.id and k.published and k.created_at >= :today)::int as comments_today
   from communities c where c.id = :community`,
);
