import { keepPreviousData } from "@tanstack/react-query";
import { useCall } from "#kit/web/query/use-call.ts";
import type { PostListState } from "./post-list-state.ts";
import type { PostSite } from "./site.ts";

/** The page of posts that the address asks for. */
export const useAdminPosts = (site: PostSite, communityId: number, state: PostListState) =>
  useCall(
    site.list,
    {
      params: { id: communityId },
      query: {
        page: state.page,
        per_page: state.perPage,
        created_at: state.direction,
        ...(state.published === "all" ? {} : { published: state.published }),
        ...(state.contentType ? { content_type: state.contentType } : {}),
        ...(state.search ? { q: state.search } : {}),
        ...(site.origin.from_ct_10 ? { from_ct_10: "true" as const } : {}),
      },
    },
    { placeholderData: keepPreviousData, meta: { quiet: true } },
  );
