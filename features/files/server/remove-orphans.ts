import { removeOrphansJob } from "#kit/server/files/remove-orphans-job.ts";
import { findNamedKeys } from "./files.sql.ts";
import { IMAGES } from "./store-image.ts";

export const removeOrphanImages = removeOrphansJob("removeOrphanImages", {
  folder: IMAGES,
  findNamed: findNamedKeys,
  schedule: "52 4 * * *",
});
