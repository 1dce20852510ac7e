import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { listComments } from "#features/comments/contract/calls.ts";
import type { Comment } from "#features/comments/contract/comment.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import type { getOfficialPostDetail, getUserPostDetail } from "../../contract/calls.ts";

type DetailCall = typeof getUserPostDetail | typeof getOfficialPostDetail;
type Detail = AnswerOf<DetailCall>["data"];

/** A post of a community as an administrator looks at it; `origin` goes along with its call. */
export type AdminPostPlace = {
  readonly detail: DetailCall;
  readonly origin: { readonly from_ct_10?: true };
  readonly communityId: number;
  readonly postId: number;
};

type Page = {
  readonly post: Detail | null;
  readonly comments: readonly Comment[];
  readonly next: string | null;
};
type Pages = InfiniteData<Page, string | null>;

const adminPostKey = ({ detail, communityId, postId }: AdminPostPlace) =>
  [detail.path, communityId, postId] as const;

/** The post with its comments, newest first and hidden ones included; the first page comes with the post. */
export function useAdminPost(place: AdminPostPlace) {
  const query = useInfiniteQuery<Page, ApiError, Pages, ReturnType<typeof adminPostKey>, string | null>({
    queryKey: adminPostKey(place),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null ? loadPost(place, signal) : loadMore(place, pageParam, signal),
    meta: { quiet: true },
  });
  const pages = query.data?.pages ?? [];
  const byId = new Map(pages.flatMap(({ comments }) => comments).map((comment) => [comment.id, comment]));
  return { ...query, post: pages[0]?.post ?? null, comments: [...byId.values()] };
}

async function loadPost(place: AdminPostPlace, signal: AbortSignal): Promise<Page> {
  const { detail, origin, communityId: id, postId } = place;
  const { data, next_comment_token } = await send(
    detail,
    { params: { id, postId }, query: origin.from_ct_10 ? { from_ct_10: "true" } : {} },
    signal,
  );
  return { post: data, comments: data.comments, next: next_comment_token };
}

async function loadMore(place: AdminPostPlace, token: string, signal: AbortSignal): Promise<Page> {
  const { data, next_comment_token } = await send(
    listComments,
    {
      params: { id: place.communityId },
      query: { post_id: place.postId, next_comment_token: token, create_by_admin: "true" },
    },
    signal,
  );
  return { post: null, comments: data.records, next: next_comment_token };
}

type Change = {
  readonly post?: (post: Detail) => Detail;
  readonly comments?: (comments: readonly Comment[]) => readonly Comment[];
};

/** Changes what is shown without asking the server again. R420 */
export const changeAdminPost = (cache: QueryClient, place: AdminPostPlace, change: Change): void => {
  cache.setQueryData<Pages>(adminPostKey(place), (old) => {
    const pages = old?.pages.map((page) => ({
      ...page,
      post: page.post && (change.post?.(page.post) ?? page.post),
      comments: change.comments?.(page.comments) ?? page.comments,
    }));
    return old && pages && { ...old, pages };
  });
};
