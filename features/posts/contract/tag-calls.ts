import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { searchTerm } from "#kit/contract/search-term.ts";

/** Tags that begin with `q` come first, then the most used; case, width and kana are ignored. R111 */
export const listTags = call.get("/communities/{id}/tags", {
  access: "member",
  summary: "A few tags of the posts everybody may read, to go on with what is typed",
  query: z.object({ q: searchTerm(limits.tagName) }),
  answer: z.object({ data: z.array(z.object({ name: z.string(), post_count: z.number() })) }),
});
