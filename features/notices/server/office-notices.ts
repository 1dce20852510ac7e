import { publishCounts } from "#kit/server/live/publish-counts.ts";
import type { Work } from "#kit/server/work/work.ts";
import { noticesChanged } from "../contract/live.ts";
import { noticesGiven } from "./events.ts";
import { findUnreadCounts } from "./give-notices.sql.ts";
import { deleteOfficeNotices, insertOfficeNotices, type RunningNotice } from "./office-notices.sql.ts";

/** One transaction gives a notice to so many people, or takes it from them. */
const PEOPLE_AT_ONCE = 1_000;

const tell = (work: Work, members: readonly number[]) =>
  publishCounts(work, noticesChanged, findUnreadCounts, { members });

/** Gives a notice of the office to some of those who lack it, once; tells whether there may be more. */
export async function giveToSome(work: Work, notice: RunningNotice): Promise<boolean> {
  const given = await insertOfficeNotices(work.db, notice, PEOPLE_AT_ONCE);
  if (given.length === 0) return false;
  tell(
    work,
    given.map(({ membership_id }) => membership_id),
  );
  await work.emit(noticesGiven, { ids: given.map(({ id }) => id) });
  return given.length === PEOPLE_AT_ONCE;
}

/**
 * Takes a notice of the office from some of those who have it, or of those it is not for (`kept`); tells whether there
 * may be more.
 */
export async function takeFromSome(
  work: Work,
  notice: Pick<RunningNotice, "community_id" | "id">,
  kept: Pick<RunningNotice, "targets" | "listed"> | null,
): Promise<boolean> {
  const members = await deleteOfficeNotices(work.db, notice, kept, PEOPLE_AT_ONCE);
  if (members.length === 0) return false;
  tell(work, members);
  return members.length === PEOPLE_AT_ONCE;
}
