import { IconEye, IconEyeOff, IconTrash } from "@tabler/icons-react";
import type { Post } from "#features/posts/contract/post.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useConfirm } from "#kit/ui/confirm-dialog/use-confirm.tsx";
import styles from "./admin-posts.module.css";
import { authorName } from "./author-name.ts";
import type { AdminPostPlace } from "./comments/use-admin-post.ts";
import { EditOfficialPost } from "./edit-official-post.tsx";
import { useModerationMessages } from "./messages.ts";
import { useModeratePost } from "./use-moderate-post.ts";

type Props = {
  readonly place: AdminPostPlace;
  readonly post: Post;
  /** The post is deleted, by this administrator or by somebody else. */
  readonly onGone: () => void;
  readonly onReload: () => void;
};

/** What an administrator can do with a post; an outdated one has to be looked at again first. */
export function PostActions({ place, post, onGone, onReload }: Props) {
  const text = useModerationMessages();
  const { toggle, remove, stale } = useModeratePost(place, onGone);
  const { ask, dialog } = useConfirm();
  const Eye = post.published ? IconEyeOff : IconEye;
  const askAndRemove = async () => {
    const { title, comment_count, like_count, interest_count, images } = post;
    const yes = await ask({
      title: text.deleteTitle,
      message: (
        <>
          <p>{text.deleteText(title, authorName(post.user_post, text.departed))}</p>
          <p>{text.deleteNumbers(comment_count, like_count, interest_count, images.length)}</p>
          {post.published && <p>{text.deleteHint}</p>}
        </>
      ),
      confirmLabel: text.delete,
      danger: true,
    });
    if (yes) remove.mutate();
  };
  if (stale)
    return (
      <div role="alert" className={styles.stale}>
        <p>{text.stale}</p>
        <Button
          variant="primary"
          onClick={() => {
            toggle.reset();
            onReload();
          }}
        >
          {text.reload}
        </Button>
      </div>
    );
  return (
    <>
      <Button
        icon={<IconTrash size={20} aria-hidden="true" />}
        pending={remove.isPending}
        onClick={() => void askAndRemove()}
      >
        {text.delete}
      </Button>
      <Button
        icon={<Eye size={20} aria-hidden="true" />}
        pending={toggle.isPending}
        onClick={() => toggle.mutate(post)}
      >
        {post.published ? text.hide : text.reveal}
      </Button>
      {post.post_by_admin && post.abilities.edit && <EditOfficialPost post={post} onClosed={onReload} />}
      {dialog}
    </>
  );
}
