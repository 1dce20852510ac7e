export { cachedPosts, changeKept } from "./cached-posts.ts";
export { Composer } from "./composer/lazy-composer.ts";
export { asOffice } from "./composer/post-target.ts";
export { ComposerPrompt } from "./composer-prompt.tsx";
export { usePostMessages } from "./messages.ts";
export { PostImages } from "./post-images.tsx";
export { PostMenu } from "./post-menu.tsx";
export {
  filterQuery,
  hasNewPosts,
  hasNewPostsOf,
  readFilter,
  type TimelineFilter,
  timelineLink,
  timelineTabs,
} from "./timeline-filter.ts";
export { useHidePost } from "./use-hide-post.ts";
export { usePost } from "./use-post.ts";
export { usePostRooms, usePostsLive, useReadsAllJobOffers } from "./use-posts-live.ts";
export { useTimeline } from "./use-timeline.ts";
