import sharp, { type Metadata } from "sharp";
import { fileTypeOf } from "#kit/contract/fields/file-types.ts";
import { fileBytes } from "#kit/contract/fields/limits.ts";
import { ImageRefused } from "./image-refused.ts";
import { mostLengths } from "./image-sizes.ts";

export type ImageKind = "png" | "jpeg" | "gif";

/** The size is that of one upright frame in pixels; `delays` are milliseconds, one for each frame. */
export type ImageFacts = {
  readonly kind: ImageKind;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly delays: number[];
  /** An animation runs this often; 0 means for ever. */
  readonly loop: number;
};

/** No phone's camera makes more. */
export const maxPixels = 50_000_000;
/** This counts three colours of a byte each. A picture with more or deeper channels must be smaller. */
const maxUnfoldedBytes = 3 * maxPixels;
/** A picture drawn in several passes is read once for each, and held whole before it is scaled down. */
const ROUNDS_COUNT = 2;

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

/** Only the header is read; the limit of pixels is checked by ourselves, so that it has its own code. */
async function readHeader(bytes: Uint8Array, kind: ImageKind): Promise<Metadata> {
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (header.format === kind) return header;
  } catch (cause) {
    throw new ImageRefused("BROKEN", { cause });
  }
  throw new ImageRefused("BROKEN");
}

/** Bounds what a picture costs before a pixel of it is decoded. */
function assertMeasure({ autoOrient, pages = 1, channels, depth, isProgressive }: Metadata): void {
  const { width, height } = autoOrient;
  const pixels = width * height * pages;
  const bytes = pixels * channels * (depth === "uchar" ? 1 : 2) * (isProgressive ? ROUNDS_COUNT : 1);
  if (pixels > maxPixels || bytes > maxUnfoldedBytes) throw new ImageRefused("TOO_MANY_PIXELS");
  if (Math.max(width, height) > mostLengths * Math.min(width, height)) throw new ImageRefused("TOO_NARROW");
}

/**
 * Tells what a picture is by its bytes, without decoding it; only makeImage finds damage further on.
 * @throws ImageRefused with every code but BUSY and OVERLOADED
 */
export async function inspectImage(
  bytes: Uint8Array,
  { allow }: { readonly allow: readonly ImageKind[] },
): Promise<ImageFacts> {
  if (bytes.length > fileBytes) throw new ImageRefused("TOO_LARGE");
  const kind = kindOf(bytes, allow);
  const header = await readHeader(bytes, kind);
  assertMeasure(header);
  const { autoOrient, pages = 1, delay = [], loop = 0 } = header;
  return { kind, ...autoOrient, frames: pages, delays: delay, loop };
}
