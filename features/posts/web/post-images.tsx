import type { Image } from "#features/files/contract/image.ts";
import { type GridImage, ImageGrid } from "#kit/ui/image-grid/image-grid.tsx";

const IN_GRID_PX = 640;
const IN_VIEWER_PX = 2048;

const sized = (url: string, size: number): string => `${url}${url.includes("?") ? "&" : "?"}size=${size}`;

export const toGridImage = (image: Image): GridImage => ({
  id: image.id,
  url: sized(image.url, IN_GRID_PX),
  fullUrl: sized(image.url, IN_VIEWER_PX),
  width: image.width,
  height: image.height,
  placeholder: image.placeholder,
});

export const PostImages = ({ images }: { images: readonly Image[] }) => (
  <ImageGrid images={images.map(toGridImage)} />
);
