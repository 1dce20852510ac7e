import { commonErrors } from "#kit/contract/errors.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { JsonText, serve } from "#kit/server/http/serve.ts";
import { getPost } from "../contract/calls.ts";
import { loadPost } from "./load-post.ts";
import { findPostView } from "./post-view.sql.ts";
import { viewerValues } from "./viewer.ts";

/** The post's view as JSON text; whoever calls has made sure that the member may read it. */
export async function readPostJson(
  context: Pick<Context, "run" | "now">,
  member: Member,
  postId: number,
): Promise<string> {
  const values = { ...viewerValues(member, context.now), post: postId };
  const [row] = await context.run(findPostView, values);
  if (!row) throw failure(commonErrors.RECORD_NOT_FOUND);
  return row.record;
}

export const answerPost = async (context: Pick<Context, "run" | "now">, member: Member, postId: number) =>
  new JsonText(`{"success":true,"data":${await readPostJson(context, member, postId)}}`);

export const getPostRoute = serve(getPost, async (context, { params }) => {
  const { member } = await loadPost(context, context.db, params.id);
  return answerPost(context, member, params.id);
});
