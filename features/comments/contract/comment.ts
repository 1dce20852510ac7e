import * as z from "zod/mini";
import { author, mentions } from "#features/memberships/contract/author.ts";
import { time } from "#kit/contract/wire.ts";

export const comment = z.object({
  id: z.number(),
  post_id: z.number(),
  /** Plain text of several lines with `@{id}` mention tokens. */
  content: z.string(),
  /** False only for administrators: hidden. */
  published: z.boolean(),
  create_by_admin: z.boolean(),
  my_comment: z.boolean(),
  created_at: time,
  updated_at: time,
  user: author,
  mentions,
  abilities: z.object({ delete: z.boolean(), hide: z.boolean() }),
});
export type Comment = z.output<typeof comment>;

/** Continues with older comments, since they come newest first. */
export const next_comment_token = z.nullable(z.string());
