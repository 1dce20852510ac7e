import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { updatePost } from "../contract/calls.ts";
import { editPost } from "./edit-post.ts";
import { may } from "./policy.ts";
import { loadPost } from "./post-viewers.ts";
import { readPost } from "./read-post.ts";

export const updatePostRoute = serveInSteps(updatePost, async (context, { params, body }) => {
  const post = await loadPost(context, context.db, params.id);
  assertMay(may.edit(post.member, post.facts));
  await context.inTransaction((work) => editPost(work, post, body, body.updated_at));
  return { data: await readPost(context, post.member, params.id) };
});
