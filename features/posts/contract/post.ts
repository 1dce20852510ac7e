import * as z from "zod/mini";
import { image } from "#features/files/contract/image.ts";
import { author, mentions } from "#features/memberships/contract/author.ts";
import { date, time } from "#kit/contract/wire.ts";

/** The viewer may do these things with a post; the browser offers exactly them. */
export const postAbilities = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  /** The reader may hide it from members and reveal it again. */
  hide: z.boolean(),
  comment: z.boolean(),
  like: z.boolean(),
  favorite: z.boolean(),
  interest: z.boolean(),
  see_interested: z.boolean(),
});
export type PostAbilities = z.output<typeof postAbilities>;

export const tag = z.object({ id: z.number(), name: z.string() });

export const post = z.object({
  id: z.number(),
  community_id: z.number(),
  content_type: z.number(),
  /** 1 is a user's post, 2 the management office's. */
  post_type: z.number(),
  post_by_admin: z.boolean(),
  title: z.string(),
  /** The content is sanitised rich text (HTML) with `@{id}` mention tokens. */
  content: z.string(),
  /** Interest is taken until this day in Asia/Tokyo, including it. */
  end_date: z.nullable(date),
  /** It is false only for its author and administrators: an administrator has hidden it. */
  published: z.boolean(),
  created_at: time,
  /** It changes with everything an edit has to have seen; `edited` says that the text is not the first any more. */
  updated_at: time,
  edited: z.boolean(),
  like_count: z.number(),
  comment_count: z.number(),
  interest_count: z.number(),
  like: z.boolean(),
  favorite: z.boolean(),
  interest: z.boolean(),
  chatroom_id: z.nullable(z.number()),
  my_post: z.boolean(),
  user_post: author,
  images: z.array(image),
  tags: z.array(tag),
  mentions,
  abilities: postAbilities,
});
export type Post = z.output<typeof post>;
