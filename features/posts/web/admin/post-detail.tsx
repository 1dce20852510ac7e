import { Navigate } from "react-router";
import { AdminComments, type AdminPostPlace, useAdminPost } from "#features/comments/web/index.ts";
import { ErrorState } from "#kit/ui/error-state/error-state.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { PostSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import styles from "./admin-posts.module.css";
import { useAdminMessages } from "./messages.ts";
import { PostActions } from "./post-actions.tsx";
import { WholePost } from "./whole-post.tsx";

type Props = { readonly place: AdminPostPlace; readonly onClose: () => void };

/** One post with its comments, hidden ones included. A missing one is the 404 page, any other failure is shown here. */
export function PostDetail({ place, onClose }: Props) {
  const text = useAdminMessages();
  const { language } = useLanguage();
  const query = useAdminPost(place);
  const { post, error, isFetching, refetch } = query;
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
      {post ? (
        <div className={styles.detail}>
          <WholePost post={post} />
          <AdminComments place={place} query={query} />
        </div>
      ) : error ? (
        <ErrorState
          message={errorText({ message_code: error.code }, language)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <PostSkeletons count={1} />
      )}
    </Modal>
  );
}
