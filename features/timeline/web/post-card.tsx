import { Link, useSearchParams } from "react-router";
import type { Post } from "#features/posts/contract/post.ts";
import { PostImages, readFilter, timelineLink } from "#features/posts/web/index.ts";
import { CommentCount, ReactionBar } from "#features/reactions/web/index.ts";
import { daysUntil, showDate, tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { type CommunityPlace, usePlace } from "#kit/web/router/use-place.ts";
import { useTimelineMessages } from "./messages.ts";
import { PostHead } from "./post-head.tsx";
import { PostPreview } from "./post-text.tsx";
import styles from "./timeline.module.css";
import { useInterestChat } from "./use-interest-chat.ts";

const PREVIEW_LINES = 6;

/** The state of a link whose page was reached from the timeline: going back is the browser's own. */
export const FROM_LIST = { fromList: true };

/** The timeline shows a post's beginning, its pictures and its actions; far from the window only its words. */
export function PostCard({ post, isWhole }: { post: Post; isWhole: boolean }) {
  const place = usePlace();
  return (
    <Card as="article" className={styles.card} aria-label={post.title}>
      <div className={styles.head}>{isWhole && <PostHead post={post} />}</div>
      <h2 className={styles.title} {...writtenIn(post.title)}>
        <Link
          to={linkTo("/:area/communities/:id/post/:post_id", { ...place, post_id: post.id })}
          state={FROM_LIST}
        >
          {post.title}
        </Link>
      </h2>
      <PostPreview post={post} lines={PREVIEW_LINES} isRead={isWhole} />
      {isWhole && (
        <div className={styles.rest}>
          <PostImages images={post.images} />
          <PostFacts post={post} place={place} />
          <PostReactions post={post} place={place} />
        </div>
      )}
    </Card>
  );
}

function PostReactions({ post, place }: { post: Post; place: CommunityPlace }) {
  const chat = useInterestChat(post.id);
  return (
    <ReactionBar post={post} chat={chat}>
      <Link
        to={`${linkTo("/:area/communities/:id/post/:post_id", { ...place, post_id: post.id })}#comments`}
        state={FROM_LIST}
        className={styles.comments}
      >
        <CommentCount count={post.comment_count} />
      </Link>
    </ReactionBar>
  );
}

const SOON_DAYS = 3;

/**
 * Shows the closing date and how many days remain. The last day counts. Without its year, English readers might take
 * the month for the day.
 */
export function Deadline({ date, now = new Date() }: { date: string; now?: Date }) {
  const text = useTimelineMessages().deadline;
  const { language } = useLanguage();
  const days = daysUntil(date, now);
  const isThisYear = date.slice(0, 4) === tokyoDate(now).slice(0, 4);
  const shown = showDate(isThisYear && language === "ja" ? date.slice(5) : date);
  if (days < 0) return <Badge>{text.over(shown)}</Badge>;
  return (
    <Badge tone={days <= SOON_DAYS ? "warning" : "accent"}>
      {days === 0 ? text.today : text.in(shown, days)}
    </Badge>
  );
}

export function PostFacts({ post, place }: { post: Post; place: CommunityPlace }) {
  const [search] = useSearchParams();
  const { tab } = readFilter(search);
  if (post.tags.length === 0 && !post.end_date) return null;
  return (
    <p className={styles.facts}>
      {post.end_date && <Deadline date={post.end_date} />}
      {post.tags.map(({ id, name }) => (
        <Link key={id} {...writtenIn(name)} to={timelineLink(place, { tab, tag: name })}>
          #{name}
        </Link>
      ))}
    </p>
  );
}
