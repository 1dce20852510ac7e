import * as z from "zod/mini";
import type { ImageType } from "#kit/contract/image-address.ts";

/** The widths in pixels that are kept of each; the server answers the smallest of at least `size`. */
export const imageWidths = {
  post: [320, 960, 1920],
  user_icon: [80, 280],
  community_header: [1000, 2000],
  community_site_header: [960, 1920],
} as const satisfies Record<ImageType, readonly number[]>;

/**
 * An uploaded image. The browser adds the query of R274 and a size to `url` (`imageAddress`). `width` and `height`
 * are those of its largest size, `placeholder` is a CSS colour to show meanwhile.
 */
export const image = z.object({
  id: z.number(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
});
export type Image = z.output<typeof image>;
