import * as z from "zod/mini";
import { author, mentions } from "#features/memberships/contract/author.ts";
import { time } from "#kit/contract/wire.ts";

export const comment = z.object({
  id: z.number(),
  post_id: z.number(),
  /** The comment it answers, which answers none itself; null on one that stands by itself. */
  parent_id: z.nullable(z.number()),
  /** Plain text of several lines with `@{id}` mention tokens. */
  content: z.string(),
  /** False only for administrators: hidden. */
  published: z.boolean(),
  create_by_admin: z.boolean(),
  my_comment: z.boolean(),
  /** Deleted, or hidden from the reader: without words and writer, it stands for the replies to it. */
  withheld: z.boolean(),
  edited: z.boolean(),
  like: z.boolean(),
  like_count: z.number(),
  /** Those that members see. */
  reply_count: z.number(),
  created_at: time,
  updated_at: time,
  user: author,
  mentions,
  abilities: z.object({ edit: z.boolean(), delete: z.boolean(), hide: z.boolean() }),
});
export type Comment = z.output<typeof comment>;

/** So many of the replies to a comment come with it; `listComments` answers the others by its `parent_id`. */
export const REPLIES_AT_ONCE = 3;

/** Continues with older comments, since they come newest first. */
export const next_comment_token = z.nullable(z.string());
