import { commonErrors } from "#kit/contract/errors.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import type { Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { may, type PostFacts, type PostToRead } from "./policy.ts";
import { findPost, type PostRow } from "./posts.sql.ts";

type Read = "content_type" | "membership_id" | "post_by_admin" | "published";

export const toReadOf = (member: Pick<Member, "membershipId">, row: Pick<PostRow, Read>): PostToRead => ({
  contentType: row.content_type,
  own: row.membership_id === member.membershipId && !row.post_by_admin,
  published: row.published,
});

const factsOf = (member: Member, row: PostRow, now: Date): PostFacts => ({
  ...toReadOf(member, row),
  byAdmin: row.post_by_admin,
  ended: row.end_date !== null && row.end_date < tokyoDate(now),
  authorAway: !row.post_by_admin && row.state !== "participating",
});

export type LoadedPost = { readonly row: PostRow; readonly member: Member; readonly facts: PostFacts };

/** The post through the eyes of whoever asks. @throws RECORD_NOT_FOUND for what they may not read */
export async function loadPost(
  context: Pick<Context, "enter" | "now">,
  db: Db,
  postId: number,
): Promise<LoadedPost> {
  const row = await findPost(db, postId);
  if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
  const member = await context.enter(row.community_id);
  const facts = factsOf(member, row, context.now);
  if (!may.read(member, facts)) throw failure(commonErrors.RECORD_NOT_FOUND);
  return { row, member, facts };
}
