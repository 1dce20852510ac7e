import { tokyoDate, tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import { scheduledJob } from "#kit/server/jobs/job.ts";
import type { Services } from "#kit/server/work/services.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { INVITATIONS_COUNTED_FROM } from "../contract/calls.ts";
import { addDays } from "../contract/days.ts";
import { findFirstCommunity, findLatestDay, insertFigures } from "./figures.sql.ts";
import { deleteVisitsBefore } from "./visits.sql.ts";

/** No dashboard shows a longer range, so nothing older is made up for. */
const CATCH_UP_DAYS = 365;
/** Active members are counted over 30 days; as much again is kept for a server that was down. */
const VISITS_KEPT_DAYS = 60;

/** Writes the figures of each past day from `firstDay` (YYYY-MM-DD) on; days already written stay. */
export async function recordFiguresSince(services: Services, firstDay: string): Promise<void> {
  const today = tokyoDate(services.clock.now());
  const invitationsFrom = tokyoInstant(INVITATIONS_COUNTED_FROM);
  for (let day = firstDay; day < today; day = addDays(day, 1)) {
    const next = addDays(day, 1);
    await inTransaction(services, (work) =>
      insertFigures(work.db, { day, from: tokyoInstant(day), to: tokyoInstant(next), invitationsFrom }),
    );
  }
}

/** Returns the day after the latest written one; at first the day of the oldest community. */
async function findFirstMissingDay(services: Services): Promise<string | null> {
  const db = services.database.kysely;
  const earliest = addDays(tokyoDate(services.clock.now()), -CATCH_UP_DAYS);
  const latest = await findLatestDay(db);
  const first = await findFirstCommunity(db);
  if (!first) return null;
  const missing = latest ? addDays(latest, 1) : tokyoDate(first.created_at);
  return missing > earliest ? missing : earliest;
}

export const recordFiguresJob = scheduledJob("record-daily-figures", "0 4 * * *", async (services) => {
  const firstDay = await findFirstMissingDay(services);
  if (firstDay) await recordFiguresSince(services, firstDay);
  const keptFrom = addDays(tokyoDate(services.clock.now()), -VISITS_KEPT_DAYS);
  await inTransaction(services, (work) => deleteVisitsBefore(work.db, keptFrom));
});
