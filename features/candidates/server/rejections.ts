import { deleteMemberships } from "#features/memberships/server/index.ts";
import { purgeJob } from "#kit/server/jobs/job.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { listRejections, REJECTION_MS } from "../contract/rejections.ts";
import {
  deleteRejectionsBefore,
  listRejectedBefore,
  rejectionFields,
  rejectionsOf,
} from "./rejections.sql.ts";

export const shownSince = (now: Date): Date => new Date(now.getTime() - REJECTION_MS);

export const listRejectionRoutes = serveList(listRejections, {
  from: ({ db, member, now }) => rejectionsOf(db, member.communityId, shownSince(now)),
  id: "m.id",
  ...rejectionFields,
});

/**
 * What an application said is gone since its rejection; now the name goes too, and the person is unknown here. A former
 * member stays one who has left.
 */
export const forgetRejections = purgeJob(
  "forgetRejections",
  "20 4 * * *",
  REJECTION_MS,
  async (db, before) => {
    await deleteMemberships(db, await listRejectedBefore(db, before));
    await deleteRejectionsBefore(db, before);
  },
);
