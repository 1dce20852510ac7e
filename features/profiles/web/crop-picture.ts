/** This is twice the largest stored size. R354 */
const SIDE_PX = 560;
const JPEG_QUALITY = 0.9;

export type CropArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Cuts the square, in the picture's own pixels, into a file to send. */
export async function cropPicture(url: string, { x, y, width, height }: CropArea): Promise<File> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement("canvas");
  const side = Math.max(1, Math.min(SIDE_PX, Math.round(width)));
  canvas.width = side;
  canvas.height = side;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("this browser cannot draw");
  // Transparent parts become white, because the square is stored without transparency.
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, side, side);
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY),
  );
  if (!blob) throw new Error("the picture could not be drawn");
  return new File([blob], "picture.jpg", { type: "image/jpeg" });
}
