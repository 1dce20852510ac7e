import { giveToSome, takeFromSome } from "#features/notices/server/index.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import { job, scheduledJob } from "#kit/server/jobs/job.ts";
import type { Services } from "#kit/server/work/services.ts";
import { inTransaction, type Work } from "#kit/server/work/work.ts";
import type { Key } from "./office-notices.sql.ts";
import * as sql from "./run-notices.sql.ts";
import { idsOfList } from "./saved-list.ts";

/** Joining takes less than this, so that afterwards the database itself has given the notice to whoever joined. */
const LOOKED_AT_AGAIN_MS = 5 * MINUTE_MS;
const DUE_AT_ONCE = 1_000;

const hasBegun = ({ publication_start_period: start }: sql.RunRow, now: Date): boolean => start <= now;
const isOver = ({ publication_end_period: end }: sql.RunRow, now: Date): boolean =>
  end !== null && end <= now;

/** Begins or ends the notice where it is time, and returns how it stands. */
async function move(work: Work, key: Key): Promise<sql.RunRow | undefined> {
  const { db, now } = work;
  const row = await sql.lockNoticeToRun(db, key);
  if (!row || row.deleted_at || row.state === "over" || !row.published) return row;
  if (isOver(row, now)) {
    await sql.setOver(db, key);
    return { ...row, state: "over" };
  }
  if (row.state === "running" || !hasBegun(row, now) || row.suspended_at) return row;
  await sql.setBegun(db, key, now);
  return { ...row, state: "running", begun_at: now };
}

/** One transaction for some people; false ends it, also where the notice is no longer as it was. */
type Step = (work: Work, row: sql.RunRow) => Promise<boolean>;

async function inSteps(services: Services, key: Key, state: sql.RunRow["state"], step: Step): Promise<void> {
  for (let goesOn = true; goesOn; )
    goesOn = await inTransaction(services, async (work) => {
      const row = await sql.lockNoticeToRun(work.db, key);
      return row?.state === state && step(work, row);
    });
}

/** Everybody it is for has it, once, and nobody else. */
async function give(services: Services, key: Key, begun: sql.RunRow): Promise<void> {
  const listed = await idsOfList(services, key.communityId, begun);
  await inSteps(services, key, "running", (work, row) => takeFromSome(work, rowOf(key), { ...row, listed }));
  await inSteps(services, key, "running", async (work, row) =>
    giveToSome(work, { ...row, listed, begun_at: row.begun_at ?? work.now }),
  );
}

const rowOf = ({ communityId: community_id, id }: Key) => ({ community_id, id });

/** Nobody has it any more; a deleted one is gone with its last row. */
async function take(services: Services, key: Key, { state }: sql.RunRow): Promise<void> {
  await inSteps(services, key, state, (work) => takeFromSome(work, rowOf(key), null));
  await sql.deleteOfficeNotice(services.database.kysely, key);
}

/** Makes the bells agree with the notice as it is now. It may run twice, and after a kill goes on where it was. */
export const settleOfficeNotice = job<Key>("settleOfficeNotice", async (services, key) => {
  const row = await inTransaction(services, (work) => move(work, key));
  if (row?.state === "running") await give(services, key, row);
  else if (row) await take(services, key, row);
});

export const settleSoon = (work: Work, key: Key): void =>
  work.enqueue(settleOfficeNotice, key, { singletonKey: `${key.communityId}:${key.id}` });

/** Begins and ends notices; a minute is the finest time that the office can choose. */
export const runOfficeNotices = scheduledJob("runOfficeNotices", "* * * * *", async (services) => {
  const now = services.clock.now();
  const begunAfter = new Date(now.getTime() - LOOKED_AT_AGAIN_MS);
  const due = await sql.listDueNotices(services.database.kysely, { now, begunAfter, limit: DUE_AT_ONCE });
  if (due.length === 0) return;
  await inTransaction(services, async (work) => {
    for (const key of due) settleSoon(work, key);
  });
});
