import type { QueryClient } from "@tanstack/react-query";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts } from "#features/posts/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { cachedRows, heldIn } from "#kit/web/query/cached-rows.ts";
import { callKey } from "#kit/web/query/use-call.ts";
import { useListCall } from "#kit/web/query/use-list-call.ts";
import { type createComment, listComments } from "../contract/calls.ts";
import type { Comment } from "../contract/comment.ts";

/** The comments of every post that has been read. */
export const cachedComments = cachedRows<Comment>(
  heldIn(listComments, (answer, change) => ({ ...answer, data: { records: change(answer.data.records) } })),
);

const input = (post: Post) => ({ params: { id: post.community_id }, query: { post_id: post.id } });
export const commentsKey = (post: Post) => callKey(listComments, input(post));

/** Comments on a post, oldest shown first; earlier ones are loaded on request. */
export function useComments(post: Post) {
  const query = useListCall(
    listComments,
    input(post),
    ({ data }) => data.records,
    ({ id }) => id,
  );
  return { ...query, rows: query.rows.toSorted((a, b) => a.id - b.id) };
}

/** R154: a comment just written stands last, and its post counts it. */
export function putComment(cache: QueryClient, postId: number, answer: AnswerOf<typeof createComment>): void {
  const { data, comment_count } = answer;
  cachedComments(cache, ([, , query]) => (query as { post_id: number }).post_id === postId).putFirst(data);
  cachedPosts(cache).patch(postId, (old) => ({ ...old, comment_count }));
}
