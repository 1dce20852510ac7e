import type { MouseEvent } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router";
import { CommentThread } from "#features/comments/web/index.ts";
import { deletePost } from "#features/posts/contract/calls.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { PostImages, usePost, usePostsLive } from "#features/posts/web/index.ts";
import { CommentCount, ReactionBar } from "#features/reactions/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { PostSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import { leaveWhenGone } from "#kit/web/errors/leave-when-gone.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useIsUnderWay } from "#kit/web/query/use-action.tsx";
import { usePlace } from "#kit/web/router/use-place.ts";
import { COMES_BACK } from "#kit/web/windowed-list/use-reading-position.ts";
import { listAddress } from "./list-address.ts";
import { useTimelineMessages } from "./messages.ts";
import { type FROM_LIST, PostFacts } from "./post-card.tsx";
import { PostHead } from "./post-head.tsx";
import { PostRail } from "./post-rail.tsx";
import { PostText } from "./post-text.tsx";
import styles from "./timeline.module.css";
import { useInterestChat } from "./use-interest-chat.ts";

/**
 * SR40 shows one post with its comments. A missing one, also one deleted meanwhile, is the 404 page (R159). One of
 * another community that the person belongs to is shown there.
 */
export default function PostScreen() {
  const { post_id: id } = useParams();
  const place = usePlace();
  const post = usePost(Number(id));
  usePostsLive(place.id);
  // Whoever deletes it here is led to the list, even if the server has told everybody before it answers.
  const isLeaving = useIsUnderWay(deletePost);
  return (
    <div className={common.column4}>
      <ToList home={linkTo("/:area/communities/:id", place)} />
      <Loaded
        query={post}
        skeleton={<PostSkeletons count={1} />}
        refused={isLeaving ? undefined : leaveWhenGone}
      >
        {({ data }) =>
          data.community_id === place.id || data.community_id === 0 ? (
            <WholePost post={data} />
          ) : (
            <Navigate
              to={linkTo("/:area/communities/:id/post/:post_id", {
                area: place.area,
                id: data.community_id,
                post_id: data.id,
              })}
              replace
            />
          )
        }
      </Loaded>
    </div>
  );
}

/** Links back to the list as it was left: the same tab, tag and post. */
function ToList({ home }: { home: string }) {
  const text = useTimelineMessages();
  const navigate = useNavigate();
  const { state } = useLocation();
  const goBack = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (elsewhere || (state as typeof FROM_LIST | null)?.fromList !== true) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to={listAddress(home)} state={COMES_BACK} preventScrollReset onClick={goBack}>
      {text.back}
    </BackLink>
  );
}

function WholePost({ post }: { post: Post }) {
  const place = usePlace();
  const chat = useInterestChat(post.id);
  return (
    <>
      <Card as="article" className={styles.card} aria-label={post.title}>
        <PostHead post={post} />
        <h1 className={styles.title} {...writtenIn(post.title)}>
          {post.title}
        </h1>
        <PostText post={post} />
        <PostImages images={post.images} />
        <PostFacts post={post} place={place} />
        <ReactionBar post={post} chat={chat}>
          <a href="#comments" className={styles.comments}>
            <CommentCount count={post.comment_count} />
          </a>
        </ReactionBar>
      </Card>
      <CommentThread post={post} />
      <PostRail post={post} />
    </>
  );
}
