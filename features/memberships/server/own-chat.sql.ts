/** These are SQL for a chat and the membership that sits in it. */
type Seat = { readonly community: string; readonly chatroom: string; readonly membership: string };

/**
 * Returns SQL for the id of the chat, or null where an earlier owner of the membership has kept its seat there, so that
 * nothing leads into it.
 */
export const ownChatSql = ({ community, chatroom, membership }: Seat): string =>
  `case when ${chatroom} is not null and not exists (
    select from chatroom_members held
    where held.community_id = ${community} and held.chatroom_id = ${chatroom} and held.membership_id = ${membership}
      and held.held_by_account_id is not null) then ${chatroom} end`;
