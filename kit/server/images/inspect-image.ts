import sharp, { type Metadata } from "sharp";
import { fileTypeOf } from "#kit/contract/fields/file-types.ts";
import { fileBytes } from "#kit/contract/fields/limits.ts";
import { ImageRefused } from "./image-refused.ts";

export type ImageKind = "png" | "jpeg" | "gif";

/** Upright size in pixels of one frame; `delays` in milliseconds, one for each frame of an animation. */
export type ImageFacts = {
  readonly kind: ImageKind;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly delays: number[];
  /** How often an animation runs; 0 is for ever. */
  readonly loop: number;
};

/** Larger than any phone's camera makes; four bytes each while a picture is open. */
export const maxPixels = 50_000_000;

const isImageKind = (type: string | undefined): type is ImageKind =>
  type === "png" || type === "jpeg" || type === "gif";

const isSvg = (bytes: Uint8Array) =>
  /<svg[\s>]/i.test(Buffer.from(bytes.subarray(0, 4096)).toString("latin1"));

function kindOf(bytes: Uint8Array, allow: readonly ImageKind[]): ImageKind {
  const type = fileTypeOf(bytes);
  if (isImageKind(type) && allow.includes(type)) return type;
  const isNoPicture = bytes.length === 0 || type === "pdf" || (type === "text" && !isSvg(bytes));
  throw new ImageRefused(isNoPicture ? "NOT_AN_IMAGE" : "TYPE_NOT_ALLOWED");
}

/** Reads the header alone; the limit of pixels is ours to judge, so that it has its own code. */
async function readHeader(bytes: Uint8Array, kind: ImageKind): Promise<Metadata> {
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (header.format === kind) return header;
  } catch (cause) {
    throw new ImageRefused("BROKEN", { cause });
  }
  throw new ImageRefused("BROKEN");
}

/**
 * What a picture is, by its bytes and without decoding it; whether the rest of it is sound, processImage tells.
 * @throws ImageRefused with every code but BUSY.
 */
export async function inspectImage(
  bytes: Uint8Array,
  { allow }: { readonly allow: readonly ImageKind[] },
): Promise<ImageFacts> {
  if (bytes.length > fileBytes) throw new ImageRefused("TOO_LARGE");
  const kind = kindOf(bytes, allow);
  const { autoOrient, pages = 1, delay = [], loop = 0 } = await readHeader(bytes, kind);
  if (autoOrient.width * autoOrient.height * pages > maxPixels) throw new ImageRefused("TOO_MANY_PIXELS");
  return { kind, ...autoOrient, frames: pages, delays: delay, loop };
}
