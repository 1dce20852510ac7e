import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";

const path = "/posts/{id}/favorite";
const keep = {
  access: "member",
  answer: z.object({ data: z.object({ favorite: z.boolean() }) }),
} as const;

/** R012: the favourite is labelled "keep". */
export const keepPost = call.put(path, {
  ...keep,
  summary: "Keep a post",
  errors: [commonErrors.FORBIDDEN_OPERATION],
});
export const unkeepPost = call.delete(path, { ...keep, summary: "No longer keep a post" });
