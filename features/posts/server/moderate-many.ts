import type { LiveEvent, LivePayload } from "#kit/contract/live.ts";
import { serveBulk } from "#kit/server/bulk/serve-bulk.ts";
import type { Actor } from "#kit/server/work/acts.ts";
import type { Work } from "#kit/server/work/work.ts";
import { deletePosts, hidePosts, revealPosts } from "../contract/bulk-calls.ts";
import { postDeletedLive, postHiddenLive, postRevealedLive } from "../contract/live.ts";
import { postDeleting } from "./events.ts";
import { deletePostRows, listModerated, lockPosts, setPublished } from "./moderate-many.sql.ts";
import { publishToViewers } from "./post-viewers.ts";
import { countsTags, countTags } from "./tags.sql.ts";
import { forgetTotals } from "./timeline-totals.ts";

type Row = Awaited<ReturnType<typeof listModerated>>[number];

const posts = { rows: listModerated, lock: lockPosts };
const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id);

/** Tags count what everybody may read; browsers hear of each post. */
async function tell<E extends LiveEvent>(
  work: Work,
  { communityId }: Actor,
  rows: readonly Row[],
  by: 1 | -1,
  [event, payload]: readonly [E, (row: Row) => LivePayload<E>],
) {
  const counted = rows.filter((row) => countsTags({ ...row, published: by === 1 || row.published }));
  if (counted.length > 0) await countTags(work.db, idsOf(counted), by);
  for (const row of rows) publishToViewers(work, row, event, payload(row));
  work.afterCommit(() => forgetTotals(work.services, communityId));
}

const named = ({ id }: Row) => ({ id });

export const hiding = serveBulk(hidePosts, {
  ...posts,
  exclude: ({ published }: Row) => (published ? undefined : "handled"),
  act: async (work, actor, rows) => {
    await tell(work, actor, rows, -1, [postHiddenLive, named]);
    await setPublished(work.db, idsOf(rows), false, work.now);
  },
});

export const revealing = serveBulk(revealPosts, {
  ...posts,
  exclude: ({ published }: Row) => (published ? "handled" : undefined),
  act: async (work, actor, rows) => {
    await setPublished(work.db, idsOf(rows), true, work.now);
    const known = ({ id, content_type }: Row) => ({ id, content_type });
    await tell(work, actor, rows, 1, [postRevealedLive, known]);
  },
});

export const deleting = serveBulk(deletePosts, {
  ...posts,
  act: async (work, actor, rows) => {
    await tell(work, actor, rows, -1, [postDeletedLive, named]);
    for (const { id } of rows) await work.emit(postDeleting, { id });
    await deletePostRows(work.db, idsOf(rows));
  },
});
