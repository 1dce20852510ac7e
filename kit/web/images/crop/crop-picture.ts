const JPEG_QUALITY = 0.9;

export type CropArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type Cut = {
  /** The file is at most this wide in pixels. */
  readonly most: number;
  /** Transparent parts, and what the area has beyond the picture, stay transparent; they become white otherwise. */
  readonly isTransparent?: boolean;
};

/** Cuts the area, in the picture's own pixels, into a file to send. */
export async function cropPicture(
  url: string,
  { x, y, width, height }: CropArea,
  { most, isTransparent = false }: Cut,
): Promise<File> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, most / width);
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("this browser cannot draw");
  if (!isTransparent) {
    brush.fillStyle = "#fff";
    brush.fillRect(0, 0, canvas.width, canvas.height);
  }
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const type = isTransparent ? "image/png" : "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (!blob) throw new Error("the picture could not be drawn");
  return new File([blob], isTransparent ? "picture.png" : "picture.jpg", { type });
}
