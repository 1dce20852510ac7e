import * as z from "zod/mini";
import { date, time } from "#kit/contract/wire.ts";

/** Counting stops here: nobody works through more at a time. */
export const COUNTED_TO_DO = 100;
/** A message counts once it has waited for the office this many times 24 hours. */
export const CHAT_WAITS_DAYS = 1;
/** A post counts as unanswered from the third whole day after its own, which is never before 48 hours. */
export const POST_WAITS_DAYS = 3;
/** Older posts are not counted, because nobody answers them any more. */
export const POST_LOOKED_BACK_DAYS = 30;

export const todo = z.object({
  candidates: z.object({ count: z.number(), oldest_applied_at: z.nullable(time) }),
  /** Mail to these candidates bounces and is no longer sent. */
  returned_mails: z.number(),
  /** Somebody waits for the office in these rooms, at most `COUNTED_TO_DO`. */
  unread_chats: z.number(),
  /** Members' posts between these days without a comment count, among the thousand newest. */
  unanswered_posts: z.object({ count: z.number(), from: date, to: date }),
  /** These count the codes of the office itself. */
  ending_keys: z.number(),
  ending_employee_invitations: z.number(),
  members: z.object({ alumni: z.number(), employees: z.number(), limit: z.number() }),
});
export type Todo = z.output<typeof todo>;
