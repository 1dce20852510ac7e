import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { useAction } from "#kit/web/query/use-action.tsx";
import { deletePost } from "../contract/calls.ts";
import type { Post } from "../contract/post.ts";
import { cachedPosts } from "./cached-posts.ts";
import { useCommunityLocation } from "./community-location.ts";
import { usePostMessages } from "./messages.ts";

/** R153: after deleting, the list is fetched again. */
export function useDeletePost(post: Post) {
  const text = usePostMessages();
  const place = useCommunityLocation();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useAction(deletePost, {
    input: () => ({ params: { id: post.id } }),
    ask: () => ({
      title: text.deleteTitle,
      message: <p>{text.deleteText(post.title, post.comment_count)}</p>,
      confirmLabel: text.delete,
      danger: true,
    }),
    done: () => text.deleted,
    onDone: () => {
      if (pathname === place.post(post.id)) navigate(place.home, { replace: true });
      cachedPosts(cache).drop(post.id);
    },
  });
}
