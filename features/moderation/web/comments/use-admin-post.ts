import type { QueryClient } from "@tanstack/react-query";
import { listComments } from "#features/comments/contract/calls.ts";
import { cachedComments } from "#features/comments/web/index.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { type ChangeRows, cachedRows, heldIn, single } from "#kit/web/query/cached-rows.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { useRecords } from "#kit/web/query/use-list-call.ts";
import { getOfficialPostDetail, getUserPostDetail } from "../../contract/calls.ts";

/** An administrator views this post of a community; its calls carry `origin`. */
export type AdminPostKey = {
  readonly detail: typeof getUserPostDetail | typeof getOfficialPostDetail;
  readonly origin: { readonly from_ct_10?: true };
  readonly communityId: number;
  readonly postId: number;
};

export const useAdminPost = ({ detail, origin, communityId: id, postId }: AdminPostKey) =>
  useCall(detail, { params: { id, postId }, query: origin.from_ct_10 ? { from_ct_10: "true" } : {} });

/** Loads its comments newest first, hidden ones included, or only those. */
export const useAdminComments = ({ communityId: id, postId }: AdminPostKey, onlyHidden: boolean) =>
  useRecords(listComments, {
    params: { id },
    query: { post_id: postId, create_by_admin: "true", ...(onlyHidden && { published: "false" }) },
  });

/** Changes the posts that administrators have open without asking the server again. R420 */
export const cachedAdminPosts = cachedRows<Post>(
  ...[getUserPostDetail, getOfficialPostDetail].map((detail) =>
    heldIn(detail, (answer, change: ChangeRows<Post>) => ({
      ...answer,
      data: { ...answer.data, ...single(answer.data, change) },
    })),
  ),
);

/** Members never see a hidden comment, so their lists are left to live events. */
export const cachedAdminComments = (cache: QueryClient) =>
  cachedComments(cache, ([, , query]) => "create_by_admin" in (query as object));
