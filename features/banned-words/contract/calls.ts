import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";

/**
 * The call is public, because inquiries are checked too and need no account. R261; `words` are those found, as they are
 * written in the text.
 */
export const checkBannedWords = call.post("/ngword_check", {
  access: "public",
  rate: "read",
  summary: "Whether a text holds a banned word",
  body: z.object({ sentence: z.string().check(z.maxLength(40_000)) }),
  answer: z.object({ data: z.object({ has_ngword: z.boolean(), words: z.array(z.string()) }) }),
});
