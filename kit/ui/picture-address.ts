import { communityOfImage, type ImageType, imageAddress } from "#kit/contract/image-address.ts";

/**
 * The address to load a picture of ours from: by the session of this page's area (R274), in the kept size that suits
 * `px`, its width on the screen's finest dots. A picture chosen but not yet sent has no address to add to.
 */
export const pictureAddress = (url: string, type: ImageType, px: number): string =>
  url.startsWith("/api/")
    ? imageAddress(url, {
        request_path: window.location.pathname,
        community_id: communityOfImage(url),
        type,
        size: px,
      })
    : url;
