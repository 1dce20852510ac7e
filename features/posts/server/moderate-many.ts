import { serveBulk } from "#kit/server/bulk/serve-bulk.ts";
import { deletePosts, hidePosts, revealPosts } from "../contract/bulk-calls.ts";
import { deletionOf, removePosts } from "./delete-post.ts";
import { listModerated, lockPosts } from "./moderate-many.sql.ts";
import { setPublished } from "./moderate-post.ts";

const posts = { rows: listModerated, lock: lockPosts };

const publishing = (isPublished: boolean) =>
  serveBulk(isPublished ? revealPosts : hidePosts, {
    ...posts,
    exclude: ({ published }) => (published === isPublished ? "handled" : undefined),
    act: async (work, _, rows) => {
      await setPublished(work, rows, isPublished);
      return new Map(
        rows.map(({ id }) => [id, { changes: { published: [!isPublished, isPublished] as const } }]),
      );
    },
  });
export const hiding = publishing(false);
export const revealing = publishing(true);

export const deleting = serveBulk(deletePosts, {
  ...posts,
  act: async (work, _, rows) => {
    await removePosts(work, rows);
    return new Map(rows.map((row) => [row.id, { changes: deletionOf(row) }]));
  },
});
