import { commonErrors } from "#kit/contract/errors.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { getPost } from "../contract/calls.ts";
import type { Post } from "../contract/post.ts";
import { findPostViews } from "./post-view.sql.ts";
import { loadPostToRead } from "./post-viewers.ts";
import { viewerValues } from "./viewer.ts";

type Reading = Pick<Context, "run" | "now">;

/** Reads posts as the member sees them, in the order of the ids; the caller has checked the right to read. */
export async function readPosts(
  { run, now }: Reading,
  member: Member,
  ids: readonly number[],
): Promise<Post[]> {
  const rows = await run(findPostViews, { ...viewerValues(member, now), posts: ids });
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** @throws RECORD_NOT_FOUND where it has gone meanwhile */
export async function readPost(context: Reading, member: Member, id: number): Promise<Post> {
  const [post] = await readPosts(context, member, [id]);
  if (!post) throw failure(commonErrors.RECORD_NOT_FOUND);
  return post;
}

export const getPostRoute = serve(getPost, async (context, { params }) => {
  const { member } = await loadPostToRead(context, params.id);
  return { data: await readPost(context, member, params.id) };
});
