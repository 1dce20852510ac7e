import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import type { Work } from "#kit/server/work/work.ts";
import { lockPost } from "./posts.sql.ts";

/**
 * The post as it is, nobody else changing it until the transaction ends, and the `updated_at` its change will have:
 * later than the last one however fast edits follow.
 * @throws RECORD_NOT_FOUND when it is gone, ERROR_STATUS_HAS_CHANGED when it is not as `seenAt` knows it
 */
export async function lockUnchanged(work: Work, postId: number, seenAt: string | undefined) {
  const row = await lockPost(work.db, postId);
  if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
  if (seenAt !== undefined && row.updated_at.getTime() !== new Date(seenAt).getTime())
    throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  const updatedAt = new Date(Math.max(work.now.getTime(), row.updated_at.getTime() + 1));
  return { ...row, updatedAt };
}
