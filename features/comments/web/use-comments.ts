import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts } from "#features/posts/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { refreshReading } from "#kit/web/query/after-call.ts";
import { cachedRows, heldIn } from "#kit/web/query/cached-rows.ts";
import { useRecords } from "#kit/web/query/use-list-call.ts";
import { type createComment, listComments } from "../contract/calls.ts";
import type { Comment } from "../contract/comment.ts";

export const cachedComments = cachedRows<Comment>(
  heldIn(listComments, (answer, change) => ({ ...answer, data: { records: change(answer.data.records) } })),
);

/** Reloads the comments on a post, with all their loaded replies. */
export const refreshComments = (cache: QueryClient, postId: number): Promise<void> =>
  refreshReading(cache, listComments, { query: { post_id: postId } });

type Query = { readonly post_id: number; readonly parent_id?: number };
const queryOf = (key: QueryKey) => key[2] as Query;

export const oldestFirst = (comments: readonly Comment[]) => comments.toSorted((a, b) => a.id - b.id);

/** Loads the comments on a post, oldest shown first; earlier ones load on request. */
export function useComments(post: Post) {
  const query = useRecords(listComments, { params: { id: post.community_id }, query: { post_id: post.id } });
  const byThread = Map.groupBy(query.rows, ({ parent_id }) => parent_id);
  return { ...query, rows: oldestFirst(byThread.get(null) ?? []), replies: byThread };
}

export const useReplies = (post: Post, parent_id: number, enabled: boolean) =>
  useRecords(
    listComments,
    { params: { id: post.community_id }, query: { post_id: post.id, parent_id } },
    { enabled },
  );

/** R154: a new comment comes last and its post counts it; a reply comes last under its comment. */
export function putComment(cache: QueryClient, postId: number, answer: AnswerOf<typeof createComment>): void {
  const { data, comment_count } = answer;
  const isAmong = (key: QueryKey) => {
    const { post_id, parent_id = null } = queryOf(key);
    return post_id === postId && (parent_id === null || parent_id === data.parent_id);
  };
  const comments = cachedComments(cache, isAmong);
  comments.putFirst(data);
  if (data.parent_id !== null)
    comments.patch(data.parent_id, (old) => ({ ...old, reply_count: old.reply_count + 1 }));
  cachedPosts(cache).patch(postId, (old) => ({ ...old, comment_count }));
}
