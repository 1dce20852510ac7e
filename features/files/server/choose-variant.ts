import type { StoredVariant } from "./files.sql.ts";

/** The smallest of at least `width` pixels, else the largest; as WebP where the browser takes it. */
export function chooseVariant(
  variants: readonly StoredVariant[],
  width: number | undefined,
  accept: string,
): StoredVariant | undefined {
  const webp = accept.includes("image/webp");
  const usable = variants
    .filter(({ contentType }) => (contentType === "image/webp") === webp)
    .sort((a, b) => a.width - b.width);
  const wanted = width ?? Number.POSITIVE_INFINITY;
  return usable.find((variant) => variant.width >= wanted) ?? usable.at(-1);
}
