import type { Feature } from "#kit/server/feature.ts";
import { downloadFileRoute } from "./download-file.ts";
import { removeUnusedFiles } from "./remove-unused-files.ts";
import { uploadImageRoute } from "./upload-image.ts";

export { imageUrlSql } from "./image-url.sql.ts";

export const files: Feature = {
  name: "files",
  routes: [uploadImageRoute, downloadFileRoute],
  jobs: [removeUnusedFiles],
};
