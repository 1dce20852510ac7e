import { IconMessageCircle } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Post } from "#features/posts/contract/post.ts";
import { InterestButton } from "./interest-button.tsx";
import { KeepButton } from "./keep-button.tsx";
import { LikeButton } from "./like-button.tsx";
import styles from "./reactions.module.css";

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
  const [people, setPeople] = useState<"likes" | "interests" | null>(null);
  return (
    <div className={styles.bar}>
      <LikeButton post={post} onShowPeople={() => setPeople("likes")} />
      {children}
      <KeepButton post={post} />
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
