import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";

const kept = z.object({ data: z.object({ favorite: z.boolean() }) });

/** R012: favourite is labelled "keep". */
export const keepPost = call({
  method: "PUT",
  path: "/posts/{id}/favorite",
  access: "member",
  rate: "write",
  summary: "Keep a post",
  answer: kept,
  errors: [commonErrors.FORBIDDEN_OPERATION],
});

export const unkeepPost = call({
  method: "DELETE",
  path: "/posts/{id}/favorite",
  access: "member",
  rate: "write",
  summary: "No longer keep a post",
  answer: kept,
});
