import sharp, { type CreateRaw, type Sharp } from "sharp";
import { ImageRefused } from "./image-refused.ts";
import { type Box, fittedBox, type ImageSize } from "./image-sizes.ts";
import { type ImageFacts, maxPixels } from "./inspect-image.ts";

/** The decoded picture is in sRGB, upright, without metadata; the frames of an animation are below each other. */
export type Frames = { readonly pixels: Buffer; readonly raw: CreateRaw; readonly box: Box };

const seconds = 30;

const isLate = (error: unknown) => error instanceof Error && error.message.startsWith("timeout");

/** @throws ImageRefused OVERLOADED where a step has run out of its time */
export async function inTime<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    throw isLate(cause) ? new ImageRefused("OVERLOADED", { cause }) : cause;
  }
}

/**
 * Decodes once, straight to the largest size needed.
 * @throws ImageRefused BROKEN for damaged bytes
 */
export async function decode(bytes: Uint8Array, facts: ImageFacts, size: ImageSize): Promise<Frames> {
  const box = fittedBox(facts, size);
  const animated = facts.frames > 1;
  // This is "error" and not "warning", because phones write harmless oddities that cause warnings.
  const options = { failOn: "error", limitInputPixels: maxPixels, animated, autoOrient: true } as const;
  try {
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds })
      .resize({ ...box, fit: size.crop ? "cover" : "fill" })
      .toColourspace("srgb")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const raw = { width, height, channels, ...(animated && { pageHeight: box.height }) };
    return { pixels: data, raw, box };
  } catch (cause) {
    throw isLate(cause) ? cause : new ImageRefused("BROKEN", { cause });
  }
}

export const scaled = ({ pixels, raw }: Frames, box: Box): Sharp =>
  sharp(pixels, { raw, animated: raw.pageHeight !== undefined, limitInputPixels: false })
    .timeout({ seconds })
    .resize({ ...box, fit: "fill" });

/** Returns the mean colour of the first frame as `#rrggbb`, with transparency on white. */
export async function meanColour({ pixels, raw, box }: Frames): Promise<string> {
  const { width, channels } = raw;
  const first = pixels.subarray(0, width * box.height * channels);
  const [red = 255, green = red, blue = red] = await sharp(first, {
    raw: { width, height: box.height, channels },
  })
    .resize(1, 1, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
