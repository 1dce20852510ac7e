import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

type Crafted = {
  /** `depth` is the bits of each channel, `colour` PNG's number for the kind of colours. */
  readonly depth?: number;
  readonly colour?: number;
  readonly interlaced?: boolean;
  /** These bytes are between header and pixels. */
  readonly extra?: Uint8Array;
};

/** Returns a PNG whose header states this size, of black and white pixels by default. */
export function craftPng(
  width: number,
  height: number,
  pixels: Uint8Array,
  { depth = 1, colour = 0, interlaced = false, extra = Buffer.alloc(0) }: Crafted = {},
) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = colour;
  header[12] = Number(interlaced);
  const parts = [
    pngChunk("IHDR", header),
    extra,
    pngChunk("IDAT", deflateSync(pixels)),
    pngChunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([pngSignature, ...parts]);
}

/** Returns all pixels of a one-bit picture, black: a few kilobytes that unfold to width × height. */
export const blackRows = (width: number, height: number) => Buffer.alloc((Math.ceil(width / 8) + 1) * height);

/** The left half is red and the right half blue, which shows the orientation. */
const halves = (width: number, height: number) => {
  const half = { create: { width: width / 2, height, channels: 3, background: "#e02020" } } as const;
  const red = { input: half, left: 0, top: 0 };
  return sharp({ create: { width, height, channels: 3, background: "#2020e0" } }).composite([red]);
};

export const png = (width: number, height: number) => halves(width, height).png().toBuffer();
export const jpeg = (width: number, height: number) => halves(width, height).jpeg({ quality: 95 }).toBuffer();

/** Returns a photo as a phone held upright writes it: rotated pixels, orientation 6, and a place. */
export const phonePhoto = (width: number, height: number) =>
  halves(width, height)
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: "EnishiPhone", Copyright: "Hanako" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "35/1 40/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "139/1 45/1 0/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Returns three frames of red, green and blue, of 200 ms each. */
export async function animatedGif(width: number, height: number): Promise<Buffer> {
  const colours = ["#ff0000", "#00ff00", "#0000ff"];
  const frames = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [200, 200, 200], loop: 0 })
    .toBuffer();
}

/** Returns a small file of one white frame, repeated: each is few bytes, and all of them together are many pixels. */
export async function gifBomb(width: number, height: number, frames: number): Promise<Buffer> {
  const one = await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .gif()
    .toBuffer();
  const colours = 3 * 2 ** (((one[10] ?? 0) & 7) + 1);
  const head = 13 + ((one[10] ?? 0) & 0x80 ? colours : 0);
  const frame = one.subarray(head, -1);
  return Buffer.concat([
    one.subarray(0, head),
    ...Array.from({ length: frames }, () => frame),
    one.subarray(-1),
  ]);
}

/** Returns the colour at a point of a decoded picture. */
export async function colourAt(
  bytes: Uint8Array,
  left: number,
  top: number,
): Promise<"red" | "blue" | "other"> {
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  if (red > blue + 80) return "red";
  return blue > red + 80 ? "blue" : "other";
}
