import { errorCodes } from "#kit/contract/errors.ts";

export const fileErrors = errorCodes({
  ERROR_IMAGE_TYPE: {
    ja: "JPEGまたはPNGの画像を選んでください。",
    en: "Choose a JPEG or PNG image.",
  },
  /** R448 */
  ERROR_ATTACHMENT_TYPE: {
    ja: "JPEG、PNG、GIFの画像を選んでください。",
    en: "Choose a JPEG, PNG or GIF image.",
  },
  ERROR_IMAGE_BROKEN: {
    ja: "画像を読み込めませんでした。ファイルが壊れている可能性があります。",
    en: "The image could not be read. The file may be damaged.",
  },
  ERROR_IMAGE_DIMENSIONS: {
    ja: "画像の縦横のサイズが大きすぎます。縮小してからお試しください。",
    en: "The image is too wide or too high. Reduce it and try again.",
  },
  ERROR_IMAGE_SHAPE: {
    ja: "画像が細長すぎます。長い辺が短い辺の20倍以内になるように切り取ってからお試しください。",
    en: "The image is too long and narrow. Crop it so that its long side is at most 20 times its short side.",
  },
});
