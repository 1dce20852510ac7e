import { serveBulk } from "#kit/server/bulk/serve-bulk.ts";
import { deletePosts, hidePosts, revealPosts } from "../contract/bulk-calls.ts";
import { removePosts } from "./delete-post.ts";
import { listModerated, lockPosts } from "./moderate-many.sql.ts";
import { setPublished } from "./moderate-post.ts";

const posts = { rows: listModerated, lock: lockPosts };

const publishing = (isPublished: boolean) =>
  serveBulk(isPublished ? revealPosts : hidePosts, {
    ...posts,
    exclude: ({ published }) => (published === isPublished ? "handled" : undefined),
    act: (work, _, rows) => setPublished(work, rows, isPublished),
  });
export const hiding = publishing(false);
export const revealing = publishing(true);

export const deleting = serveBulk(deletePosts, {
  ...posts,
  act: (work, _, rows) => removePosts(work, rows),
});
