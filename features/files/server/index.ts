import type { Feature } from "#kit/server/feature.ts";
import { removeFiles } from "#kit/server/files/remove-files-job.ts";
import { downloadFileRoute } from "./download-file.ts";
import type { ShowsSql } from "./files.sql.ts";
import { forgetClosedAccount, removeOrphanImages, removeUnusedFiles } from "./remove-unused-files.ts";
import { uploadImageRoute } from "./upload-image.ts";

export { answerImage } from "./download-file.ts";
export { findOwnPicture, insertFile, releaseOwnPictures, type StoredVariant } from "./files.sql.ts";
export { storeImage } from "./store-image.ts";

/** The SQL is that of posts/server/policy.sql.ts and notices/server/office-notices.sql.ts. */
export const files = (shows: ShowsSql): Feature => ({
  name: "files",
  routes: [uploadImageRoute, downloadFileRoute(shows)],
  listeners: [forgetClosedAccount],
  jobs: [removeUnusedFiles, removeOrphanImages, removeFiles],
});
