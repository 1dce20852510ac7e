import * as z from "zod/mini";
import { time, userType } from "#kit/contract/wire.ts";

/** This is the person on the other side. `user_id` 0 is the management office, null somebody who has left. */
const partnerFields = {
  user_id: z.nullable(z.number()),
  display_name: z.string(),
  image_url: z.nullable(z.string()),
  user_type: userType,
  /** 0 belongs to the community, 1 has left it, 2 has no account any more. */
  status: z.number(),
  /** 0 belongs to the community, 1 left within 30 days, 2 left longer ago. */
  is_deleted_in_30_days: z.number(),
  /** The other side can read and answer at present. */
  available: z.boolean(),
} as const;

const roomFields = {
  id: z.number(),
  community_id: z.number(),
  kind: z.enum(["post", "direct"]),
  /** These two are null once the post is gone, and in a direct chat. */
  post_id: z.nullable(z.number()),
  /** 1 is a user's post, 2 the management office's; `content_type` outlives the post. R395 */
  post_type: z.nullable(z.number()),
  content_type: z.nullable(z.number()),
  post_by_admin: z.boolean(),
  title: z.string(),
  end_date: z.nullable(time),
  closed: z.boolean(),
  /** R107: the other side is the management office. */
  chat_by_admin: z.boolean(),
  as_office: z.boolean(),
  unread_chat_count: z.number(),
} as const;

export const chatroomEntry = z.object({
  ...roomFields,
  ...partnerFields,
  last_message_at: time,
  latest_content: z.nullable(
    z.object({
      content: z.string(),
      published: z.boolean(),
      my_content: z.boolean(),
      user_type: userType,
      display_name: z.string(),
      image_url: z.nullable(z.string()),
      updated_at: time,
    }),
  ),
});

export const extensionState = z.object({
  agreed_by_me: z.boolean(),
  agreed_by_other: z.boolean(),
  extended: z.boolean(),
});

export const chatroomView = z.object({
  ...roomFields,
  ...partnerFields,
  /** The room's events name the caller so as a reader: 0 when taking part for the office. */
  my_user_id: z.number(),
  last_seq: z.number(),
  read_seq: z.number(),
  other_read_seq: z.number(),
  extension: extensionState,
  /** The office, which takes no part here, has opened the chat: each administrator's last time, the latest first. */
  openings: z.array(z.object({ at: time, by: z.nullable(z.string()), reason: z.string() })),
  abilities: z.object({ send: z.boolean(), remove: z.boolean(), extend: z.boolean() }),
});

/** Everyone in the room may see these fields of a message. */
export const messageFields = {
  id: z.number(),
  /** DELETE names this, which equals `id`. */
  content_id: z.number(),
  community_id: z.number(),
  /** `seq` is the place of the message, `changed_seq` the number of its latest change: its sending or its removal. */
  seq: z.number(),
  changed_seq: z.number(),
  user_id: z.number(),
  create_by_admin: z.boolean(),
  content: z.string(),
  published: z.boolean(),
  /** The sender's browser recognises its own message by its `client_id`. */
  message_tag: z.string(),
  created_at: time,
} as const;

export const chatMessage = z.object({
  ...messageFields,
  mine: z.boolean(),
  /** The other side has read the caller's message, or the caller the other's. R142 */
  read: z.boolean(),
  /** It names who wrote for the office; null for everybody outside the office, and once that person has left. */
  written_by: z.nullable(z.string()),
});

export type ChatroomEntry = z.output<typeof chatroomEntry>;
export type ChatroomView = z.output<typeof chatroomView>;
export type ChatMessage = z.output<typeof chatMessage>;
