import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { expect, test, vi } from "vitest";
import type { ImageRefused } from "./image-refused.ts";
import type { ImageKind } from "./inspect-image.ts";
import { type ImageVariant, makeImage, type ProcessedImage } from "./make-image.ts";
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
  makeImage(bytes, "post", allow ? { allow } : {}).then(
    () => "taken",
    (error: ImageRefused) => error.code,
  );

test("a phone's photo is turned upright in every size and loses place, camera and orientation mark", async () => {
  const photo = await phonePhoto(800, 600);
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  const image = await makeImage(photo, "post");
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
    // The red left half of the rotated photo is the upper half of the upright one.
    expect(await colourAt(bytes, Math.floor(width / 2), 5)).toBe("red");
    expect(await colourAt(bytes, Math.floor(width / 2), height - 5)).toBe("blue");
  }
});

test("the photo of that test really tells its place before", async () => {
  const { exif } = await sharp(await phonePhoto(80, 60)).metadata();
  expect(exif?.includes("EnishiPhone")).toBe(true);
  expect(exif?.includes(Buffer.from([0x88, 0x25])) || exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true); // The GPS block has this tag, in either byte order.
});

test("a post's picture comes in three widths, each as WebP and as its own kind", async () => {
  const image = await makeImage(await jpeg(2400, 1200), "post");
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
  const image = await makeImage(await png(500, 250), "post");
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

test("an icon is a square from the middle, 280 pixels wide where the picture has them (R354)", async () => {
  const image = await makeImage(await jpeg(1000, 400), "user_icon");
  expect(shapes(image)).toEqual([
    "w80.webp 80x80",
    "w80.jpeg 80x80",
    "w280.webp 280x280",
    "w280.jpeg 280x280",
  ]);
  const { bytes } = variant(image, "w280.jpeg");
  expect([await colourAt(bytes, 20, 140), await colourAt(bytes, 260, 140)]).toEqual(["red", "blue"]);
  expect(shapes(await makeImage(await png(60, 100), "user_icon"))[3]).toBe("w280.png 60x60");
});

test("headers are shown whole, inside their frame; a community's of 1,000 by 250 stays as it is (R355)", async () => {
  expect(shapes(await makeImage(await png(1000, 250), "community_header"))[1]).toBe("w1000.png 1000x250");
  expect(shapes(await makeImage(await png(3000, 3000), "community_header"))).toEqual([
    "w1000.webp 250x250",
    "w1000.png 250x250",
    "w2000.webp 500x500",
    "w2000.png 500x500",
  ]);
  expect(shapes(await makeImage(await jpeg(4000, 1000), "community_site_header"))[3]).toBe(
    "w1920.jpeg 1920x480",
  );
});

test("a long picture is made smaller until its area is that of a photo", async () => {
  const image = await makeImage(craftPng(1_920, 16_383, blackRows(1_920, 16_383)), "post");
  expect(shapes(image).filter((shape) => shape.includes("webp"))).toEqual([
    "w320.webp 320x2731",
    "w960.webp 765x6532",
    "w1920.webp 765x6532",
  ]);
  expect(shapes(await makeImage(await jpeg(3_000, 4_000), "post"))[4]).toBe("w1920.webp 1920x2560");
});

test.each([
  [1_000, 20_000, "taken"],
  [1_000, 20_001, "TOO_NARROW"],
  [20_001, 1_000, "TOO_NARROW"],
  [1, 50_000_000, "TOO_NARROW"],
])("%i by %i pixels are %s", async (width, height, answer) => {
  expect(await refusalOf(craftPng(width, height, blackRows(width, height)))).toBe(answer);
});

test("transparency stays, and the placeholder is the mean colour on white", async () => {
  const clear = {
    create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  } as const;
  const image = await makeImage(await sharp(clear).png().toBuffer(), "post");
  expect(image.placeholder).toBe("#ffffff");
  for (const { bytes } of image.variants) expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  const plain = { create: { width: 40, height: 40, channels: 3, background: "#2f4b8f" } } as const;
  expect((await makeImage(await sharp(plain).png().toBuffer(), "post")).placeholder).toBe("#2f4b8f");
});

test.each(["grey", "cmyk", "16 bits"])("a %s picture comes out as an ordinary one", async (sort) => {
  const source = sharp(await png(400, 200));
  const made = {
    grey: () => source.greyscale().png(),
    cmyk: () => source.toColourspace("cmyk").jpeg(),
    "16 bits": () => source.toColourspace("rgb16").png(),
  }[sort];
  const image = await makeImage((await made?.().toBuffer()) ?? Buffer.alloc(0), "post");
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
  const image = await makeImage(gif, "post", { allow: ["png", "jpeg", "gif"] });
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
  const bomb = craftPng(8, 8, blackRows(8, 8), { extra: pngChunk("zTXt", text) });
  const before = process.memoryUsage().rss;
  await refusalOf(bomb);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

test.each([1, 2, 3, 4])(
  "a picture whose step %i runs out of its time is refused as one to send again",
  async (late) => {
    const bytes = await png(400, 300);
    const steps = Object.getPrototypeOf(sharp()) as Sharp;
    const { toBuffer } = steps;
    let step = 0;
    const spy = vi.spyOn(steps, "toBuffer").mockImplementation(function (
      this: Sharp,
      ...how: [{ resolveWithObject: true }]
    ) {
      step += 1;
      if (step === late) return Promise.reject(new Error("timeout: 40% complete"));
      return toBuffer.apply(this, how) as never;
    });
    await expect(makeImage(bytes, "post")).rejects.toMatchObject({ code: "OVERLOADED" });
    spy.mockRestore();
  },
);
