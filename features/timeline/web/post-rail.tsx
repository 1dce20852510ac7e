import { Link } from "react-router";
import { useAuthorLine, useShownAuthors } from "#features/memberships/web/index.ts";
import { listPosts } from "#features/posts/contract/calls.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { InRail } from "#kit/ui/frame/rail.tsx";
import { useMedia, WITH_RAIL } from "#kit/ui/use-media.ts";
import { Quoting, writtenIn } from "#kit/ui/written.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { usePlace } from "#kit/web/router/use-place.ts";
import { useTimelineMessages } from "./messages.ts";
import { FROM_LIST } from "./post-card.tsx";
import { AuthorName } from "./post-head.tsx";
import styles from "./timeline.module.css";

/** Shows beside a post its writer, and others on its subject. */
export function PostRail({ post }: { post: Post }) {
  const text = useTimelineMessages();
  const { faceOf } = useShownAuthors();
  const line = useAuthorLine(post.user_post);
  return (
    <InRail>
      <Card className={common.stack3}>
        <h2 className={common.note}>{text.author}</h2>
        <div className={common.row3}>
          <Avatar {...faceOf(post.user_post)} size={48} />
          <div className={styles.byline}>
            <AuthorName post={post} />
            <span className={styles.meta}>
              <Quoting>{line}</Quoting>
            </span>
          </div>
        </div>
      </Card>
      <Related post={post} />
    </InRail>
  );
}

const MOST_SHOWN = 4;

/** Lists the newest other posts with its first tag. */
function Related({ post }: { post: Post }) {
  const text = useTimelineMessages();
  const { nameOf } = useShownAuthors();
  const place = usePlace();
  const tag = post.tags[0]?.name;
  const isShown = useMedia(WITH_RAIL);
  const { data } = useCall(
    listPosts,
    { params: { id: place.id }, query: { tag: tag ?? "" } },
    { enabled: isShown && tag !== undefined },
  );
  const others = data?.data.records.filter(({ id }) => id !== post.id).slice(0, MOST_SHOWN) ?? [];
  if (others.length === 0 || tag === undefined) return null;
  return (
    <Card className={common.stack3}>
      <h2 className={common.note}>
        <Quoting>{text.related(tag)}</Quoting>
      </h2>
      <ul className={styles.related}>
        {others.map((other) => (
          <li key={other.id}>
            <Link
              to={linkTo("/:area/communities/:id/post/:post_id", { ...place, post_id: other.id })}
              state={FROM_LIST}
              {...writtenIn(other.title)}
            >
              {other.title}
            </Link>
            <span className={styles.meta}>
              <Quoting>{nameOf(other.user_post)}</Quoting>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
