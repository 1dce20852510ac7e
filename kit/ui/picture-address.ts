import { communityOfImage, type ImageType, imageAddress } from "#kit/contract/image-address.ts";

/**
 * Returns the URL to load one of our pictures from: with the session of this page's area (R274), in the stored size
 * that suits `px`, its width on the finest screen. It is the same on every page of the area, so that a picture is
 * loaded once. One that has not been sent yet keeps its URL.
 */
export const pictureAddress = (url: string, type: ImageType, px: number): string =>
  url.startsWith("/api/")
    ? imageAddress(url, {
        request_path: window.location.pathname.split("/", 2).join("/"),
        community_id: communityOfImage(url),
        type,
        size: px,
      })
    : url;
