import { IconEye, IconEyeOff, IconPencil, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import type { AdminPostPlace } from "#features/comments/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useConfirm } from "#kit/ui/confirm-dialog/use-confirm.tsx";
import type { Post } from "../../contract/post.ts";
import { asOffice } from "../composer/post-target.ts";
import styles from "./admin-posts.module.css";
import { authorName } from "./author-name.ts";
import { useAdminMessages } from "./messages.ts";
import { useModeratePost } from "./use-moderate-post.ts";

const Composer = lazy(() => import("../composer/composer.tsx"));

type Props = {
  readonly place: AdminPostPlace;
  readonly post: Post;
  /** The post is deleted, by this administrator or by somebody else. */
  readonly onGone: () => void;
  readonly onReload: () => void;
};

/** What an administrator can do with a post; an outdated one has to be looked at again first. */
export function PostActions({ place, post, onGone, onReload }: Props) {
  const text = useAdminMessages();
  const { toggle, remove, stale } = useModeratePost(place, onGone);
  const { ask, dialog } = useConfirm();
  const [editing, setEditing] = useState(false);
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
      {post.post_by_admin && post.abilities.edit && (
        <Button icon={<IconPencil size={20} aria-hidden="true" />} onClick={() => setEditing(true)}>
          {text.edit}
        </Button>
      )}
      {editing && (
        <Suspense>
          <Composer
            communityId={post.community_id}
            types={[]}
            target={asOffice}
            post={post}
            onClose={() => {
              setEditing(false);
              onReload();
            }}
          />
        </Suspense>
      )}
      {dialog}
    </>
  );
}
