import * as z from "zod/mini";
import { communityFields, ownMembership, visibleState } from "#features/communities/contract/views.ts";
import { call } from "#kit/contract/call.ts";
import { memberPage, pageOf } from "#kit/contract/paging.ts";

/** `can_enter` is false where `state` or a closed community keeps the person out. */
const communityCard = z.object({
  ...communityFields,
  is_admin: z.boolean(),
  state: visibleState,
  can_enter: z.boolean(),
  unread_notification_count: z.number(),
  unread_chat_count: z.number(),
  me: ownMembership,
});
export type CommunityCard = z.output<typeof communityCard>;

export const listCommunities = call.get("/communities", {
  access: "account",
  summary: "The caller's communities, for the lobby",
  query: z.extend(memberPage, { state: z.optional(visibleState) }),
  answer: pageOf(communityCard),
});
