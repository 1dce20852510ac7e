import type { ImageType } from "#kit/contract/image-address.ts";

/** Sizes are in pixels. `crop` fills a square from the middle; else the whole is fitted inside and never enlarged. */
export type ImageSize = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly crop: boolean;
};
export type Box = { readonly width: number; readonly height: number };

/** One side may be at most this many times as long as the other, as in a phone's picture of a scrolled page. */
export const mostLengths = 20;
/** All frames together have at most this many pixels; an upright photo 1,920 wide just does. */
const madePixels = 5_000_000;

const inside = (width: number, height: number): ImageSize => ({
  name: `w${width}`,
  width,
  height,
  crop: false,
});
const tall = (width: number): ImageSize => inside(width, width * mostLengths);
const square = (side: number): ImageSize => ({ name: `w${side}`, width: side, height: side, crop: true });

/** Sizes are in order, the smallest first. */
export const imageSizes: Readonly<Record<ImageType, readonly [ImageSize, ...ImageSize[]]>> = {
  post: [tall(320), tall(960), tall(1920)],
  user_icon: [square(80), square(280)], // It looks good from 280 pixels on (R354).
  community_header: [inside(1000, 250), inside(2000, 500)], // The second is twice R355, for high-density screens.
  community_site_header: [inside(960, 960), inside(1920, 1920)],
  notice: [tall(320), tall(960), tall(1920)],
};

/** Returns how large a picture, or each frame of an animation, becomes in this size. */
export function fittedBox(picture: Box & { readonly frames: number }, size: ImageSize): Box {
  if (size.crop) {
    const side = Math.min(picture.width, picture.height, size.width);
    return { width: side, height: side };
  }
  const { width, height, frames } = picture;
  const toArea = Math.sqrt(madePixels / (width * height * frames));
  const scale = Math.min(1, size.width / width, size.height / height, toArea);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}
