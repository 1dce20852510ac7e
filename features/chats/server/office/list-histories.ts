import { findOfficeNames } from "#features/memberships/server/index.ts";
import { contentTypes } from "#features/posts/contract/content-type.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import { found } from "#kit/server/failure.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { listChatHistories } from "../../contract/office-calls.ts";
import { may } from "../policy.ts";
import * as sql from "./chat-histories.sql.ts";
import { historyOf, personOf } from "./history-views.ts";

const tabs = {
  recruitment: { contentType: contentTypes.recruitment },
  joboffer: { contentType: contentTypes.jobOffer },
  direct: { direct: true },
} as const;

/** Returns undefined where the whole community is asked for. @throws RECORD_NOT_FOUND (R386, R387) */
async function askedFor(db: Db, communityId: number, managementNo: number | undefined, isAlumnus: boolean) {
  if (managementNo === undefined) return;
  return found(await sql.findPerson(db, communityId, managementNo, isAlumnus ? "alumnus" : "employee"));
}

const profileOf = (person: sql.ChatPartner, member: Member) => ({
  ...personOf(person),
  user_id: person.id,
  reachable: may.writeAsOffice(member, person),
});

/** Lists the chats of one person, or of the whole community in the requested tab. R378, R397 */
export const listHistoryRoutes = serveList(listChatHistories, {
  prepare: async ({ db, member: { communityId } }, { management_no, user_type }) => ({
    person: await askedFor(db, communityId, management_no, user_type === "alumni"),
    office: (await findOfficeNames(db, communityId)).operating_name,
  }),
  find: ({ db, member, now }, { tab, info, closed, unread, waiting_days }, { person }) =>
    sql.histories(db, {
      communityId: member.communityId,
      now,
      ...(tab && tabs[tab]),
      membershipId: person?.id,
      pattern: info ? likePattern(info) : undefined,
      closed,
      unread,
      waitingSince: waiting_days === undefined ? undefined : new Date(now.getTime() - waiting_days * DAY_MS),
    }),
  columns: (found) => found.select(sql.columns),
  id: "r.id",
  order: {
    last_message_at: "r.last_message_at",
    created_at: "r.created_at",
    end_date: "r.end_date",
    message_count: "r.message_count",
  },
  view: async (rows, { now }, { person, office }) =>
    rows.map((row) => historyOf(row, { now, office, personId: person?.id })),
  beside: async ({ member }, _, { person }) => ({
    profile: person ? profileOf(person, member) : null,
    direct_chatroom_id: person?.direct_chatroom_id ?? null,
  }),
});
