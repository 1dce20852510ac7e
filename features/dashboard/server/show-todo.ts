import { countUnreachedCandidates } from "#features/candidates/server/index.ts";
import { endingSoon } from "#features/invitations/server/index.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { tokyoDate, tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import { failure } from "#kit/server/failure.ts";
import type { ContextOf } from "#kit/server/http/context.ts";
import type { showAnalytics } from "../contract/calls.ts";
import { addDays } from "../contract/days.ts";
import { CHAT_WAITS_DAYS, POST_LOOKED_BACK_DAYS, POST_WAITS_DAYS, type Todo } from "../contract/todo.ts";
import { findTodo } from "./todo.sql.ts";

type Context = ContextOf<typeof showAnalytics>;

export async function showTodo(context: Context, communityId: number): Promise<Todo> {
  const { now } = context;
  const today = tokyoDate(now);
  const [from, to] = [addDays(today, -POST_LOOKED_BACK_DAYS), addDays(today, -POST_WAITS_DAYS)];
  const returned = await countUnreachedCandidates(context, communityId);
  const [row] = await context.run(findTodo, {
    community: communityId,
    now,
    chatsBefore: new Date(now.getTime() - CHAT_WAITS_DAYS * DAY_MS),
    postsFrom: tokyoInstant(from),
    postsBefore: tokyoInstant(addDays(to, 1)),
    endingUntil: endingSoon(now),
  });
  if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
  const { candidates, oldest_applied_at: oldest } = row;
  return {
    candidates: { count: candidates, oldest_applied_at: oldest?.toISOString() ?? null },
    returned_mails: returned,
    unread_chats: row.unread_chats,
    unanswered_posts: { count: row.unanswered_posts, from, to },
    ending_keys: row.ending_keys,
    ending_employee_invitations: row.ending_employee_invitations,
    members: { alumni: row.alumni, employees: row.employees, limit: row.member_limit },
  };
}
