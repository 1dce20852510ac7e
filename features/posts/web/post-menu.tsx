import { IconEye, IconEyeOff, IconLayoutDashboard, IconLink } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { changeItems } from "#kit/ui/menu/change-items.tsx";
import { Menu, type MenuItem } from "#kit/ui/menu/menu.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { usePlace } from "#kit/web/router/use-place.ts";
import { deletePost } from "../contract/calls.ts";
import type { Post } from "../contract/post.ts";
import { cachedPosts } from "./cached-posts.ts";
import { Composer } from "./composer/lazy-composer.ts";
import { usePostMessages } from "./messages.ts";
import { useHidePost } from "./use-hide-post.ts";

/** The menu offers only what the server allows. */
export function PostMenu({ post }: { post: Post }) {
  const text = usePostMessages();
  const place = usePlace();
  const address = linkTo("/:area/communities/:id/post/:post_id", { ...place, post_id: post.id });
  const [editing, setEditing] = useState(false);
  const navigate = useNavigate();
  const remove = useDeletePost(post, address);
  const hide = useHidePost();
  const shown = { published: "all", post: post.id };
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(address, window.location.origin).href);
    toast({ type: "success", message: text.linkCopied });
  };
  const Eye = post.published ? IconEyeOff : IconEye;
  const moderation: MenuItem[] = [
    {
      label: post.published ? text.hide : text.reveal,
      icon: <Eye size={20} />,
      onSelect: () => hide.run(post),
    },
    {
      label: text.openInConsole,
      icon: <IconLayoutDashboard size={20} />,
      onSelect: () =>
        void navigate(linkTo("/community/communities/:id/user_posts", { id: post.community_id }, shown)),
    },
  ];
  const items: MenuItem[] = [
    ...(post.abilities.hide && !post.post_by_admin ? moderation : []),
    { label: text.copyLink, icon: <IconLink size={20} />, onSelect: () => void copy() },
    ...changeItems({
      abilities: post.abilities,
      text,
      onEdit: () => setEditing(true),
      onDelete: () => remove.run(),
    }),
  ];
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

/** R153: after deleting, the list is loaded again. */
function useDeletePost(post: Post, address: string) {
  const text = usePostMessages();
  const place = usePlace();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useAction(deletePost, {
    input: () => ({ params: { id: post.id } }),
    ask: () => ({
      title: text.deleteTitle,
      message: text.deleteText(post.title, post.comment_count),
      confirmLabel: text.delete,
      danger: true,
    }),
    done: () => text.deleted,
    onDone: async () => {
      if (pathname === address) await navigate(linkTo("/:area/communities/:id", place), { replace: true });
      cachedPosts(cache).drop(post.id);
    },
  });
}
