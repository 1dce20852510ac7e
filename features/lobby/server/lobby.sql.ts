import { unreadChatsSql } from "#features/chats/server/index.ts";
import {
  type CommunityFields,
  communityColumns,
  type MembershipFields,
  membershipColumns,
} from "#features/communities/server/index.ts";
import { isInsideOrCandidateSql } from "#kit/server/access/actor.sql.ts";
import { statement } from "#kit/server/database/statement.ts";

export type CardRow = CommunityFields &
  MembershipFields & { unread_notification_count: number; unread_chat_count: number; total: number };

type Values = { account: number; state: string | null; size: number; offset: number };

/** Communities one can enter come first, before them the last visited (R068). Few memberships make counting cheap. */
export const listOwnCommunities = statement<Values, CardRow>(
  "list_own_communities",
  `select ${communityColumns}, ${membershipColumns}, m.unread_notification_count,
     ${unreadChatsSql} as unread_chat_count, count(*) over ()::int as total
   from memberships m
     join communities c on c.id = m.community_id
     join accounts a on a.id = m.account_id
   where m.account_id = :account and ${isInsideOrCandidateSql("m")}
     and (:state::text is null or m.state = :state)
   order by array_position(array['participating', 'under_review', 'paused'], m.state),
     (c.id = a.login_community_id) desc nulls last, m.joined_at desc, m.id desc
   limit :size offset :offset`,
);
