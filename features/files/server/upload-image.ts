import { randomUUID } from "node:crypto";
import { commonErrors, type ErrorCode } from "#kit/contract/errors.ts";
import type { ImageType } from "#kit/contract/image-address.ts";
import { imageUrl } from "#kit/contract/image-url.ts";
import { isAdministrator } from "#kit/server/access/actor.ts";
import { failure } from "#kit/server/failure.ts";
import type { Storage } from "#kit/server/files/stored-file.ts";
import { serve } from "#kit/server/http/serve.ts";
import { type ImageRefusal, ImageRefused } from "#kit/server/images/image-refused.ts";
import { type ProcessedImage, processImage } from "#kit/server/images/process-image.ts";
import { uploadImage } from "../contract/calls.ts";
import { fileErrors } from "../contract/errors.ts";
import { insertFile, type StoredVariant } from "./files.sql.ts";

const refusals: Record<ImageRefusal, ErrorCode> = {
  NOT_AN_IMAGE: fileErrors.ERROR_IMAGE_TYPE,
  TYPE_NOT_ALLOWED: fileErrors.ERROR_IMAGE_TYPE,
  TOO_LARGE: commonErrors.ERROR_TOO_LARGE,
  TOO_MANY_PIXELS: fileErrors.ERROR_IMAGE_DIMENSIONS,
  BROKEN: fileErrors.ERROR_IMAGE_BROKEN,
  BUSY: commonErrors.ERROR_TOO_MANY_REQUESTS,
};

async function process(bytes: Uint8Array, type: ImageType): Promise<ProcessedImage> {
  try {
    return await processImage(bytes, type);
  } catch (error) {
    throw error instanceof ImageRefused ? failure(refusals[error.code], { field: "image" }) : error;
  }
}

/** A small picture is the same in several sizes and kept once. */
async function store(storage: Storage, key: string, { variants }: ProcessedImage): Promise<StoredVariant[]> {
  const distinct = variants.filter((one, i) => variants.findIndex(({ bytes }) => bytes === one.bytes) === i);
  for (const { name, bytes, contentType } of distinct)
    await storage.put(`${key}/${name}`, bytes, contentType);
  return distinct.map(({ name, contentType, width }) => ({ name, contentType, width }));
}

/** Kept before the row exists: a kill in between leaves bytes that nobody can reach, never a row without its image. */
export const uploadImageRoute = serve(
  uploadImage,
  async (context, { body, files }) => {
    const { member } = context;
    const forCommunity = body.type === "community_header" || body.type === "community_site_header";
    if (forCommunity && !isAdministrator(member)) throw failure(commonErrors.FORBIDDEN_OPERATION);
    if (!files.image) throw failure(commonErrors.ERROR_INVALID_PARAMS, { field: "image" });
    const processed = await process(files.image.bytes, body.type);
    const storage_key = `images/${member.communityId}/${randomUUID()}`;
    const variants = await store(context.services.storage, storage_key, processed);
    const { width, height, placeholder } = processed;
    const { id } = await context.inTransaction((work) =>
      insertFile(work.db, {
        community_id: member.communityId,
        uploader_account_id: member.accountId,
        purpose: body.type,
        storage_key,
        content_type: variants.at(-1)?.contentType ?? "image/webp",
        width,
        height,
        placeholder,
        variants: JSON.stringify(variants),
        created_at: work.now,
      }),
    );
    return { data: { id, url: imageUrl(member.communityId, id) ?? "", width, height, placeholder } };
  },
  { transaction: false },
);
