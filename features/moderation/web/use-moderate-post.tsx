import { useQueryClient } from "@tanstack/react-query";
import { deleteUserPost, updateUserPost } from "#features/posts/contract/admin-calls.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { useBulkMessages } from "#kit/web/bulk/words.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { authorName } from "./author-name.ts";
import { type AdminPostPlace, cachedAdminPosts } from "./comments/use-admin-post.ts";
import { useModerationMessages } from "./messages.ts";

/** Hide, reveal and delete. `onGone` follows when the post is no longer there. */
export function useModeratePost(place: AdminPostPlace, onGone: () => void) {
  const text = useModerationMessages();
  const cache = useQueryClient();
  const { undo } = useBulkMessages();
  const gone = () => text.goneAlready;
  const toggle = useAction(updateUserPost, {
    input: ({ id, published, updated_at }: Post) => ({
      params: { id },
      body: { published: !published, updated_at, ...place.origin },
    }),
    done: ({ data }) => text.moderate[data.published ? "reveal" : "hide"].doneOne(data.title),
    follow: ({ data }) => [{ label: undo, run: () => toggle.run(data) }],
    onDone: ({ data }) => void cachedAdminPosts(cache).patch(data.id, (old) => ({ ...old, ...data })),
    gone,
    onGone,
    showsStale: true,
  });
  const remove = useAction(deleteUserPost, {
    input: ({ id }: Post) => ({
      params: { id },
      query: place.origin.from_ct_10 ? { from_ct_10: "true" as const } : {},
    }),
    ask: (post) => ({
      title: text.deleteTitle,
      message: <Consequences post={post} />,
      confirmLabel: text.delete,
      danger: true,
    }),
    done: (_, { title }) => text.moderate.delete.doneOne(title),
    onDone: onGone,
    gone,
    onGone,
  });
  return { toggle, remove };
}

function Consequences({ post }: { post: Post }) {
  const text = useModerationMessages();
  const { title, comment_count, like_count, interest_count, images, published } = post;
  return (
    <>
      <p>{text.deleteText(title, authorName(post.user_post, text.departed))}</p>
      <p>{text.deleteNumbers(comment_count, like_count, interest_count, images.length)}</p>
      {published && <p>{text.deleteHint}</p>}
    </>
  );
}
