import { expect, test } from "vitest";
import { asUploadable } from "./as-uploadable.ts";

/** A photo as a phone takes it: 64 by 48 pixels, the left half red, the right half blue. */
const heic = [
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA",
  "AAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAJAACAAEA",
  "AAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAA",
  "AADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAe",
  "ugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAA",
  "AAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QA",
  "AAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACxtZGF0AAAAICgBrxmA70mlv//fX9/0B6/4mshf/32Z3y4Qf8UZjbW8",
].join("");

const file = (name: string, type: string) =>
  new File([Uint8Array.from(atob(heic), (letter) => letter.charCodeAt(0))], name, { type });

async function pixelsOf(picture: File, ...places: readonly number[]) {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const brush = canvas.getContext("2d");
  brush?.drawImage(bitmap, 0, 0);
  const colours = places.map((x) => {
    const [red = 0, , blue = 0] = brush?.getImageData(x, 24, 1, 1).data ?? [];
    return red > blue ? "red" : "blue";
  });
  return { size: [bitmap.width, bitmap.height], colours };
}

test.each([
  ["花見.HEIC", ""],
  ["花見.heif", "image/heif"],
])("%s from a phone goes as a JPEG of the same picture (R236)", async (name, type) => {
  const sent = await asUploadable(file(name, type));
  expect([sent.name, sent.type]).toEqual(["花見.jpg", "image/jpeg"]);
  expect(await pixelsOf(sent, 8, 56)).toEqual({ size: [64, 48], colours: ["red", "blue"] });
});

test("every other picture goes as it is (R236)", async () => {
  const png = file("花見.png", "image/png");
  expect(await asUploadable(png)).toBe(png);
});

test("what only calls itself HEIC is refused (R236)", async () => {
  await expect(asUploadable(new File(["これは写真ではありません"], "花見.heic"))).rejects.toBeDefined();
});
