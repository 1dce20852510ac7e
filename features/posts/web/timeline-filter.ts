import { linkTo } from "#kit/contract/link-to.ts";
import type { CommunityPlace } from "#kit/web/router/use-place.ts";
import { contentTypes } from "../contract/content-type.ts";
import type { Post } from "../contract/post.ts";

export const timelineTabs = ["all", "article", "recruitment", "joboffer", "keep", "mine"] as const;
export type TimelineTab = (typeof timelineTabs)[number];

/** The timeline shows one of six tabs (R046) and, if one was tapped, a tag. */
export type TimelineFilter = { readonly tab: TimelineTab; readonly tag: string | undefined };

/** The URL holds the filter: `?tab=keep&tag=同窓会`. */
export function readFilter(search: URLSearchParams): TimelineFilter {
  const tab = timelineTabs.find((one) => one === search.get("tab")) ?? "all";
  return { tab, tag: search.get("tag") ?? undefined };
}

export const timelineLink = (place: CommunityPlace, { tab, tag }: TimelineFilter): string =>
  linkTo("/:area/communities/:id", place, { tab: tab === "all" ? undefined : tab, tag: tag || undefined });

export const filterQuery = ({ tab, tag }: TimelineFilter) => ({
  ...tabQueries[tab],
  ...(tag ? { tag } : {}),
});

const tabQueries = {
  all: {},
  article: { content_type: contentTypes.article },
  recruitment: { content_type: contentTypes.recruitment },
  joboffer: { content_type: contentTypes.jobOffer },
  keep: { favorite: "true" },
  mine: { my_post: "true" },
} as const;

/** Tells whether others' new posts appear on the tab; saved posts and one's own are no news. */
export const hasNewPosts = (tab: TimelineTab): boolean => tab !== "keep" && tab !== "mine";

export const hasNewPostsOf = (tab: TimelineTab, content_type: number): boolean =>
  queryShows(tabQueries[tab], { content_type, favorite: false, my_post: false, tags: [] });

type ShownBy = Pick<Post, "content_type" | "favorite" | "my_post" | "tags">;

/** R151: tells whether a new post belongs into the answer to this query. */
export const queryShows = (query: ReturnType<typeof filterQuery>, post: ShownBy): boolean => {
  const { content_type, favorite, my_post, tag } = query as Partial<Record<string, string | number>>;
  return (
    (content_type === undefined || content_type === post.content_type) &&
    (!favorite || post.favorite) &&
    (!my_post || post.my_post) &&
    (tag === undefined || post.tags.some(({ name }) => name === tag))
  );
};
