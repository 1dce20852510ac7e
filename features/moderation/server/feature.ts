import { readDetail } from "#features/comments/server/index.ts";
import { loadPost } from "#features/posts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import type { Feature } from "#kit/server/feature.ts";
import { serveBoth } from "#kit/server/http/serve.ts";
import { getOfficialPostDetail, getUserPostDetail } from "../contract/calls.ts";

/** A post of another kind or community answers 404 under this path. */
const adminDetailRoutes = serveBoth(
  { user: getUserPostDetail, official: getOfficialPostDetail },
  async (context, { params }, which) => {
    const post = await loadPost(context, context.db, params.postId);
    if (post.row.community_id !== params.id || post.row.post_by_admin !== (which === "official"))
      throw failure(commonErrors.RECORD_NOT_FOUND);
    return readDetail(context, post, true);
  },
);

export const feature: Feature = { name: "moderation", routes: adminDetailRoutes };
