import { IconEye, IconEyeOff, IconTrash } from "@tabler/icons-react";
import type { Post } from "#features/posts/contract/post.ts";
import { Button } from "#kit/ui/button/button.tsx";
import styles from "./admin-posts.module.css";
import type { AdminPostPlace } from "./comments/use-admin-post.ts";
import { EditOfficialPost } from "./edit-official-post.tsx";
import { useModerationMessages } from "./messages.ts";
import { useModeratePost } from "./use-moderate-post.tsx";

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
  const { toggle, remove } = useModeratePost(place, onGone);
  const Eye = post.published ? IconEyeOff : IconEye;
  if (toggle.isStale)
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
        onClick={() => remove.run(post)}
      >
        {text.delete}
      </Button>
      <Button
        icon={<Eye size={20} aria-hidden="true" />}
        pending={toggle.isPending}
        onClick={() => toggle.run(post)}
      >
        {post.published ? text.hide : text.reveal}
      </Button>
      {post.post_by_admin && post.abilities.edit && <EditOfficialPost post={post} onClosed={onReload} />}
      {remove.dialog}
    </>
  );
}
