import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts } from "#features/posts/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { likePost, unlikePost } from "../contract/like-calls.ts";
import { useReactionMessages } from "./messages.ts";
import styles from "./reactions.module.css";

/** Likes a post or takes the like back; the change shows at once and is undone if the server refuses. R158 */
function useLike({ id, like: liked }: Post) {
  const { patch } = cachedPosts(useQueryClient());
  const like = !liked;
  return useAction(like ? likePost : unlikePost, {
    input: () => ({ params: { id } }),
    show: () =>
      patch(id, (old) => ({ ...old, like, like_count: old.like_count + Number(like) - Number(old.like) })),
    onDone: ({ data }) => patch(id, (old) => ({ ...old, ...data })),
  });
}

export function LikeButton({ post, onShowPeople }: { post: Post; onShowPeople: () => void }) {
  const text = useReactionMessages();
  const like = useLike(post);
  const Icon = post.like ? IconHeartFilled : IconHeart;
  return (
    <span className={styles.pair}>
      <Button
        variant="quiet"
        icon={<Icon size={20} aria-hidden="true" />}
        aria-pressed={post.like}
        disabled={!post.abilities.like}
        onClick={() => like.run()}
      >
        {text.like}
      </Button>
      {post.like_count > 0 && (
        <Button
          variant="quiet"
          className={styles.count}
          aria-label={text.likes(post.like_count)}
          onClick={onShowPeople}
        >
          {post.like_count}
        </Button>
      )}
    </span>
  );
}
