import { commonErrors } from "#kit/contract/errors.ts";
import { tokyoDate, tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import { failure } from "#kit/server/failure.ts";
import type { ContextOf } from "#kit/server/http/context.ts";
import type { showAnalytics } from "../contract/calls.ts";
import type { LiveItems } from "../contract/live-items.ts";
import { findLiveItems } from "./live-items.sql.ts";

export async function showLiveItems(
  { now, run }: Pick<ContextOf<typeof showAnalytics>, "now" | "run">,
  communityId: number,
): Promise<LiveItems> {
  const today = tokyoDate(now);
  const [row] = await run(findLiveItems, { community: communityId, now, today: tokyoInstant(today) });
  if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
  const { open_recruitment_chats: recruitment, open_joboffer_chats: joboffer, ...rest } = row;
  return { ...rest, today, open_interest_chats: { recruitment, joboffer } };
}
