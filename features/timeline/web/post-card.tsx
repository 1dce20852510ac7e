import { Link } from "react-router";
import type { Post } from "#features/posts/contract/post.ts";
import { type CommunityLocation, PostImages, useCommunityLocation } from "#features/posts/web/index.ts";
import { CommentCount, ReactionBar } from "#features/reactions/web/index.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { writtenIn } from "#kit/ui/written-in.ts";
import { useTimelineMessages } from "./messages.ts";
import { PostHead } from "./post-head.tsx";
import { PostText } from "./post-text.tsx";
import styles from "./timeline.module.css";

const PREVIEW_LINES = 6;

/** A post in the timeline: its beginning, its pictures and what one can do with it. */
export function PostCard({ post }: { post: Post }) {
  const text = useTimelineMessages();
  const place = useCommunityLocation();
  return (
    <Card as="article" className={styles.card} aria-label={post.title}>
      <PostHead post={post} />
      <h2 className={styles.title} {...writtenIn(post.title)}>
        <Link to={place.post(post.id)}>{post.title}</Link>
      </h2>
      <PostText post={post} clampLines={PREVIEW_LINES} />
      <PostImages images={post.images} />
      <PostFacts post={post} place={place} />
      <ReactionBar post={post} chatPath={(chatroomId) => place.chat(post.id, chatroomId)}>
        <Link
          to={`${place.post(post.id)}#comments`}
          className={styles.comments}
          aria-label={text.comments(post.comment_count)}
        >
          <CommentCount count={post.comment_count} />
        </Link>
      </ReactionBar>
    </Card>
  );
}

/** Tags and the closing date. */
export function PostFacts({ post, place }: { post: Post; place: CommunityLocation }) {
  const text = useTimelineMessages();
  if (post.tags.length === 0 && !post.end_date) return null;
  return (
    <p className={styles.facts}>
      {post.end_date && (
        <span className={styles.endDate}>{text.endDate(post.end_date.replaceAll("-", "/"))}</span>
      )}
      {post.tags.map((tag) => (
        <Link key={tag.id} {...writtenIn(tag.name)} to={`${place.home}?tag=${encodeURIComponent(tag.name)}`}>
          #{tag.name}
        </Link>
      ))}
    </p>
  );
}
