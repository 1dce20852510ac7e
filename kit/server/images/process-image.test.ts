import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { ImageRefused } from "./image-refused.ts";
import type { ImageKind } from "./inspect-image.ts";
import { type ImageVariant, type ProcessedImage, processImage } from "./process-image.ts";
import {
  animatedGif,
  blackRows,
  colourAt,
  craftPng,
  jpeg,
  phonePhoto,
  png,
  pngChunk,
} from "./test-pictures.test-helper.ts";

const variant = ({ variants }: ProcessedImage, name: string): ImageVariant => {
  const found = variants.find((each) => each.name === name);
  if (!found) throw new Error(`no variant ${name}`);
  return found;
};
const shapes = ({ variants }: ProcessedImage) =>
  variants.map(({ name, width, height }) => `${name} ${width}x${height}`);
const refusalOf = (bytes: Uint8Array, allow?: readonly ImageKind[]) =>
  processImage(bytes, "post", allow ? { allow } : {}).then(
    () => "taken",
    (error: ImageRefused) => error.code,
  );

test("a phone's photo is turned upright in every size and loses place, camera and orientation mark", async () => {
  const photo = await phonePhoto(800, 600);
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  const image = await processImage(photo, "post");
  expect([image.width, image.height]).toEqual([600, 800]);
  for (const { bytes, width, height } of image.variants) {
    const header = await sharp(bytes).metadata();
    expect([header.width, header.height, header.exif, header.icc, header.xmp]).toEqual([
      width,
      height,
      undefined,
      undefined,
      undefined,
    ]);
    expect(header.orientation).toBeUndefined();
    expect(bytes.includes("EnishiPhone")).toBe(false);
    // The red left half of the lying photo is the upper half of the upright one.
    expect(await colourAt(bytes, Math.floor(width / 2), 5)).toBe("red");
    expect(await colourAt(bytes, Math.floor(width / 2), height - 5)).toBe("blue");
  }
});

test("the photo of that test really tells its place before", async () => {
  const { exif } = await sharp(await phonePhoto(80, 60)).metadata();
  expect(exif?.includes("EnishiPhone")).toBe(true);
  expect(exif?.includes(Buffer.from([0x88, 0x25])) || exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true); // GPS block
});

test("a post's picture comes in three widths, each as WebP and as its own kind", async () => {
  const image = await processImage(await jpeg(2400, 1200), "post");
  expect(shapes(image)).toEqual([
    "w320.webp 320x160",
    "w320.jpeg 320x160",
    "w960.webp 960x480",
    "w960.jpeg 960x480",
    "w1920.webp 1920x960",
    "w1920.jpeg 1920x960",
  ]);
  for (const { bytes, contentType } of image.variants) {
    expect(`image/${(await sharp(bytes).metadata()).format}`).toBe(contentType);
  }
});

test("a small picture is never enlarged and still stands under every name", async () => {
  const image = await processImage(await png(500, 250), "post");
  expect(shapes(image)).toEqual([
    "w320.webp 320x160",
    "w320.png 320x160",
    "w960.webp 500x250",
    "w960.png 500x250",
    "w1920.webp 500x250",
    "w1920.png 500x250",
  ]);
  expect((await sharp(variant(image, "w1920.png").bytes).metadata()).width).toBe(500);
});

test("an icon is a square from the middle", async () => {
  const image = await processImage(await jpeg(1000, 400), "user_icon");
  expect(shapes(image)).toEqual([
    "w80.webp 80x80",
    "w80.jpeg 80x80",
    "w280.webp 280x280",
    "w280.jpeg 280x280",
  ]);
  const { bytes } = variant(image, "w280.jpeg");
  expect([await colourAt(bytes, 20, 140), await colourAt(bytes, 260, 140)]).toEqual(["red", "blue"]);
  expect(shapes(await processImage(await png(60, 100), "user_icon"))[3]).toBe("w280.png 60x60");
});

test("headers are shown whole, inside their frame", async () => {
  expect(shapes(await processImage(await png(3000, 3000), "community_header"))).toEqual([
    "w1000.webp 250x250",
    "w1000.png 250x250",
    "w2000.webp 500x500",
    "w2000.png 500x500",
  ]);
  expect(shapes(await processImage(await jpeg(4000, 1000), "community_site_header"))[3]).toBe(
    "w1920.jpeg 1920x480",
  );
});

test("a very long picture fits the longest side of a WebP", async () => {
  const image = await processImage(craftPng(400, 40_000, blackRows(400, 40_000)), "post");
  expect(variant(image, "w1920.webp")).toMatchObject({ width: 164, height: 16_383 });
});

test("transparency stays, and the placeholder is the mean colour on white", async () => {
  const clear = {
    create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  } as const;
  const image = await processImage(await sharp(clear).png().toBuffer(), "post");
  expect(image.placeholder).toBe("#ffffff");
  for (const { bytes } of image.variants) expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  const plain = { create: { width: 40, height: 40, channels: 3, background: "#2f4b8f" } } as const;
  expect((await processImage(await sharp(plain).png().toBuffer(), "post")).placeholder).toBe("#2f4b8f");
});

test.each(["grey", "cmyk", "16 bits"])("a %s picture comes out as an ordinary one", async (sort) => {
  const source = sharp(await png(400, 200));
  const made = {
    grey: () => source.greyscale().png(),
    cmyk: () => source.toColourspace("cmyk").jpeg(),
    "16 bits": () => source.toColourspace("rgb16").png(),
  }[sort];
  const image = await processImage((await made?.().toBuffer()) ?? Buffer.alloc(0), "post");
  expect(image.placeholder).toMatch(/^#[0-9a-f]{6}$/);
  for (const { bytes } of image.variants) {
    const { space, depth, width } = await sharp(bytes).metadata();
    expect(["srgb", "b-w"]).toContain(space);
    expect([depth, width && width <= 400]).toEqual(["uchar", true]);
  }
});

test("a gif keeps its frames and their pace where gifs are allowed, and is refused elsewhere", async () => {
  const gif = await animatedGif(640, 480);
  expect(await refusalOf(gif)).toBe("TYPE_NOT_ALLOWED");
  const image = await processImage(gif, "post", { allow: ["png", "jpeg", "gif"] });
  for (const name of ["w320.webp", "w320.gif"]) {
    const { pages, pageHeight, delay, width } = await sharp(variant(image, name).bytes, {
      animated: true,
    }).metadata();
    expect({ pages, pageHeight, delay, width }).toEqual({
      pages: 3,
      pageHeight: 240,
      delay: [200, 200, 200],
      width: 320,
    });
  }
  expect(image.placeholder).toBe("#ff0000");
});

test.each(["png", "jpeg"])("a %s cut off in the middle is refused", async (kind) => {
  const whole = kind === "png" ? await png(800, 600) : await jpeg(800, 600);
  expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * 0.6)))).toBe("BROKEN");
});

test("a PNG with damaged pixels is refused", async () => {
  const bytes = await png(800, 600);
  const middle = Math.floor(bytes.length / 2);
  bytes.fill(0xff, middle, middle + 40);
  expect(await refusalOf(bytes)).toBe("BROKEN");
});

test("an SVG, a 30,000 × 30,000 header and 21 MB are refused here too", async () => {
  expect(await refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe("TYPE_NOT_ALLOWED");
  expect(await refusalOf(craftPng(30_000, 30_000, Buffer.alloc(1)))).toBe("TOO_MANY_PIXELS");
  expect(await refusalOf(Buffer.alloc(21 * 1024 * 1024))).toBe("TOO_LARGE");
});

test("a text hidden in a PNG that unfolds to 300 MB is not unfolded into memory", async () => {
  const text = Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(300_000_000))]);
  const bomb = craftPng(8, 8, blackRows(8, 8), pngChunk("zTXt", text));
  const before = process.memoryUsage().rss;
  await refusalOf(bomb);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

test("of twelve large pictures sent at once all are made, and never more than two are at work", async () => {
  const photo = await jpeg(4000, 3000);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, sharp.counters().process);
  }, 2);
  const images = await Promise.all(Array.from({ length: 12 }, () => processImage(photo, "post")));
  clearInterval(watch);
  expect(images.every(({ variants }) => variants.length === 6)).toBe(true);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});
