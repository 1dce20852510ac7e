import * as z from "zod/mini";
import { author } from "#features/memberships/contract/author.ts";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { text } from "#kit/contract/fields/text.ts";
import { memberPage, pageOf } from "#kit/contract/paging.ts";

/** R251: only the author, administrators and, where the community displays them, everybody see the people; else 404. */
export const listInterests = call.get("/posts/{id}/interests", {
  access: "member",
  summary: "People who expressed interest in a post, latest first",
  query: memberPage,
  answer: pageOf(author),
});

/**
 * R010, R011: interest cannot be withdrawn and opens a chat with the author, once however often it is expressed.
 * `message` becomes the chat's first message, unless the interest existed: then `message_sent` is false.
 */
export const expressInterest = call.put("/posts/{id}/interest", {
  access: "member",
  summary: "Express interest in a recruitment or a job offer, with a first message if one likes",
  body: z._default(z.object({ message: z.optional(text({ min: 0, max: limits.message.max })) }), {}),
  answer: z.object({
    data: z.object({
      interest: z.boolean(),
      interest_count: z.number(),
      chatroom_id: z.nullable(z.number()),
      message_sent: z.boolean(),
    }),
  }),
  errors: [commonErrors.FORBIDDEN_OPERATION],
});

/** R010: interest cannot be withdrawn, so this is always refused. */
export const withdrawInterest = call.delete("/posts/{id}/interest", {
  access: "member",
  summary: "Refused: interest cannot be undone",
  answer: z.object({}),
  errors: [commonErrors.FORBIDDEN_OPERATION],
});
