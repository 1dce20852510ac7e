import * as z from "zod/mini";
import { act } from "#kit/contract/act.ts";
import { call } from "#kit/contract/call.ts";
import { explanation } from "#kit/contract/fields/text.ts";
import { daysAgo, listCall } from "#kit/contract/list-call.ts";
import { flag, givenUserType, kindInPath, ordinal, time, userType, wholeNumber } from "#kit/contract/wire.ts";
import { chatErrors } from "./errors.ts";
import { OPENING_REASON } from "./limits.ts";
import { messageFields } from "./views.ts";

/** R378: chat management has these tabs. */
export const chatTabs = ["recruitment", "joboffer", "direct"] as const;
export type ChatTab = (typeof chatTabs)[number];

/** The office has no number. */
const person = z.object({
  management_no: z.nullable(z.number()),
  user_type: userType,
  display_name: z.string(),
  image_url: z.nullable(z.string()),
  /** 0 belongs to the community, 1 has left it, 2 has no account any more. */
  status: z.number(),
});
export type ChatPerson = z.output<typeof person>;

const entry = z.object({
  ...person.shape,
  id: z.number(),
  kind: z.enum(["post", "direct"]),
  /** These two are null once the post is gone, and in a direct chat. */
  post_id: z.nullable(z.number()),
  /** 1 is a user's post, 2 the management office's; `content_type` outlives the post. R395 */
  post_type: z.nullable(z.number()),
  content_type: z.nullable(z.number()),
  post_by_admin: z.boolean(),
  title: z.string(),
  closed: z.boolean(),
  end_date: z.nullable(time),
  message_count: z.number(),
  last_message_at: time,
  created_at: time,
  unread_chat_count: z.number(),
  /** The partner wrote the post, or is the office; the first person turned to them, or is the one asked for. */
  partner: person,
  /** The office takes part; other chats are opened only with a reason. */
  with_office: z.boolean(),
  /** The last message is answered where the office takes part. */
  latest_content: z.nullable(
    z.object({ ...person.shape, content: z.string(), my_content: z.boolean(), updated_at: time }),
  ),
});
export type ChatHistoryEntry = z.output<typeof entry>;

const profile = z.object({
  ...person.shape,
  user_id: z.number(),
  reachable: z.boolean(),
});

/**
 * CV10 with a tab, OE70 and OE71 with a person's number and kind: lists chats about posts and those with the office,
 * never direct chats between members. It shows no message unless the office takes part.
 */
export const listChatHistories = listCall({
  view: act("viewChats", { ja: "チャットの一覧を閲覧", en: "Viewed the list of chats" }),
  path: "/communities/{id}/chat_histories",
  summary: "Chats about posts and with the office; of one person with `management_no` and `user_type`",
  row: entry,
  search: "info",
  filters: {
    tab: z.optional(z.enum(chatTabs)),
    management_no: z.optional(ordinal),
    user_type: z.optional(givenUserType),
    closed: z.optional(flag),
    unread: z.optional(flag),
    /** Somebody wrote this many days ago what the office has not read yet. */
    waiting_days: daysAgo(),
  },
  sorts: { last_message_at: "desc", created_at: "desc", end_date: "asc", message_count: "desc" },
  beside: {
    profile: z.nullable(profile),
    direct_chatroom_id: z.nullable(z.number()),
  },
});

const roomPath = "/communities/{id}/chat_histories/{chatroom_id}";

/** Paths to a person's chats contain one of these. */
export type PeoplePath = "alumnus" | "community-users";

const membersMessage = z.object({ ...messageFields, author: person });

export const showMembersChat = call.get(
  "/communities/{id}/{type}/{management_no}/posts/{post_id}/chats/{chatroom_id}",
  {
    params: {
      type: kindInPath("alumnus", "community-users"),
      management_no: ordinal,
      /** It is 0 where the post is gone. */
      post_id: wholeNumber,
    },
    access: "administrator",
    view: act("viewMembersChat", {
      ja: "メンバー同士のチャットの内容を閲覧",
      en: "Read a chat between members",
    }),
    summary: "OE75: a chat of somebody about a post, to be read with a reason; the newest messages first",
    query: z.object({ cursor: z.optional(wholeNumber) }),
    answer: z.object({
      chatroom: z.omit(entry, { latest_content: true, unread_chat_count: true }),
      messages: z.array(membersMessage),
      next_cursor: z.nullable(z.string()),
      readable_until: time,
    }),
    errors: [chatErrors.CHAT_REASON_REQUIRED],
  },
);

export const openMembersChat = call.post(`${roomPath}/openings`, {
  access: "administrator",
  act: act("openMembersChat", { ja: "メンバー同士のチャットを閲覧", en: "Opened a chat between members" }),
  security: "personalDataViewed",
  summary: "Say why a chat between members has to be read; for an hour it can be, and both are told",
  body: z.object({ reason: explanation(OPENING_REASON) }),
  answer: z.object({ readable_until: time }),
  changes: [showMembersChat.path],
});
