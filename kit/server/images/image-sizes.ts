/** R275. */
export type ImagePurpose = "post" | "user_icon" | "community_header" | "community_site_header";

/** In pixels. `crop` fills a square from the middle; else the whole picture is fitted inside. Never enlarged. */
export type ImageSize = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly crop: boolean;
};
export type Box = { readonly width: number; readonly height: number };

/** The longest side a WebP can have. */
const tallest = 16_383;

const inside = (width: number, height: number): ImageSize => ({
  name: `w${width}`,
  width,
  height,
  crop: false,
});
const square = (side: number): ImageSize => ({ name: `w${side}`, width: side, height: side, crop: true });

/** From the smallest to the largest. */
export const imageSizes: Readonly<Record<ImagePurpose, readonly [ImageSize, ...ImageSize[]]>> = {
  post: [inside(320, tallest), inside(960, tallest), inside(1920, tallest)],
  user_icon: [square(80), square(280)], // R354
  community_header: [inside(1000, 250), inside(2000, 500)], // R355, and twice that for fine screens
  community_site_header: [inside(960, 960), inside(1920, 1920)],
};

/** How large a picture comes out in this size. */
export function fittedBox(picture: Box, size: ImageSize): Box {
  if (size.crop) {
    const side = Math.min(picture.width, picture.height, size.width);
    return { width: side, height: side };
  }
  const scale = Math.min(1, size.width / picture.width, size.height / picture.height);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(picture.width), height: scaled(picture.height) };
}
