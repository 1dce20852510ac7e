import { removeOrphansJob } from "#kit/server/files/remove-orphans-job.ts";
import { findNamedKeys } from "./inquiries.sql.ts";

export const INQUIRIES = "inquiries";

export const removeOrphanAttachments = removeOrphansJob("removeOrphanAttachments", {
  folder: INQUIRIES,
  findNamed: findNamedKeys,
  schedule: "57 4 * * *",
});
