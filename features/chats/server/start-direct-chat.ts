import { OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordView } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { chatActs } from "../contract/audit-names.ts";
import { startDirectChat } from "../contract/calls.ts";
import { findDirectChatroom, findDirectPartner, findOfficeSeat, OFFICE_KEY } from "./direct-chat.sql.ts";
import { officeChat } from "./enter-chat.ts";
import { insertChatroom, type NewChatroom } from "./new-chatroom.sql.ts";
import { may, partnerStates, speaksForOffice } from "./policy.ts";

/** R015: starts a chat with the management office or with a member; a second start finds the first one's room. */
export const startDirectChatRoute = serve(startDirectChat, async (context, { body }) => {
  const { member } = context;
  assertMay(may.startDirect(member, body.user_id, OFFICE_USER_ID));
  const openedBy = speaksForOffice(member) ? {} : { opened_by_membership_id: member.membershipId };
  const pair = await pairOf(context.db, member, body.user_id);
  const id = await open(context, pair, openedBy);
  if (speaksForOffice(member) && pair.office)
    await recordView(context, chatActs.openOfficeChat, officeChat(id, { membership_id: pair.membershipId }));
  return { direct_chatroom_id: id };
});

type Pair = { readonly communityId: number } & (
  | { readonly office: true; readonly membershipId: number }
  | { readonly office: false; readonly membershipIds: readonly [number, number] }
);

async function pairOf(db: Db, member: Member, userId: number): Promise<Pair> {
  const { communityId, membershipId } = member;
  if (userId === OFFICE_USER_ID) return { communityId, office: true, membershipId };
  const partner = found(await findDirectPartner(db, communityId, userId, partnerStates(member)));
  if (speaksForOffice(member)) return { communityId, office: true, membershipId: partner.id };
  if (partner.is_administrator) return { communityId, office: true, membershipId };
  const [a, b] = partner.id < membershipId ? [partner.id, membershipId] : [membershipId, partner.id];
  return { communityId, office: false, membershipIds: [a, b] };
}

async function open(
  work: Work,
  pair: Pair,
  openedBy: Pick<NewChatroom, "opened_by_membership_id">,
): Promise<number> {
  const direct_key = pair.office ? OFFICE_KEY + pair.membershipId : pair.membershipIds.join(":");
  const existing = await findDirectChatroom(work.db, pair.communityId, direct_key);
  if (existing) return existing.id;
  const seats = pair.office
    ? [
        { membership_id: pair.membershipId, is_office: false },
        { membership_id: await officeSeat(work.db, pair.communityId, pair.membershipId), is_office: true },
      ]
    : pair.membershipIds.map((membership_id) => ({ membership_id, is_office: false }));
  const room = { community_id: pair.communityId, kind: "direct", direct_key, ...openedBy } as const;
  const made =
    (await insertChatroom(work.db, room, seats, work.now)) ??
    // Another call was first, and its row is there now.
    (await findDirectChatroom(work.db, pair.communityId, direct_key))?.id;
  if (made === undefined) throw new Error(`the direct chat ${direct_key} neither exists nor could be made`);
  return made;
}

async function officeSeat(db: Db, communityId: number, except: number): Promise<number> {
  const seat = await findOfficeSeat(db, communityId, except);
  if (!seat) throw failure(commonErrors.FORBIDDEN_OPERATION);
  return seat.id;
}
