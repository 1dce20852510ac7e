import type { Feature } from "#kit/server/feature.ts";
import { removeFiles } from "#kit/server/files/remove-files-job.ts";
import { downloadFileRoute } from "./download-file.ts";
import { forgetClosedAccount, removeOrphanImages, removeUnusedFiles } from "./remove-unused-files.ts";
import { uploadImageRoute } from "./upload-image.ts";

export { answerImage } from "./download-file.ts";
export { findOwnPicture, insertFile, type StoredVariant } from "./files.sql.ts";
export { storeImage } from "./store-image.ts";

/** `shownPicture` is the posts' SQL that says who sees the picture `f` of a post (posts/server/policy.sql.ts). */
export const files = (shownPicture: string): Feature => ({
  name: "files",
  routes: [uploadImageRoute, downloadFileRoute(shownPicture)],
  listeners: [forgetClosedAccount],
  jobs: [removeUnusedFiles, removeOrphanImages, removeFiles],
});
