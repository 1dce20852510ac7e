export { dropPost, patchPost, postKey, putPostOnTop } from "./post-cache.ts";
export { timelinesKey } from "./use-timeline.ts";
