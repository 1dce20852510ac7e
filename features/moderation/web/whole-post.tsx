import { AuthorChip } from "#features/memberships/web/index.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { PostImages, usePostMessages } from "#features/posts/web/index.ts";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import common from "#kit/ui/common.module.css";
import { RichText } from "#kit/ui/rich-text/rich-text.tsx";
import { ExactTime } from "#kit/ui/time/exact-time.tsx";
import styles from "./admin-posts.module.css";
import { useModerationMessages } from "./messages.ts";

export function WholePost({ post }: { post: Post }) {
  const text = useModerationMessages();
  const { kind } = usePostMessages();
  return (
    <article aria-label={post.title} className={common.stack3}>
      {!post.published && <p className={styles.hiddenNote}>{text.hiddenNote}</p>}
      <AuthorChip
        author={post.user_post}
        badge={<Badge>{kind[post.content_type as 1 | 2 | 3 | 4]}</Badge>}
        note={<ExactTime time={post.created_at} />}
      />
      <RichText html={post.content} names={post.mentions} />
      <PostImages images={post.images} size="thumbs" />
      <p className={styles.facts}>
        {post.end_date && <span>{text.endDate(showDate(post.end_date))}</span>}
        {post.tags.map((tag) => (
          <span key={tag.id}>#{tag.name}</span>
        ))}
        <span>{text.facts(post.like_count, post.comment_count, post.interest_count)}</span>
      </p>
    </article>
  );
}
