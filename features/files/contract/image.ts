import * as z from "zod/mini";

/**
 * This is an uploaded image. The browser adds the query of R274 and a size to `url` (`imageAddress`). `width` and
 * `height` are those of its largest size, `placeholder` is a CSS colour to show meanwhile.
 */
export const image = z.object({
  id: z.number(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
});
export type Image = z.output<typeof image>;
