import { type Absence, unnoticed } from "../absence.ts";
import { createFolderStorage } from "./folder-storage.ts";
import { createS3Storage, type S3Limits } from "./s3-storage.ts";
import { readStorageUrl } from "./storage-url.ts";
import type { Storage } from "./stored-file.ts";

export type { Storage } from "./stored-file.ts";

/**
 * Opens the storage at `file:/abs/folder` or `s3://KEY:SECRET@host:port/bucket?region=…&tls=0|1`.
 * @throws TypeError that says what the URL should look like, without its secret
 */
export function createStorage({
  url,
  absence = unnoticed,
  limits,
}: {
  readonly url: string;
  readonly absence?: Absence;
  readonly limits?: S3Limits;
}): Storage {
  const place = readStorageUrl(url);
  return place.kind === "folder"
    ? createFolderStorage(place.folder)
    : createS3Storage(place, absence, limits);
}
