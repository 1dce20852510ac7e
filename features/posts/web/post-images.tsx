import type { Image } from "#features/files/contract/image.ts";
import { communityOfImage, imageAddress } from "#kit/contract/image-address.ts";
import { type GridImage, ImageGrid } from "#kit/ui/image-grid/image-grid.tsx";

const IN_GRID_PX = 960;
const IN_VIEWER_PX = 1920;

const address = (url: string, size: number): string =>
  imageAddress(url, {
    request_path: window.location.pathname,
    community_id: communityOfImage(url),
    type: "post",
    size,
  });

export const toGridImage = (image: Image): GridImage => ({
  id: image.id,
  url: address(image.url, IN_GRID_PX),
  fullUrl: address(image.url, IN_VIEWER_PX),
  width: image.width,
  height: image.height,
  placeholder: image.placeholder,
});

export const PostImages = ({ images }: { images: readonly Image[] }) => (
  <ImageGrid images={images.map(toGridImage)} />
);
