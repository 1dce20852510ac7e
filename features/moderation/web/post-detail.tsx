import { Badge } from "#kit/ui/badge/badge.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { SidePanel } from "#kit/ui/side-panel/side-panel.tsx";
import { PostSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import type { Going } from "#kit/web/table/use-neighbours.ts";
import { AdminComments } from "./comments/admin-comments.tsx";
import { type AdminPostPlace, useAdminPost } from "./comments/use-admin-post.ts";
import { useModerationMessages } from "./messages.ts";
import { PostDecision } from "./post-decision.tsx";
import { usePostActs } from "./use-post-acts.tsx";
import { WholePost } from "./whole-post.tsx";

type Props = {
  readonly place: AdminPostPlace;
  readonly neighbours: Going;
  readonly onClose: () => void;
};

/** One post beside its list, with its comments, hidden ones included. */
export function PostDetail({ place, neighbours, onClose }: Props) {
  const text = useModerationMessages();
  const query = useAdminPost(place);
  const post = query.data?.data;
  const { toggle, acts, dialogs } = usePostActs(place, post, {
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
            <AdminComments key={data.id} place={place} count={data.comment_count} />
          </>
        )}
      </Loaded>
      {dialogs}
    </SidePanel>
  );
}
