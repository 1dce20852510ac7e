import { MemberName, useAuthorLine, useShownAuthors } from "#features/memberships/web/index.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { PostMenu, usePostMessages } from "#features/posts/web/index.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Badge } from "#kit/ui/badge/badge.tsx";
import common from "#kit/ui/common.module.css";
import { Middot } from "#kit/ui/middot/middot.tsx";
import { RelativeTime } from "#kit/ui/time/relative-time.tsx";
import { Quoting } from "#kit/ui/written.tsx";
import { useTimelineMessages } from "./messages.ts";
import styles from "./timeline.module.css";

export const AuthorName = ({ post }: { post: Post }) => (
  <span className={styles.author}>
    <MemberName communityId={post.community_id} author={post.user_post} />
  </span>
);

export function PostHead({ post }: { post: Post }) {
  const text = useTimelineMessages();
  const { kind } = usePostMessages();
  const line = useAuthorLine(post.user_post);
  return (
    <header className={common.row3}>
      <Avatar {...useShownAuthors().faceOf(post.user_post)} />
      <div className={styles.headText}>
        <AuthorName post={post} />
        <div className={styles.badges}>
          <Badge tone={post.content_type === 1 ? "neutral" : "accent"}>
            {kind[post.content_type as 1 | 2 | 3 | 4]}
          </Badge>
          {!post.published && <Badge tone="warning">{text.hidden}</Badge>}
        </div>
        <span className={styles.meta}>
          {line && (
            <>
              <Quoting>{line}</Quoting>
              <Middot />
            </>
          )}
          <RelativeTime time={post.created_at} />
          {post.edited && (
            <>
              <Middot />
              {text.edited}
            </>
          )}
        </span>
      </div>
      <PostMenu post={post} />
    </header>
  );
}
