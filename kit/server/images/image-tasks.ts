// These tasks run in processes of their own, see `process-image.ts`.

import type { ImageType } from "#kit/contract/image-address.ts";
import { type ImageRefusal, ImageRefused } from "./image-refused.ts";
import { makeImage, type ProcessedImage } from "./make-image.ts";

type Input = { readonly bytes: Uint8Array; readonly purpose: ImageType };

/** A refusal is returned, because a thrown error loses its code between processes. */
export async function make({ bytes, purpose }: Input): Promise<ProcessedImage | ImageRefusal> {
  try {
    return await makeImage(bytes, purpose);
  } catch (error) {
    if (error instanceof ImageRefused) return error.code;
    throw error;
  }
}
