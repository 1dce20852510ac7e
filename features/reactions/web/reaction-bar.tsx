import { IconBookmark, IconBookmarkFilled, IconMessageCircle } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts, changeKept } from "#features/posts/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { keepPost, unkeepPost } from "../contract/keep-calls.ts";
import { InterestButton } from "./interest-button.tsx";
import type { InterestChat } from "./interest-chat.ts";
import { LikeButton } from "./like-button.tsx";
import { useReactionMessages } from "./messages.ts";
import styles from "./reactions.module.css";

const PeopleDialog = lazy(() => import("./people-dialog.tsx"));

/** The bar has like, save and interest; each shows at once. `chat` is the one that interest opens. */
export function ReactionBar({
  post,
  chat,
  children,
}: {
  post: Post;
  chat: InterestChat;
  children?: ReactNode;
}) {
  const [people, setPeople] = useState<"likes" | "interests" | null>(null);
  return (
    <div className={styles.bar}>
      <LikeButton post={post} onShowPeople={() => setPeople("likes")} />
      {children}
      <KeepButton post={post} />
      <InterestButton post={post} chat={chat} onShowPeople={() => setPeople("interests")} />
      {people && (
        <Suspense fallback={null}>
          <PeopleDialog kind={people} postId={post.id} onClose={() => setPeople(null)} />
        </Suspense>
      )}
    </div>
  );
}

export function CommentCount({ count }: { count: number }) {
  const text = useReactionMessages();
  return (
    <>
      <IconMessageCircle size={20} aria-hidden="true" />
      {text.comment} {count > 0 && <span className={styles.number}>{count}</span>}
    </>
  );
}

/** Saves a post or removes it from the saved ones; then it leaves that tab's list. R156, R157 */
function useKeep(post: Post) {
  const cache = useQueryClient();
  const favorite = !post.favorite;
  return useAction(favorite ? keepPost : unkeepPost, {
    input: () => ({ params: { id: post.id } }),
    show: () => cachedPosts(cache).patch(post.id, (old) => ({ ...old, favorite })),
    onDone: () => changeKept(cache, post, favorite),
  });
}

function KeepButton({ post }: { post: Post }) {
  const text = useReactionMessages();
  const keep = useKeep(post);
  const Icon = post.favorite ? IconBookmarkFilled : IconBookmark;
  return (
    <Button
      variant="quiet"
      icon={<Icon size={20} aria-hidden="true" />}
      aria-pressed={post.favorite}
      disabled={!post.abilities.favorite}
      onClick={() => keep.run()}
    >
      {text.keep}
    </Button>
  );
}
