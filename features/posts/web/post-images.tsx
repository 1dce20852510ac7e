import type { Image } from "#features/files/contract/image.ts";
import { type GridImage, ImageGrid } from "#kit/ui/image-grid/image-grid.tsx";
import { pictureAddress } from "#kit/ui/picture-address.ts";

const IN_GRID_PX = 960;
const IN_VIEWER_PX = 1920;

export const toGridImage = (image: Image): GridImage => ({
  id: image.id,
  url: pictureAddress(image.url, "post", IN_GRID_PX),
  fullUrl: pictureAddress(image.url, "post", IN_VIEWER_PX),
  width: image.width,
  height: image.height,
  placeholder: image.placeholder,
});

type Props = { readonly images: readonly Image[]; readonly size?: "wide" | "thumbs" };

export const PostImages = ({ images, size = "wide" }: Props) => (
  <ImageGrid images={images.map(toGridImage)} size={size} />
);
