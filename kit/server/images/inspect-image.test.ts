import { expect, test } from "vitest";
import type { ImageRefused } from "./image-refused.ts";
import { type ImageKind, inspectImage } from "./inspect-image.ts";
import { animatedGif, blackRows, craftPng, jpeg, phonePhoto, png } from "./test-pictures.test-helper.ts";

const pictures: readonly ImageKind[] = ["png", "jpeg"];
const refusalOf = (bytes: Uint8Array, allow = pictures) =>
  inspectImage(bytes, { allow }).then(
    () => "taken",
    (error: ImageRefused) => error.code,
  );
const svg =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';

test("png and jpeg are known by their bytes, with their upright size", async () => {
  expect(await inspectImage(await png(60, 40), { allow: pictures })).toMatchObject({
    kind: "png",
    width: 60,
    height: 40,
  });
  expect(await inspectImage(await phonePhoto(60, 40), { allow: pictures })).toMatchObject({
    kind: "jpeg",
    width: 40,
    height: 60,
  });
});

test("an SVG is refused whatever its name", async () => {
  expect(await refusalOf(Buffer.from(svg))).toBe("TYPE_NOT_ALLOWED");
});

test.each([0, 1, 7])("a PNG with byte %i changed is refused", async (index) => {
  const bytes = await png(60, 40);
  bytes[index] = (bytes[index] ?? 0) ^ 0xff;
  expect(await refusalOf(bytes)).toBe("TYPE_NOT_ALLOWED");
});

test("what is no picture is refused as such", async () => {
  expect(await refusalOf(Buffer.alloc(0))).toBe("NOT_AN_IMAGE");
  expect(await refusalOf(Buffer.from("%PDF-1.7\n"))).toBe("NOT_AN_IMAGE");
  expect(await refusalOf(Buffer.from("こんにちは"))).toBe("NOT_AN_IMAGE");
});

test("a signature with anything else behind it is broken", async () => {
  expect(await refusalOf(Buffer.concat([(await png(60, 40)).subarray(0, 8), Buffer.from(svg)]))).toBe(
    "BROKEN",
  );
  expect(await refusalOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe("BROKEN");
});

test("20 MB are taken, one byte more is not", async () => {
  const limit = 20_971_520;
  const picture = await jpeg(60, 40);
  const padded = (length: number) => Buffer.concat([picture, Buffer.alloc(length - picture.length)]);
  expect(await refusalOf(padded(limit))).toBe("taken");
  expect(await refusalOf(padded(limit + 1))).toBe("TOO_LARGE");
  expect(await refusalOf(Buffer.alloc(21 * 1024 * 1024))).toBe("TOO_LARGE");
});

test("a 30,000 × 30,000 picture is refused from its header, before its pixels", async () => {
  const lie = craftPng(30_000, 30_000, Buffer.alloc(1));
  expect(await refusalOf(lie)).toBe("TOO_MANY_PIXELS");
});

test("a bomb whose few kilobytes unfold to 400 million pixels is refused without unfolding it", async () => {
  const bomb = craftPng(20_000, 20_000, blackRows(20_000, 20_000));
  expect(bomb.length).toBeLessThan(100_000);
  const before = process.memoryUsage().rss;
  expect(await refusalOf(bomb)).toBe("TOO_MANY_PIXELS");
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test("50 million pixels are the limit, all frames of an animation counted", async () => {
  expect(await refusalOf(craftPng(10_000, 5_000, Buffer.alloc(1)))).toBe("taken");
  expect(await refusalOf(craftPng(10_000, 5_001, Buffer.alloc(1)))).toBe("TOO_MANY_PIXELS");
  expect(await refusalOf(await animatedGif(4_100, 4_100), ["gif"])).toBe("TOO_MANY_PIXELS");
});

test("finer or more colours, and several rounds of drawing, count against the measure too, before they are unfolded", async () => {
  const deep = { depth: 16, colour: 6 };
  expect(await refusalOf(craftPng(4_000, 4_000, Buffer.alloc(1), deep))).toBe("taken");
  expect(await refusalOf(craftPng(7_000, 7_000, Buffer.alloc(1), deep))).toBe("TOO_MANY_PIXELS");
  const rounds = { depth: 8, colour: 2, interlaced: true };
  expect(await refusalOf(craftPng(5_000, 5_000, Buffer.alloc(1), rounds))).toBe("taken");
  expect(await refusalOf(craftPng(5_000, 5_001, Buffer.alloc(1), rounds))).toBe("TOO_MANY_PIXELS");
});

test("a gif is taken only where it is allowed", async () => {
  const gif = await animatedGif(40, 30);
  expect(await refusalOf(gif)).toBe("TYPE_NOT_ALLOWED");
  expect(await inspectImage(gif, { allow: ["png", "jpeg", "gif"] })).toMatchObject({
    kind: "gif",
    width: 40,
    height: 30,
    frames: 3,
  });
});
