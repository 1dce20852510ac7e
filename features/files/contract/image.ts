import * as z from "zod/mini";

/** R275: what an image hangs on; said on upload and repeated in the query of its address. */
export const imageTypes = ["post", "user_icon", "community_header", "community_site_header"] as const;
export type ImageType = (typeof imageTypes)[number];

/** Widths in pixels worth asking for; the server answers the smallest kept size of at least `size`. */
export const imageWidths = [96, 320, 640, 1280, 2048] as const;

/**
 * An uploaded image. `url` already carries the query of R274; add `&size=640` for another width than the largest.
 * `width` and `height` are those of the upright original, `placeholder` a tiny data URI to show meanwhile.
 */
export const image = z.object({
  id: z.number(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
});
export type Image = z.output<typeof image>;
