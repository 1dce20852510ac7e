import { IconLink, IconPencil, IconTrash } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { Menu, type MenuItem } from "#kit/ui/menu/menu.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import type { Post } from "../contract/post.ts";
import { useCommunityLocation } from "./community-location.ts";
import { Composer } from "./composer/lazy-composer.ts";
import { usePostMessages } from "./messages.ts";
import { useDeletePost } from "./use-delete-post.tsx";

/** Only what the server allows is offered. */
export function PostMenu({ post }: { post: Post }) {
  const text = usePostMessages();
  const place = useCommunityLocation();
  const [editing, setEditing] = useState(false);
  const remove = useDeletePost(post);
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(place.post(post.id), window.location.origin).href);
    toast({ type: "success", message: text.linkCopied });
  };
  const items: MenuItem[] = [
    { label: text.copyLink, icon: <IconLink size={20} />, onSelect: () => void copy() },
  ];
  if (post.abilities.edit)
    items.push({ label: text.edit, icon: <IconPencil size={20} />, onSelect: () => setEditing(true) });
  if (post.abilities.delete)
    items.push({
      label: text.delete,
      icon: <IconTrash size={20} />,
      danger: true,
      onSelect: () => remove.run(),
    });
  return (
    <>
      <Menu label={text.menu} items={items} />
      <Suspense fallback={null}>
        {editing && (
          <Composer
            communityId={post.community_id}
            types={[]}
            post={post}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
      {remove.dialog}
    </>
  );
}
