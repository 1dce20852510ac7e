import * as z from "zod/mini";
import { author, mentions } from "#features/memberships/contract/author.ts";
import { time } from "#kit/contract/wire.ts";

export const comment = z.object({
  id: z.number(),
  post_id: z.number(),
  /** It replies to this comment, which is no reply itself; null on a comment of its own. */
  parent_id: z.nullable(z.number()),
  /** The text has several plain lines with `@{id}` mention tokens. */
  content: z.string(),
  published: z.boolean(),
  create_by_admin: z.boolean(),
  my_comment: z.boolean(),
  /** It is deleted, or hidden from the reader: without text and writer, it is kept for its replies. */
  withheld: z.boolean(),
  edited: z.boolean(),
  like: z.boolean(),
  like_count: z.number(),
  /** Only the replies that members see count. */
  reply_count: z.number(),
  created_at: time,
  updated_at: time,
  user: author,
  mentions,
  abilities: z.object({ edit: z.boolean(), delete: z.boolean(), hide: z.boolean() }),
});
export type Comment = z.output<typeof comment>;

/** A comment comes with this many of its replies; `listComments` answers the others by `parent_id`. */
export const REPLIES_AT_ONCE = 3;

/** Comments come newest first, so the token continues with older ones. */
export const next_comment_token = z.nullable(z.string());
