import { randomUUID } from "node:crypto";
import { INTEREST_CHAT_DAYS } from "#features/reactions/contract/limits.ts";
import { interestExpressed, updateInterestChat } from "#features/reactions/server/index.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { publishCounts } from "#kit/server/live/publish-counts.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { chatsChanged } from "../contract/live.ts";
import { insertChatroom } from "./new-chatroom.sql.ts";
import { may } from "./policy.ts";
import { writeMessage } from "./send-message.ts";
import { listUnreadCounts } from "./unread.sql.ts";

/** R011: interest opens a chat with the author for 30 days; that of an official post is with the management office. */
export const openInterestChat = on(interestExpressed, async (work, { post, interestedId, first }) => {
  const mine = { membership_id: interestedId, is_office: false };
  const other = { membership_id: post.membership_id, is_office: post.post_by_admin };
  const id = await insertChatroom(
    work.db,
    {
      community_id: post.community_id,
      kind: "post",
      post_id: post.id,
      title: post.title,
      content_type: post.content_type,
      opened_by_membership_id: interestedId,
      end_date: new Date(work.now.getTime() + INTEREST_CHAT_DAYS * DAY_MS),
    },
    [mine, other],
    work.now,
  );
  if (id === undefined) return;
  await updateInterestChat(
    work.db,
    { community_id: post.community_id, post_id: post.id, membership_id: interestedId },
    id,
  );
  if (!first) return publishCounts(work, chatsChanged, listUnreadCounts, { rooms: [id] });
  const chat = { row: { id, community_id: post.community_id }, member: first.member, mine, other };
  assertMay(may.write(chat));
  // An interest exists once, so its first message does too, however often both are sent.
  await writeMessage(work, chat, { content: first.content, client_id: randomUUID() });
});
