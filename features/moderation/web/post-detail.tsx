import { Navigate } from "react-router";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { PostSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import styles from "./admin-posts.module.css";
import { AdminComments } from "./comments/admin-comments.tsx";
import { type AdminPostPlace, useAdminPost } from "./comments/use-admin-post.ts";
import { useModerationMessages } from "./messages.ts";
import { PostActions } from "./post-actions.tsx";
import { WholePost } from "./whole-post.tsx";

type Props = { readonly place: AdminPostPlace; readonly onClose: () => void };

/** One post with its comments, hidden ones included. A missing one is the 404 page, any other failure is shown here. */
export function PostDetail({ place, onClose }: Props) {
  const text = useModerationMessages();
  const query = useAdminPost(place);
  const { error, refetch } = query;
  const post = query.data?.data;
  if (!post && error?.status === 404) return <Navigate to="/404" replace />;
  return (
    <Modal
      title={text.detail}
      wide
      onClose={onClose}
      {...(post
        ? {
            footer: (
              <PostActions place={place} post={post} onGone={onClose} onReload={() => void refetch()} />
            ),
          }
        : {})}
    >
      <Loaded query={query} skeleton={<PostSkeletons count={1} />}>
        {({ data }) => (
          <div className={styles.detail}>
            <WholePost post={data} />
            <AdminComments place={place} count={data.comment_count} />
          </div>
        )}
      </Loaded>
    </Modal>
  );
}
