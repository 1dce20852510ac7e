import { IconPencil, IconTrash } from "@tabler/icons-react";
import { Suspense, useEffect, useState } from "react";
import type { Post } from "#features/posts/contract/post.ts";
import { asOffice, Composer } from "#features/posts/web/index.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import type { AdminPostPlace } from "./comments/use-admin-post.ts";
import { useModerationMessages } from "./messages.ts";
import { useModeratePost } from "./use-moderate-post.tsx";

type Follow = { readonly onGone: () => void; readonly onChanged: () => void };

/** What an administrator can do with a post: hide or reveal it, and behind the three dots edit and delete. */
export function usePostActs(place: AdminPostPlace, post: Post | undefined, { onGone, onChanged }: Follow) {
  const text = useModerationMessages();
  const { toggle, remove } = useModeratePost(place, onGone);
  const [isEditing, setEditing] = useState(false);
  const { reset } = toggle;
  // Whether one post was outdated says nothing of the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post, another beginning
  useEffect(() => reset(), [place.postId]);
  const edit: MenuItem = {
    label: text.edit,
    icon: <IconPencil size={18} aria-hidden="true" />,
    onSelect: () => setEditing(true),
  };
  const deletion = (shown: Post): MenuItem => ({
    label: text.delete,
    icon: <IconTrash size={18} aria-hidden="true" />,
    danger: true,
    onSelect: () => remove.run(shown),
  });
  const acts = post ? [...(post.post_by_admin && post.abilities.edit ? [edit] : []), deletion(post)] : [];
  const close = () => {
    setEditing(false);
    onChanged();
  };
  const dialogs = (
    <>
      {isEditing && post && (
        <Suspense>
          <Composer
            communityId={post.community_id}
            types={[]}
            target={asOffice}
            post={post}
            onClose={close}
          />
        </Suspense>
      )}
      {remove.dialog}
    </>
  );
  return { toggle, acts, dialogs };
}
