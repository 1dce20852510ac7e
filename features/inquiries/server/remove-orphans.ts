import { removeOrphansJob } from "#kit/server/files/remove-orphans-job.ts";
import { findNamedKeys } from "./inquiries.sql.ts";

/** The folder of the storage in which attachments lie. */
export const INQUIRIES = "inquiries";

export const removeOrphanAttachments = removeOrphansJob("removeOrphanAttachments", {
  folder: INQUIRIES,
  findNamed: findNamedKeys,
  schedule: "57 4 * * *",
});
