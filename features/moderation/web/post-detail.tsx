import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useHidePost } from "#features/posts/web/index.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { SidePanel } from "#kit/ui/side-panel/side-panel.tsx";
import { PostSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import type { NeighbourNavigation } from "#kit/web/table/use-neighbours.ts";
import { AdminComments } from "./comments/admin-comments.tsx";
import { type AdminPostKey, cachedAdminPosts, useAdminPost } from "./comments/use-admin-post.ts";
import { useModerationMessages } from "./messages.ts";
import { PostDecision } from "./post-decision.tsx";
import { usePostActs } from "./use-post-acts.tsx";
import { WholePost } from "./whole-post.tsx";

type Props = {
  readonly postKey: AdminPostKey;
  readonly neighbours: NeighbourNavigation;
  readonly onClose: () => void;
};

/** Shows one post beside its list, with its comments, hidden ones included. */
export function PostDetail({ postKey, neighbours, onClose }: Props) {
  const text = useModerationMessages();
  const query = useAdminPost(postKey);
  const post = query.data?.data;
  const cache = useQueryClient();
  const toggle = useHidePost({
    origin: postKey.origin,
    onDone: (changed) => void cachedAdminPosts(cache).patch(changed.id, (old) => ({ ...old, ...changed })),
    gone: () => text.goneAlready,
    onGone: neighbours.goOn,
  });
  const { reset } = toggle;
  // Whether one post was outdated says nothing of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post, another beginning
  useEffect(() => reset(), [postKey.postId]);
  const { acts, dialogs } = usePostActs(postKey, post, {
    onGone: neighbours.goOn,
    onChanged: () => void query.refetch(),
  });
  return (
    <SidePanel
      title={post?.title ?? text.detail}
      state={post && !post.published && <Badge tone="warning">{text.hidden}</Badge>}
      neighbours={neighbours}
      acts={acts}
      onClose={onClose}
      foot={post && <PostDecision post={post} toggle={toggle} onReload={() => void query.refetch()} />}
    >
      <Loaded
        query={query}
        skeleton={<PostSkeletons count={1} />}
        gone={<EmptyState title={text.goneAlready} />}
      >
        {({ data }) => (
          <>
            <WholePost post={data} />
            <AdminComments key={data.id} postKey={postKey} count={data.comment_count} />
          </>
        )}
      </Loaded>
      {dialogs}
    </SidePanel>
  );
}
