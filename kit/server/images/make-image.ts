import sharp, { type Sharp } from "sharp";
import type { ImageType } from "#kit/contract/image-address.ts";
import { decode, type Frames, inTime, meanColour, scaled } from "./frames.ts";
import { type Box, fittedBox, imageSizes } from "./image-sizes.ts";
import { type ImageFacts, type ImageKind, inspectImage } from "./inspect-image.ts";

export type ImageVariant = {
  /** The name has its kind, as in `w960.webp`, and can be the last part of a storage key. */
  readonly name: string;
  /** This is the size's name alone, see `imageSizes`. */
  readonly size: string;
  readonly contentType: "image/webp" | "image/png" | "image/jpeg" | "image/gif";
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
};

/** `width` and `height` are those of the largest variant; `placeholder` is a CSS colour to show until it is loaded. */
export type ProcessedImage = {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly variants: readonly ImageVariant[];
};

// Each picture uses one thread, since several are made at once, and nothing of it is cached.
sharp.concurrency(1);
sharp.cache(false);

type Encoder = (picture: Sharp, facts: ImageFacts) => Sharp;
const asWebp: Encoder = (picture, { frames, delays, loop }) =>
  picture.webp({ quality: 80, ...(frames > 1 && { delay: delays, loop }) });
const asOriginalKind: Readonly<Record<ImageKind, Encoder>> = {
  png: (picture) => picture.png({ compressionLevel: 8 }),
  jpeg: (picture) => picture.jpeg({ quality: 82, progressive: true }),
  gif: (picture, { frames, delays, loop }) => picture.gif(frames > 1 ? { delay: delays, loop } : {}),
};

type Encoded = readonly Pick<ImageVariant, "contentType" | "bytes">[];

async function encode(frames: Frames, box: Box, facts: ImageFacts): Promise<Encoded> {
  const picture = scaled(frames, box);
  const webp = await asWebp(picture.clone(), facts).toBuffer();
  const original = await asOriginalKind[facts.kind](picture.clone(), facts).toBuffer();
  return [
    { contentType: "image/webp", bytes: webp },
    { contentType: `image/${facts.kind}`, bytes: original },
  ];
}

/** A small picture has the same box in several sizes; it is encoded once and stored under each name. */
async function makeVariants(frames: Frames, facts: ImageFacts, purpose: ImageType): Promise<ImageVariant[]> {
  const made = new Map<string, Encoded>();
  const variants: ImageVariant[] = [];
  for (const size of imageSizes[purpose]) {
    const box = fittedBox(facts, size);
    const shape = `${box.width}x${box.height}`;
    const encoded = made.get(shape) ?? (await encode(frames, box, facts));
    made.set(shape, encoded);
    for (const { contentType, bytes } of encoded) {
      const name = `${size.name}.${contentType.slice("image/".length)}`;
      variants.push({ name, size: size.name, contentType, bytes, ...box });
    }
  }
  return variants;
}

type Options = { readonly allow?: readonly ImageKind[] };

/** R448: only what the office sends may move. */
const kindsFor = (purpose: ImageType): readonly ImageKind[] =>
  purpose === "notice" ? ["png", "jpeg", "gif"] : ["png", "jpeg"];

/**
 * Checks a picture by its bytes and makes its variants: upright, without any metadata (place, camera), in the sizes of
 * its purpose, each as WebP and in its own kind. A GIF stays animated. R235, R275, R448
 * @throws ImageRefused with any code
 */
export async function makeImage(
  bytes: Uint8Array,
  purpose: ImageType,
  { allow = kindsFor(purpose) }: Options = {},
): Promise<ProcessedImage> {
  const facts = await inspectImage(bytes, { allow });
  return inTime(async () => {
    const frames = await decode(bytes, facts, imageSizes[purpose].at(-1) ?? imageSizes[purpose][0]);
    const placeholder = await meanColour(frames);
    return { ...frames.box, placeholder, variants: await makeVariants(frames, facts, purpose) };
  });
}
