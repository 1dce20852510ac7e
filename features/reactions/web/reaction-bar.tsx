import {
  IconBookmark,
  IconBookmarkFilled,
  IconHeart,
  IconHeartFilled,
  IconMessageCircle,
} from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Post } from "#features/posts/contract/post.ts";
import { InterestButton } from "./interest-button.tsx";
import { useMessages } from "./messages.ts";
import styles from "./reactions.module.css";
import { useKeep } from "./use-keep.ts";
import { useLike } from "./use-like.ts";

const PeopleDialog = lazy(() => import("./people-dialog.tsx"));

/** Like, keep and interest under a post; each shows at once. `chatPath` leads to the chat that interest has opened. */
export function ReactionBar({
  post,
  chatPath,
  children,
}: {
  post: Post;
  chatPath: (chatroomId: number) => string;
  children?: ReactNode;
}) {
  const text = useMessages();
  const like = useLike(post);
  const keep = useKeep(post);
  const [people, setPeople] = useState<"likes" | "interests" | null>(null);
  return (
    <div className={styles.bar}>
      <span className={styles.pair}>
        <button
          type="button"
          className={styles.action}
          aria-pressed={post.like}
          disabled={!post.abilities.like}
          onClick={() => like.run()}
        >
          {post.like ? (
            <IconHeartFilled size={20} aria-hidden="true" />
          ) : (
            <IconHeart size={20} aria-hidden="true" />
          )}
          {post.like ? text.liked : text.like}
        </button>
        {post.like_count > 0 && (
          <button
            type="button"
            className={styles.count}
            aria-label={text.likes(post.like_count)}
            onClick={() => setPeople("likes")}
          >
            {post.like_count}
          </button>
        )}
      </span>
      {children}
      <button
        type="button"
        className={styles.action}
        aria-pressed={post.favorite}
        disabled={!post.abilities.favorite}
        onClick={() => keep.run()}
      >
        {post.favorite ? (
          <IconBookmarkFilled size={20} aria-hidden="true" />
        ) : (
          <IconBookmark size={20} aria-hidden="true" />
        )}
        {post.favorite ? text.kept : text.keep}
      </button>
      <InterestButton post={post} chatPath={chatPath} onShowPeople={() => setPeople("interests")} />
      {people && (
        <Suspense fallback={null}>
          <PeopleDialog kind={people} postId={post.id} onClose={() => setPeople(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** The number of comments with its icon, for the link to them. */
export const CommentCount = ({ count }: { count: number }) => (
  <>
    <IconMessageCircle size={20} aria-hidden="true" />
    {count}
  </>
);
