import { randomUUID } from "node:crypto";
import { INTEREST_CHAT_DAYS } from "#features/reactions/contract/limits.ts";
import { interestExpressed, setInterestChat } from "#features/reactions/server/index.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { runIn } from "#kit/server/database/run-in.ts";
import { publishCounts } from "#kit/server/live/publish-counts.ts";
import { on } from "#kit/server/work/domain-event.ts";
import type { Work } from "#kit/server/work/work.ts";
import { chatsChanged } from "../contract/live.ts";
import { findChatroom } from "./chatroom.sql.ts";
import { insertChatroom } from "./new-chatroom.sql.ts";
import { seatOf } from "./policy.ts";
import { writeMessage } from "./send-message.ts";
import { listUnreadCounts } from "./unread.sql.ts";

/** R011: interest opens a chat with the author for 30 days; that of an official post is with the management office. */
export const openInterestChat = on(interestExpressed, async (work, { post, interestedId, first }) => {
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
    [
      { membership_id: interestedId, is_office: false },
      { membership_id: post.membership_id, is_office: post.post_by_admin },
    ],
    work.now,
  );
  if (id === undefined) return;
  await setInterestChat(work.db, post.id, interestedId, id);
  if (first) await writeFirst(work, id, first);
  else publishCounts(work, chatsChanged, listUnreadCounts, { rooms: [id] });
});

type First = { readonly content: string; readonly member: Member };

/** An interest exists once, so its first message does too, however often both are sent. */
async function writeFirst(work: Work, room: number, { content, member }: First): Promise<void> {
  const [row] = await runIn(work.db, findChatroom, { room, now: work.now });
  const mine = row && seatOf(member, row.seats);
  const other = row?.seats.find((seat) => seat !== mine);
  if (row && mine && other)
    await writeMessage(work, { row, member, mine, other }, { content, client_id: randomUUID() });
}
