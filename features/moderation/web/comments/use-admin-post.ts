import type { QueryClient } from "@tanstack/react-query";
import { listComments } from "#features/comments/contract/calls.ts";
import { cachedComments } from "#features/comments/web/index.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { type ChangeRows, cachedRows, heldIn, single } from "#kit/web/query/cached-rows.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { useRecords } from "#kit/web/query/use-list-call.ts";
import { getOfficialPostDetail, getUserPostDetail } from "../../contract/calls.ts";

/** A post of a community as an administrator looks at it; `origin` goes along with its call. */
export type AdminPostKey = {
  readonly detail: typeof getUserPostDetail | typeof getOfficialPostDetail;
  readonly origin: { readonly from_ct_10?: true };
  readonly communityId: number;
  readonly postId: number;
};

export const useAdminPost = ({ detail, origin, communityId: id, postId }: AdminPostKey) =>
  useCall(detail, { params: { id, postId }, query: origin.from_ct_10 ? { from_ct_10: "true" } : {} });

/** Its comments, newest first and hidden ones included, or these alone. */
export const useAdminComments = ({ communityId: id, postId }: AdminPostKey, onlyHidden: boolean) =>
  useRecords(listComments, {
    params: { id },
    query: { post_id: postId, create_by_admin: "true", ...(onlyHidden && { published: "false" }) },
  });

/** What administrators have open, changed without asking the server again. R420 */
export const cachedAdminPosts = cachedRows<Post>(
  ...[getUserPostDetail, getOfficialPostDetail].map((detail) =>
    heldIn(detail, (answer, change: ChangeRows<Post>) => ({
      ...answer,
      data: { ...answer.data, ...single(answer.data, change) },
    })),
  ),
);

/** Members never see a hidden comment, so theirs are left to what is told live. */
export const cachedAdminComments = (cache: QueryClient) =>
  cachedComments(cache, ([, , query]) => "create_by_admin" in (query as object));
