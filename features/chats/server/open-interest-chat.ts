import { INTEREST_CHAT_DAYS } from "#features/reactions/contract/limits.ts";
import { interestExpressed, setInterestChat } from "#features/reactions/server/index.ts";
import { publishCounts } from "#kit/server/live/publish-counts.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { chatsChanged } from "../contract/live.ts";
import { daysAfter } from "./extend-chat.ts";
import { insertChatroom } from "./new-chatroom.sql.ts";
import { listUnreadCounts } from "./unread.sql.ts";

/** R011: interest opens a chat with the poster, for 30 days; an official post's with the management office. */
export const openInterestChat = on(interestExpressed, async (work, { post, interestedId }) => {
  const id = await insertChatroom(
    work.db,
    {
      community_id: post.community_id,
      kind: "post",
      post_id: post.id,
      title: post.title,
      content_type: post.content_type,
      opened_by_membership_id: interestedId,
      end_date: daysAfter(work.now, INTEREST_CHAT_DAYS),
    },
    [
      { membership_id: interestedId, is_office: false },
      { membership_id: post.membership_id, is_office: post.post_by_admin },
    ],
    work.now,
  );
  if (id === undefined) return;
  await setInterestChat(work.db, post.id, interestedId, id);
  publishCounts(work, chatsChanged, listUnreadCounts, { room: id });
});
