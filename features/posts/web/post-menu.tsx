import { IconEye, IconEyeOff, IconLayoutDashboard, IconLink } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { communityPath } from "#kit/contract/area.ts";
import { changeItems } from "#kit/ui/menu/change-items.tsx";
import { Menu, type MenuItem } from "#kit/ui/menu/menu.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { deletePost } from "../contract/calls.ts";
import type { Post } from "../contract/post.ts";
import { cachedPosts } from "./cached-posts.ts";
import { useCommunityLocation } from "./community-location.ts";
import { Composer } from "./composer/lazy-composer.ts";
import { usePostMessages } from "./messages.ts";
import { useHidePost } from "./use-hide-post.ts";

/** The menu offers only what the server allows. */
export function PostMenu({ post }: { post: Post }) {
  const text = usePostMessages();
  const place = useCommunityLocation();
  const [editing, setEditing] = useState(false);
  const navigate = useNavigate();
  const remove = useDeletePost(post);
  const hide = useHidePost();
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(place.post(post.id), window.location.origin).href);
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
        void navigate(
          `${communityPath("community", post.community_id)}/user_posts?published=all&post=${post.id}`,
        ),
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
function useDeletePost(post: Post) {
  const text = usePostMessages();
  const place = useCommunityLocation();
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
      if (pathname === place.post(post.id)) await navigate(place.home, { replace: true });
      cachedPosts(cache).drop(post.id);
    },
  });
}
