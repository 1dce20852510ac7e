import { useState } from "react";
import { useProfileModal } from "#features/memberships/web/index.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { ClampedText } from "#kit/ui/rich-text/clamped-text.tsx";
import { RichText } from "#kit/ui/rich-text/rich-text.tsx";

/** Shows the text of a post; mentioned people open their profiles. */
export function PostText({ post }: { post: Post }) {
  const { modal, ...mention } = useMentions(post);
  return (
    <>
      <RichText html={post.content} {...mention} />
      {modal}
    </>
  );
}

/** Remembers which posts were unfolded in the timeline, which renders them again when they come near. */
const unfolded = new Set<number>();

/** Shows the beginning; a post being read also has a button to unfold the rest. */
export function PostPreview({ post, lines, isRead }: { post: Post; lines: number; isRead: boolean }) {
  const { modal, onMention, names } = useMentions(post);
  const [isUnfolded, setUnfolded] = useState(() => unfolded.has(post.id));
  const unfold = () => {
    unfolded.add(post.id);
    setUnfolded(true);
  };
  return (
    <div>
      <ClampedText
        name={`post ${post.id}`}
        html={post.content}
        lines={isUnfolded ? undefined : lines}
        onUnfold={isRead ? unfold : undefined}
        of={post.title}
        names={names}
        onMention={isRead ? onMention : undefined}
      />
      {modal}
    </div>
  );
}

function useMentions(post: Post) {
  const profile = useProfileModal(post.community_id);
  const opens = post.community_id !== 0;
  return { names: post.mentions, onMention: opens ? profile.open : undefined, modal: profile.modal };
}
