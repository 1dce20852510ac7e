import { randomUUID } from "node:crypto";
import type { UploadedFile } from "#kit/contract/call.ts";
import { commonErrors, type ErrorCode } from "#kit/contract/errors.ts";
import type { ImageType } from "#kit/contract/image-address.ts";
import { failure } from "#kit/server/failure.ts";
import { putAll } from "#kit/server/files/put-all.ts";
import type { Storage } from "#kit/server/files/stored-file.ts";
import type { Context } from "#kit/server/http/context.ts";
import { type ImageRefusal, ImageRefused } from "#kit/server/images/image-refused.ts";
import type { ProcessedImage } from "#kit/server/images/make-image.ts";
import { processImage } from "#kit/server/images/process-image.ts";
import { fileErrors } from "../contract/errors.ts";
import type { NewFile, StoredVariant } from "./files.sql.ts";

/** Images lie in this folder of the storage. */
export const IMAGES = "images";

const refusals: Record<ImageRefusal, ErrorCode> = {
  NOT_AN_IMAGE: fileErrors.ERROR_IMAGE_TYPE,
  TYPE_NOT_ALLOWED: fileErrors.ERROR_IMAGE_TYPE,
  TOO_LARGE: commonErrors.ERROR_TOO_LARGE,
  TOO_MANY_PIXELS: fileErrors.ERROR_IMAGE_DIMENSIONS,
  TOO_NARROW: fileErrors.ERROR_IMAGE_SHAPE,
  BROKEN: fileErrors.ERROR_IMAGE_BROKEN,
  BUSY: commonErrors.ERROR_TOO_MANY_REQUESTS,
  OVERLOADED: commonErrors.ERROR_UNAVAILABLE,
};

const refusalOf = ({ code }: ImageRefused, type: ImageType): ErrorCode =>
  type === "notice" && refusals[code] === fileErrors.ERROR_IMAGE_TYPE
    ? fileErrors.ERROR_ATTACHMENT_TYPE
    : refusals[code];

async function process(field: string, ...asked: Parameters<typeof processImage>): Promise<ProcessedImage> {
  const [, , type] = asked;
  try {
    return await processImage(...asked);
  } catch (error) {
    throw error instanceof ImageRefused ? failure(refusalOf(error, type), { field }) : error;
  }
}

/** A small picture is the same in several sizes and is stored once. */
async function store(storage: Storage, key: string, { variants }: ProcessedImage): Promise<StoredVariant[]> {
  const distinct = variants.filter((one, i) => variants.findIndex(({ bytes }) => bytes === one.bytes) === i);
  await putAll(
    storage,
    distinct.map(({ name, bytes, contentType }) => ({ key: `${key}/${name}`, bytes, contentType })),
  );
  return distinct.map(({ name, contentType, width }) => ({ name, contentType, width }));
}

type ImageOwner = {
  readonly type: ImageType;
  /** It is null for a picture that belongs to a person in every community. */
  readonly community_id: number | null;
  readonly uploader_account_id: number;
};

/** Most calls name their one picture so. */
const IMAGE = "image";

/**
 * Stores an uploaded image in its sizes and returns the row to insert. The bytes come first: a kill in between leaves
 * bytes that nobody can reach, never a row without its image.
 * @throws ERROR_IMAGE_TYPE, ERROR_ATTACHMENT_TYPE, ERROR_IMAGE_BROKEN, ERROR_IMAGE_DIMENSIONS, ERROR_IMAGE_SHAPE,
 * ERROR_TOO_LARGE on the field, ERROR_TOO_MANY_REQUESTS, ERROR_UNAVAILABLE and ERROR_STORAGE_FULL
 */
export async function storeImage(
  { services, now }: Pick<Context, "services" | "now">,
  image: UploadedFile | undefined,
  { type, ...owner }: ImageOwner,
  field = IMAGE,
): Promise<NewFile> {
  if (!image) throw failure(commonErrors.ERROR_INVALID_PARAMS, { field });
  const payer = { accountId: owner.uploader_account_id, rateLimits: services.rateLimits };
  const processed = await process(field, payer, image.bytes, type);
  const storage_key = `${IMAGES}/${owner.community_id ?? "accounts"}/${randomUUID()}`;
  const variants = await store(services.storage, storage_key, processed);
  const { width, height, placeholder } = processed;
  return {
    ...owner,
    purpose: type,
    storage_key,
    content_type: variants.at(-1)?.contentType ?? "image/webp",
    width,
    height,
    placeholder,
    variants: JSON.stringify(variants),
    created_at: now,
  };
}
