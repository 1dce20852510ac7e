export { dropPost, patchPost } from "./post-cache.ts";
