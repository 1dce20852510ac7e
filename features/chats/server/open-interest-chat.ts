import { INTEREST_CHAT_DAYS } from "#features/reactions/contract/limits.ts";
import { interestExpressed } from "#features/reactions/server/events.ts";
import { setInterestChat } from "#features/reactions/server/index.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { insertChatroom } from "./chatrooms.sql.ts";
import { daysAfter } from "./extend-chat.ts";
import { publishChats } from "./publish-chats.ts";

/** R011: interest opens a chat with the poster, for 30 days; an official post's with the management office. */
export const openInterestChat = on(interestExpressed, async (work, { post, interestedId }) => {
  const id = await insertChatroom(
    work.db,
    {
      community_id: post.communityId,
      kind: "post",
      post_id: post.id,
      title: post.title,
      content_type: post.contentType,
      end_date: daysAfter(work.now, INTEREST_CHAT_DAYS),
    },
    [
      { membership_id: interestedId, is_office: false },
      { membership_id: post.posterId, is_office: post.byAdmin },
    ],
    work.now,
  );
  if (id === undefined) return;
  await setInterestChat(work.db, post.id, interestedId, id);
  publishChats(work, post.communityId, id);
});
