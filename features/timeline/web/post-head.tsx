import { OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { PostMenu, usePostMessages } from "#features/posts/web/index.ts";
import { MemberName } from "#features/profiles/web/index.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { RelativeTime } from "#kit/ui/time/relative-time.tsx";
import { useTimelineMessages } from "./messages.ts";
import styles from "./timeline.module.css";

/** Who wrote it, when, and what kind of post it is. */
export function PostHead({ post }: { post: Post }) {
  const text = useTimelineMessages();
  const { kind } = usePostMessages();
  const { user_post: author } = post;
  const name = author.user_id === null ? text.departed : author.display_name || text.office;
  return (
    <header className={styles.head}>
      <Avatar
        name={name}
        imageUrl={author.avatar_url}
        departed={author.user_id === OFFICE_USER_ID ? 0 : author.is_deleted_in_30_days}
      />
      <div className={styles.headText}>
        <div className={styles.byline}>
          <span className={styles.author}>
            <MemberName communityId={post.community_id} author={author} name={name} />
          </span>
          <span className={styles.meta}>
            <RelativeTime time={post.created_at} className={styles.time} />
            {post.edited && ` · ${text.edited}`}
          </span>
        </div>
        <div className={styles.marks}>
          <Badge tone={post.content_type === 1 ? "neutral" : "accent"}>
            {kind[post.content_type as 1 | 2 | 3 | 4]}
          </Badge>
          {!post.published && <Badge tone="warning">{text.hidden}</Badge>}
        </div>
      </div>
      <PostMenu post={post} />
    </header>
  );
}
