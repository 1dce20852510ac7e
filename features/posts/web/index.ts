export { dropPost, patchPost } from "./post-cache.ts";
export { usePostRooms } from "./use-post-rooms.ts";
