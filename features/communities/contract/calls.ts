import * as z from "zod/mini";
import { eventWords } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { memberPage, pageOf } from "#kit/contract/paging.ts";
import { communityFields, communityView, ownMembership, visibleState } from "./views.ts";

eventWords({
  targets: {
    community: { ja: "コミュニティ", en: "Community" },
  },
});

export const showCommunity = call.get("/communities/{id}", {
  access: "member",
  summary: "One community with its settings, its theme and the caller's membership",
  answer: z.object({ data: communityView }),
});

/** R068: the next login leads to the community visited last. */
export const recordLoginCommunity = call.post("/communities/{id}/update_login", {
  access: "member",
  summary: "Record the community as the one the caller visited last",
});

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

/** `lobby` serves it, which knows what waits in each. */
export const listCommunities = call.get("/communities", {
  access: "account",
  summary: "The caller's communities, for the lobby",
  query: z.extend(memberPage, { state: z.optional(visibleState) }),
  answer: pageOf(communityCard),
});
