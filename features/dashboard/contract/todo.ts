import * as z from "zod/mini";
import { date, time } from "#kit/contract/wire.ts";

/** Counting stops here: nobody works through more at a time. */
export const COUNTED_TO_DO = 100;
/** A question in a chat waits for the office so many times 24 hours before it is counted. */
export const CHAT_WAITS_DAYS = 1;
/** Posts are counted as unanswered from the third whole day after theirs on, which is never before 48 hours. */
export const POST_WAITS_DAYS = 3;
/** Nobody answers what is older. */
export const POST_LOOKED_BACK_DAYS = 30;

/** What waits for an administrator at the moment of asking. */
export const todo = z.object({
  candidates: z.object({ count: z.number(), oldest_applied_at: z.nullable(time) }),
  /** Candidates to whom mail is sent no more, since it comes back. */
  returned_mails: z.number(),
  /** Rooms in which somebody has waited for the office, `COUNTED_TO_DO` at most. */
  unread_chats: z.number(),
  /** Of members, between these days, without a comment; looked for among the thousand newest. */
  unanswered_posts: z.object({ count: z.number(), from: date, to: date }),
  /** The office's own codes. */
  ending_keys: z.number(),
  ending_employee_invitations: z.number(),
  members: z.object({ alumni: z.number(), employees: z.number(), limit: z.number() }),
});
export type Todo = z.output<typeof todo>;
