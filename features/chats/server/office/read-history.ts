import { findOfficeNames } from "#features/memberships/server/index.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { domainEvent } from "#kit/server/work/domain-event.ts";
import { recordActs } from "#kit/server/work/record-act.ts";
import { chatErrors } from "../../contract/errors.ts";
import { HISTORY_PAGE, OPENING_MINUTES } from "../../contract/limits.ts";
import { chatChanged, chatRoom } from "../../contract/live.ts";
import { openMembersChat, showMembersChat } from "../../contract/office-calls.ts";
import { listMessagesBefore } from "../list-messages.sql.ts";
import { sharedMessageOf } from "../message-views.ts";
import type { MessageRow } from "../messages.sql.ts";
import * as sql from "./chat-histories.sql.ts";
import { roomOf } from "./history-views.ts";
import { findOpening, insertOpening } from "./openings.sql.ts";

/** No room's number reaches this. */
const NEWEST = 2_147_483_647;
/** An administrator has opened a chat between members, who are told why. */
export const membersChatOpened = domainEvent<{
  readonly communityId: number;
  readonly chatroomId: number;
  readonly postId: number | null;
  readonly openerId: number;
  readonly memberIds: readonly number[];
}>("membersChatOpened");

type Office = { readonly db: Db; readonly member: Member };
const keyOf = ({ member }: Office, chatroomId: number) => ({
  communityId: member.communityId,
  chatroomId,
  membershipId: member.membershipId,
});

async function historyOf({ db, member }: Office, id: number) {
  return found(await sql.findHistory(db, member.communityId, id));
}

export const openHistoryRoute = serve(openMembersChat, async (work, { params, body }) => {
  const { id, post_id, last_seq, end_date, sides } = await historyOf(work, params.chatroom_id);
  const until = new Date(work.now.getTime() + OPENING_MINUTES * MINUTE_MS);
  const opening = { readable_until: until, opened_at: work.now, reason: body.reason };
  await insertOpening(work.db, keyOf(work, id), opening);
  const people = sides.filter((side) => !side.is_office);
  await recordActs(
    work,
    people.map(({ membership_id }) => ({
      target: { kind: "chatroom", id, membershipId: membership_id },
      reason: body.reason,
    })),
  );
  await work.emit(membersChatOpened, {
    communityId: work.member.communityId,
    chatroomId: id,
    postId: post_id,
    openerId: work.member.membershipId,
    // Whoever was not let into the chat is told nothing about it.
    memberIds: people.filter(({ is_held }) => !is_held).map(({ membership_id }) => membership_id),
  });
  work.publish(chatRoom(id), chatChanged, {
    chatroom_id: id,
    seq: last_seq,
    end_date: end_date?.toISOString() ?? null,
  });
  return { readable_until: until.toISOString() };
});

/** Reading here moves nobody's read position. */
export const showHistoryRoute = serve(showMembersChat, async (context, { params, query }) => {
  const { db, member, now, run } = context;
  const row = await historyOf(context, params.chatroom_id);
  const side = row.sides.find(
    (one) =>
      !one.is_office &&
      one.management_no === params.management_no &&
      (one.user_type === "alumni") === (params.type === "alumnus"),
  );
  if (!side || (row.post_id ?? 0) !== params.post_id) throw failure(commonErrors.RECORD_NOT_FOUND);
  const until = await findOpening(db, keyOf(context, row.id), now);
  if (!until) throw failure(chatErrors.CHAT_REASON_REQUIRED);
  const { operating_name: office } = await findOfficeNames(db, member.communityId);
  const room = roomOf(row, { now, office, personId: side.membership_id });
  const found = await run(listMessagesBefore, {
    room: row.id,
    before: query.cursor ?? NEWEST,
    size: HISTORY_PAGE,
    office: false,
  });
  const { management_no, user_type, display_name, image_url, status } = room;
  const first = { management_no, user_type, display_name, image_url, status };
  const authorOf = (message: MessageRow) =>
    !message.create_by_admin && message.membership_id === side.membership_id ? first : room.partner;
  return {
    chatroom: room,
    messages: found
      .slice(0, HISTORY_PAGE)
      .map((message) => ({ ...sharedMessageOf(message, member.communityId), author: authorOf(message) })),
    next_cursor: found.length > HISTORY_PAGE ? String(found[HISTORY_PAGE - 1]?.seq) : null,
    readable_until: until.toISOString(),
  };
});
