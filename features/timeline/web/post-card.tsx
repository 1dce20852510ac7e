import { Link, useSearchParams } from "react-router";
import type { Post } from "#features/posts/contract/post.ts";
import {
  type CommunityLocation,
  PostImages,
  readFilter,
  timelinePath,
  useCommunityLocation,
} from "#features/posts/web/index.ts";
import { CommentCount, ReactionBar } from "#features/reactions/web/index.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { RichText } from "#kit/ui/rich-text/rich-text.tsx";
import { writtenIn } from "#kit/ui/written-in.ts";
import { useTimelineMessages } from "./messages.ts";
import { PostHead } from "./post-head.tsx";
import { PostPreview } from "./post-text.tsx";
import styles from "./timeline.module.css";

const PREVIEW_LINES = 6;

/** State of a link whose page was reached from the timeline: the way back is the browser's own. */
export const FROM_LIST = { fromList: true };

/** A post in the timeline: its beginning, its pictures and what one can do with it. */
export function PostCard({ post }: { post: Post }) {
  const text = useTimelineMessages();
  const place = useCommunityLocation();
  return (
    <Card as="article" className={styles.card} aria-label={post.title}>
      <PostHead post={post} />
      <h2 className={styles.title} {...writtenIn(post.title)}>
        <Link to={place.post(post.id)} state={FROM_LIST}>
          {post.title}
        </Link>
      </h2>
      <PostPreview post={post} lines={PREVIEW_LINES} />
      <PostImages images={post.images} />
      <PostFacts post={post} place={place} />
      <ReactionBar post={post} chatPath={(chatroomId) => place.chat(post.id, chatroomId)}>
        <Link
          to={`${place.post(post.id)}#comments`}
          state={FROM_LIST}
          className={styles.comments}
          aria-label={text.comments(post.comment_count)}
        >
          <CommentCount count={post.comment_count} />
        </Link>
      </ReactionBar>
    </Card>
  );
}

/** What stands for the card far from the window. */
export function PostOutline({ post }: { post: Post }) {
  const place = useCommunityLocation();
  return (
    <Card as="article" className={styles.card} aria-label={post.title}>
      <h2 className={styles.title} {...writtenIn(post.title)}>
        <Link to={place.post(post.id)} state={FROM_LIST}>
          {post.title}
        </Link>
      </h2>
      <RichText html={post.content} names={post.mentions} clampLines={PREVIEW_LINES} />
    </Card>
  );
}

/** Tags and the closing date. */
export function PostFacts({ post, place }: { post: Post; place: CommunityLocation }) {
  const text = useTimelineMessages();
  const [search] = useSearchParams();
  const { tab } = readFilter(search);
  if (post.tags.length === 0 && !post.end_date) return null;
  return (
    <p className={styles.facts}>
      {post.end_date && (
        <span className={styles.endDate}>{text.endDate(post.end_date.replaceAll("-", "/"))}</span>
      )}
      {post.tags.map(({ id, name }) => (
        <Link key={id} {...writtenIn(name)} to={timelinePath(place.home, { tab, tag: name })}>
          #{name}
        </Link>
      ))}
    </p>
  );
}
