import sharp from "sharp";

/** Returns a file as somebody would choose it: one colour, named after it. */
export async function picture(colour: string) {
  const create = { width: 1200, height: 800, channels: 3, background: colour } as const;
  return { name: `${colour}.png`, mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
}
