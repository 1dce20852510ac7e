import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useShownAuthors } from "#features/memberships/web/index.ts";
import { deleteUserPost } from "#features/posts/contract/admin-calls.ts";
import type { Post } from "#features/posts/contract/post.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import type { AdminPostKey } from "./comments/use-admin-post.ts";
import { useModerationMessages } from "./messages.ts";
import { OfficeComposer } from "./office-composer.tsx";

type Follow = { readonly onGone: () => void; readonly onChanged: () => void };

/** Returns the actions of a post's menu: an official one can be edited, any can be deleted. */
export function usePostActs({ origin }: AdminPostKey, post: Post | undefined, { onGone, onChanged }: Follow) {
  const text = useModerationMessages();
  const [isEditing, setEditing] = useState(false);
  const remove = useAction(deleteUserPost, {
    input: ({ id }: Post) => ({
      params: { id },
      query: origin.from_ct_10 ? { from_ct_10: "true" as const } : {},
    }),
    ask: (shown) => ({
      title: text.deleteTitle,
      message: <Consequences post={shown} />,
      confirmLabel: text.delete,
      danger: true,
    }),
    done: (_, { title }) => text.moderate.delete.doneOne(title),
    onDone: onGone,
    gone: () => text.goneAlready,
    onGone,
  });
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
      {isEditing && post && <OfficeComposer communityId={post.community_id} post={post} onClose={close} />}
      {remove.dialog}
    </>
  );
  return { acts, dialogs };
}

function Consequences({ post }: { post: Post }) {
  const text = useModerationMessages();
  const { nameOf } = useShownAuthors();
  const { title, comment_count, like_count, interest_count, images, published } = post;
  return (
    <>
      <p>{text.deleteText(title, nameOf(post.user_post))}</p>
      <p>{text.deleteNumbers(comment_count, like_count, interest_count, images.length)}</p>
      {published && <p>{text.deleteHint}</p>}
    </>
  );
}
