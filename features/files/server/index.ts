import type { Feature } from "#kit/server/feature.ts";
import { downloadFileRoute } from "./download-file.ts";
import { removeUnusedFiles } from "./remove-unused-files.ts";
import { uploadImageRoute } from "./upload-image.ts";

export { imageUrlSql } from "./image-url.sql.ts";

export { answerImage } from "./download-file.ts";
export { findOwnPicture, insertFile } from "./files.sql.ts";
export const files: Feature = {
export { storeImage } from "./store-image.ts";
  name: "files",
  routes: [uploadImageRoute, downloadFileRoute],
  jobs: [removeUnusedFiles],
};
