import { isAdministratorSql, isInsideSql } from "#kit/server/access/actor.sql.ts";
import { statement } from "#kit/server/database/statement.ts";
import { COUNTED_TO_DO } from "../contract/todo.ts";

type Values = {
  community: number;
  now: Date;
  /** Rooms count whose unread message was written before this. */
  chatsBefore: Date;
  postsFrom: Date;
  postsBefore: Date;
  endingUntil: Date;
};

export type TodoRow = {
  readonly alumni: number;
  readonly employees: number;
  readonly member_limit: number;
  readonly candidates: number;
  readonly oldest_applied_at: Date | null;
  readonly unread_chats: number;
  readonly unanswered_posts: number;
  readonly ending_keys: number;
  readonly ending_employee_invitations: number;
};

/** Of more posts than this within the days, only the newest are examined. */
const POSTS_LOOKED_AT = 1_000;

/** Every number is a stored counter or an index's count of a bounded number of entries. */
export const findTodo = statement<Values, TodoRow>(
  "dashboard_todo",
  `select c.alumni_count as alumni, c.employee_count as employees, c.member_limit, c.candidate_count as candidates,
     (select coalesce(m.applied_at, m.created_at) from memberships m
       where m.community_id = c.id and m.state = 'under_review'
       order by coalesce(m.applied_at, m.created_at) limit 1) as oldest_applied_at,
     (select count(*)::int from (
       select 1 from chatroom_members s join chatrooms r on r.community_id = s.community_id and r.id = s.chatroom_id and r.kind = 'direct'
       where s.community_id = c.id and s.is_office and s.unread_count > 0 and exists (
         select from chat_messages x where x.chatroom_id = s.chatroom_id and x.seq > s.read_seq
           and not x.create_by_admin and x.published and x.created_at < :chatsBefore)
       limit ${COUNTED_TO_DO}) waiting) as unread_chats,
     (select count(*) filter (where p.comment_count = 0)::int from (
       select q.comment_count from posts q
       where q.community_id = c.id and not q.post_by_admin and q.published
         and q.created_at >= :postsFrom and q.created_at < :postsBefore
       order by q.created_at desc limit ${POSTS_LOOKED_AT}) p) as unanswered_posts,
     (select count(*)::int from memberships m join invitation_keys k on k.community_id = m.community_id and k.membership_id = m.id
       where m.community_id = c.id and ${isAdministratorSql("m")} and ${isInsideSql("m")}
         and k.revoked_at is null and k.expires_at > :now and k.expires_at <= :endingUntil) as ending_keys,
     (select count(*)::int from (
       select 1 from employee_invitations i join memberships m on m.community_id = i.community_id and m.id = i.membership_id
       where i.community_id = c.id and i.revoked_at is null and i.used_at is null
         and i.expires_at > :now and i.expires_at <= :endingUntil
         and m.state in ('not_participating', 'withdrawn')
       limit ${COUNTED_TO_DO}) ending) as ending_employee_invitations
   from communities c where c.id = :community`,
);
