import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { searchTerm } from "#kit/contract/search-term.ts";
import { userType } from "#kit/contract/wire.ts";
import { writtenType } from "./content-type.ts";

/** This person can be mentioned; `user_id` goes into the `@{id}` token. */
export const mentionUser = z.object({
  user_id: z.number(),
  display_name: z.string(),
  user_type: userType,
  image_url: z.nullable(z.string()),
});

const search = { q: searchTerm(50) };
const answer = z.object({ data: z.array(mentionUser) });

/** Answers at most 20 people by name or reading, those beginning with `q` first; R229: only readers of the post. */
export const listMentionUsers = call.get("/posts/{id}/mention_users", {
  access: "member",
  summary: "People who may be mentioned in comments on a post",
  query: z.object(search),
  answer,
});

/** Answers the same for a post not yet written: `content_type` decides who could read it. */
export const listUserNames = call.get("/communities/{id}/user_names", {
  access: "member",
  summary: "Names of members, for mentions",
  query: z.object({ ...search, content_type: z.optional(writtenType) }),
  answer,
});
