import type { Post } from "#features/posts/contract/post.ts";
import { useProfileModal } from "#features/profiles/web/index.ts";
import { RichText } from "#kit/ui/rich-text/rich-text.tsx";

/** What somebody has written; the people mentioned open their profiles. */
export function PostText({ post, ...clamp }: { post: Post; clampLines?: number }) {
  const profile = useProfileModal(post.community_id);
  const opens = post.community_id !== 0;
  return (
    <>
      <RichText
        html={post.content}
        names={post.mentions}
        onMention={opens ? profile.open : undefined}
        {...clamp}
      />
      {profile.modal}
    </>
  );
}
