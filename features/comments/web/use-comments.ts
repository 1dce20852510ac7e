import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Post } from "#features/posts/contract/post.ts";
import { patchPost } from "#features/posts/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { type createComment, deleteComment, listComments } from "../contract/calls.ts";
import type { Comment } from "../contract/comment.ts";

type Page = AnswerOf<typeof listComments>;
type Pages = InfiniteData<Page, string | null>;
export const commentsKey = (postId: number) => [listComments.path, postId] as const;

/** Comments on a post, oldest shown first; earlier ones are loaded on request. */
export function useComments(post: Post) {
  const query = useInfiniteQuery<Page, ApiError, Pages, ReturnType<typeof commentsKey>, string | null>({
    queryKey: commentsKey(post.id),
    initialPageParam: null,
    getNextPageParam: (last) => last.next_comment_token,
    queryFn: ({ pageParam, signal }) =>
      send(
        listComments,
        {
          params: { id: post.community_id },
          query: { post_id: post.id, ...(pageParam ? { next_comment_token: pageParam } : {}) },
        },
        signal,
      ),
    meta: { quiet: true },
  });
  const byId = new Map(
    query.data?.pages.flatMap((page) => page.data.records).map((comment) => [comment.id, comment]),
  );
  return { ...query, comments: [...byId.values()].sort((a, b) => a.id - b.id) };
}

const changeRecords = (
  cache: QueryClient,
  postId: number,
  change: (records: Comment[]) => Comment[],
): void => {
  cache.setQueryData<Pages>(commentsKey(postId), (old) => {
    const [first, ...rest] = old?.pages ?? [];
    if (!old || !first) return old;
    const others = rest.map((page) => ({ ...page, data: { records: change(page.data.records) } }));
    return { ...old, pages: [{ ...first, data: { records: change(first.data.records) } }, ...others] };
  });
};

/** R154: a comment just written stands last, and its post counts it. */
export function putComment(cache: QueryClient, postId: number, answer: AnswerOf<typeof createComment>): void {
  const { data, comment_count } = answer;
  cache.setQueryData<Pages>(commentsKey(postId), (old) => {
    const [first, ...rest] = old?.pages ?? [];
    if (!old || !first) return old;
    const records = [data, ...first.data.records.filter((one) => one.id !== data.id)];
    return { ...old, pages: [{ ...first, data: { records } }, ...rest] };
  });
  patchPost(cache, postId, (old) => ({ ...old, comment_count }));
}

/** R155 */
export function useDeleteComment(post: Post) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (comment: Comment) => send(deleteComment, { params: { id: post.id, commentId: comment.id } }),
    onSuccess: (_answer, comment) => {
      removeComment(cache, post.id, comment.id);
      patchPost(cache, post.id, (old) => ({ ...old, comment_count: Math.max(0, old.comment_count - 1) }));
    },
  });
}

export const removeComment = (cache: QueryClient, postId: number, commentId: number): void =>
  changeRecords(cache, postId, (records) => records.filter((one) => one.id !== commentId));
