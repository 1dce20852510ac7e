import { fileTypeOf, signatureBytes } from "#kit/contract/fields/file-types.ts";

/** R236 gives 0.1; text in a photographed document is readable from about here on. */
const JPEG_QUALITY = 0.6;

/** HEIC and HEIF as JPEG, since the server cannot read them; every other file as it is. The decoder is loaded for them only. */
export async function convertHeic(file: File): Promise<File> {
  const first = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer());
  if (fileTypeOf(first) !== "heic") return file;
  const { heicTo } = await import("heic-to/csp");
  const jpeg = await heicTo({ blob: file, type: "image/jpeg", quality: JPEG_QUALITY });
  return new File([jpeg], file.name.replace(/\.hei[cf]$/i, ".jpg"), { type: "image/jpeg" });
}
