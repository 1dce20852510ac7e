import { IconEye, IconEyeOff } from "@tabler/icons-react";
import type { Post } from "#features/posts/contract/post.ts";
import type { useHidePost } from "#features/posts/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { usePlace } from "#kit/web/router/use-place.ts";
import styles from "./admin-posts.module.css";
import { useModerationMessages } from "./messages.ts";

type Props = {
  readonly post: Post;
  readonly toggle: ReturnType<typeof useHidePost>;
  readonly onReload: () => void;
};

/** Hides or reveals the post. An outdated post has to be reloaded first. */
export function PostDecision({ post, toggle, onReload }: Props) {
  const text = useModerationMessages();
  const place = usePlace();
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
        icon={<Eye size={18} aria-hidden="true" />}
        pending={toggle.isPending}
        onClick={() => toggle.run(post)}
      >
        {post.published ? text.hide : text.reveal}
      </Button>
      {post.published && (
        <ButtonLink
          variant="subtle"
          to={linkTo("/:area/communities/:id/post/:post_id", { ...place, post_id: post.id })}
        >
          {text.memberView}
        </ButtonLink>
      )}
    </>
  );
}
